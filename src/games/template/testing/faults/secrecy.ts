/** Faults in who knows what. */
import { handOf, type State, seatsOf } from '../../state.ts'
import { type Fault, withTable } from './fault.ts'

export const faultsOfSecrecy: readonly Fault[] = [
  {
    law: 'a guess looks to its viewer like the truth',
    fault: 'a guess forgets who has chosen',
    plant: (game) => ({
      ...game,
      determinize: (view, rng) => ({ ...game.determinize(view, rng), chosen: view.ready.map(() => -1) }),
    }),
  },
  {
    law: 'legal moves follow from what their seat knows',
    fault: 'the coal that another seat has chosen is not offered',
    plant: (game) => ({
      ...game,
      legal: (state, seat) => {
        const legal = game.legal(state, seat)
        const others = legal.filter((move) => move.kind !== 'burn' || !state.chosen.includes(move.coal))
        return others.length > 0 ? others : legal
      },
    }),
  },
  {
    law: 'points that a viewer is said to know follow from what it knows, and its own are among them',
    fault: 'everybody is said to know all points',
    plant: (game) => ({ ...game, knowsScore: () => true }),
  },
  {
    law: 'points that a viewer is said to know follow from what it knows, and its own are among them',
    fault: 'nobody is said to know any',
    plant: (game) => ({ ...game, knowsScore: () => false }),
  },
  {
    law: 'guesses differ from the truth where something is hidden',
    fault: 'the view carries the whole state with it',
    plant: (game) => {
      const carried = new WeakMap<object, State>()
      return {
        ...game,
        view: (state, viewer) => {
          const view = game.view(state, viewer)
          carried.set(view, state)
          return view
        },
        determinize: (view, rng) => carried.get(view) ?? game.determinize(view, rng),
      }
    },
  },
  {
    law: 'events tell a viewer no more than its view shows',
    fault: 'everybody is told which card was drawn',
    plant: (game) => withTable(game, (table) => (event) => table.emit(event)),
  },
  {
    law: 'a view forgets nothing that its viewer was told',
    fault: 'the cards put away are not in the view',
    plant: (game) => ({
      ...game,
      view: (state, viewer) => ({ ...game.view(state, viewer), discards: state.discards.map(() => 0) }),
    }),
  },
  {
    law: 'a view forgets nothing that its viewer was told',
    fault: 'the log names another card than the one put away',
    plant: (game) =>
      withTable(game, (table) => (event, audience) => {
        table.emit(event.kind === 'discarded' ? { ...event, coal: 3 - event.coal } : event, audience)
      }),
  },
  {
    law: 'a move that a viewer does not know of changes nothing for it',
    fault: 'only its seat is told that sorting costs a mile',
    plant: (game) =>
      withTable(game, (table) => (event, audience) => {
        table.emit(event, event.kind === 'sorted' ? [event.seat] : audience)
      }),
  },
  {
    law: 'the watcher sees no more than any seat',
    fault: 'the watcher sees all hands',
    plant: (game) => ({
      ...game,
      view: (state, viewer) => {
        const view = game.view(state, viewer)
        return viewer === 'watcher' ? { ...view, hands: seatsOf(state).map((seat) => handOf(state, seat)) } : view
      },
    }),
  },
]
