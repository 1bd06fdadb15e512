/** Faults in who knows what. */
import { handOf, type State, seatsOf } from '../../state.ts'
import { type Fault, withTable } from './fault.ts'

export const faultsOfSecrecy: readonly Fault[] = [
  {
    law: 'a determinized state looks like the real one to its viewer',
    fault: 'determinize forgets who has chosen',
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
    law: 'known points follow from the view, and every seat knows its own',
    fault: 'everybody knows all points',
    plant: (game) => ({ ...game, knowsScore: () => true }),
  },
  {
    law: 'known points follow from the view, and every seat knows its own',
    fault: 'nobody knows any points',
    plant: (game) => ({ ...game, knowsScore: () => false }),
  },
  {
    law: 'determinized states differ from the real one when something is hidden',
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
    law: 'events show a viewer no more than its view does',
    fault: 'everybody learns which card was drawn',
    plant: (game) => withTable(game, (table) => (event) => table.emit(event)),
  },
  {
    law: 'a view keeps everything its viewer was shown',
    fault: 'the view lacks the discard pile',
    plant: (game) => ({
      ...game,
      view: (state, viewer) => ({ ...game.view(state, viewer), discards: state.discards.map(() => 0) }),
    }),
  },
  {
    law: 'a view keeps everything its viewer was shown',
    fault: 'the log names another card than the discarded one',
    plant: (game) =>
      withTable(game, (table) => (event, audience) => {
        table.emit(event.kind === 'discarded' ? { ...event, coal: 3 - event.coal } : event, audience)
      }),
  },
  {
    law: 'a move unknown to a viewer changes nothing for that viewer',
    fault: 'only the mover learns that sorting costs a mile',
    plant: (game) =>
      withTable(game, (table) => (event, audience) => {
        table.emit(event, event.kind === 'sorted' ? [event.seat] : audience)
      }),
  },
  {
    law: 'the spectator sees no more than any seat',
    fault: 'the spectator sees all hands',
    plant: (game) => ({
      ...game,
      view: (state, viewer) => {
        const view = game.view(state, viewer)
        return viewer === 'watcher' ? { ...view, hands: seatsOf(state).map((seat) => handOf(state, seat)) } : view
      },
    }),
  },
]
