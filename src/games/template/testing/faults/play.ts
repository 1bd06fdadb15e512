/** Mistakes planted in how a match of the template runs. Each must be found by the law that it names. */
import { BURN } from '../../moves.ts'
import type { State } from '../../state.ts'
import { afterMove, afterSetup, type Fault, type Template } from './fault.ts'

export const faultsOfPlay: readonly Fault[] = [
  {
    law: 'a seat has legal moves exactly when it is to act',
    fault: 'a seat with cards to sort has no move',
    plant: (game) => ({
      ...game,
      legal: (state, seat) => game.legal(state, seat).filter(({ kind }) => kind !== 'keep'),
    }),
  },
  {
    law: 'a seat has legal moves exactly when it is to act',
    fault: 'a seat that has chosen may choose again',
    plant: (game) => ({
      ...game,
      legal: (state, seat) => game.legal({ ...state, chosen: state.chosen.map(() => -1) }, seat),
    }),
  },
  {
    law: 'byKind lists the legal moves in their order',
    fault: 'kinds are listed in reverse order',
    plant: (game) => ({
      ...game,
      byKind: {
        kinds: (state, seat) => [...new Set(game.legal(state, seat).map(({ kind }) => kind))].reverse(),
        moves: (state, seat, kind) => game.legal(state, seat).filter((move) => move.kind === kind),
      },
    }),
  },
  {
    law: 'byKind lists the legal moves in their order',
    fault: 'byKind offers coal that the seat does not hold',
    plant: (game) => ({
      ...game,
      byKind: {
        kinds: (state, seat) => [...new Set(game.legal(state, seat).map(({ kind }) => kind))],
        moves: (state, seat, kind) =>
          kind === 'burn' ? BURN : game.legal(state, seat).filter((move) => move.kind === kind),
      },
    }),
  },
  {
    law: 'a match ends within the bound that the game states',
    fault: 'the bound does not count the moves of refuelling',
    plant: (game) => ({ ...game, meta: { ...game.meta, longest: 28 } }),
  },
  {
    law: 'a match ends within the bound that the game states',
    fault: 'the match stops when sorting begins',
    plant: (game) => ({
      ...game,
      legal: (state, seat) => (state.pending.length > 0 ? [] : game.legal(state, seat)),
    }),
  },
  {
    law: 'the outcome is defined exactly when the match is over',
    fault: 'there is an outcome in every position',
    plant: (game) => ({ ...game, outcome: (state) => game.outcome({ ...state, end: 'rounds' }) }),
  },
  {
    law: 'the outcome is defined exactly when the match is over',
    fault: 'tied winners both come second',
    plant: (game) => ({
      ...game,
      outcome: (state) => {
        const outcome = game.outcome(state)
        if (outcome === undefined) return undefined
        const { totals } = outcome
        return { ...outcome, ranks: totals.map((points) => totals.filter((other) => other >= points).length) }
      },
    }),
  },
  {
    law: 'score lines add up to the total',
    fault: 'the points for coal left over have no line',
    plant: (game) => ({
      ...game,
      score: (state, seat) => game.score(state, seat).filter(({ rule }) => rule !== 'CR-6.3'),
    }),
  },
  {
    law: 'the turn number never falls',
    fault: 'the turn starts again with every round',
    plant: (game) => ({ ...game, turn: (state) => state.mover + 1 }),
  },
  {
    law: 'the turn number never falls',
    fault: 'the turn never rises',
    plant: (game) => ({ ...game, turn: () => 0 }),
  },
  {
    law: 'the round never falls, stays within its total and is no secret',
    fault: 'the round starts again after every refuelling',
    plant: (game) => ({ ...game, round: (state) => ({ round: state.mover < 0 ? 2 : 1, of: 5 }) }),
  },
  {
    law: 'the round never falls, stays within its total and is no secret',
    fault: 'rounds are counted from 0',
    plant: (game) => ({ ...game, round: (state) => ({ round: state.round - 1, of: 7 }) }),
  },
  {
    law: 'the round never falls, stays within its total and is no secret',
    fault: 'the round depends on a hidden hand',
    plant: (game) => ({ ...game, round: (state) => ({ round: 1 + (state.hands[0] ?? 0), of: 9 }) }),
  },
  {
    law: 'no piece is lost or doubled',
    fault: 'the card that is not kept vanishes',
    plant: (game) => afterMove(game, (draft, kind) => kind === 'keep' && loseOne(draft.discards)),
  },
  {
    law: 'states, views and events survive JSON',
    fault: 'seats that burned nothing hold NaN',
    plant: (game) => afterSetup(game, (state) => state.burned.fill(Number.NaN)),
  },
  {
    law: 'states, views and events survive JSON',
    fault: 'the miles start at -0',
    plant: (game) => afterSetup(game, (state) => state.miles.fill(-0)),
  },
  {
    law: 'a clone equals the plain copy and shares nothing with it',
    fault: 'the clone shares the cards that are being sorted',
    plant: (game) => ({ ...game, clone: (state) => ({ ...copy(game, state), pending: state.pending }) }),
  },
  {
    law: 'a clone equals the plain copy and shares nothing with it',
    fault: 'the clone forgets what was burned',
    plant: (game) => ({ ...game, clone: (state) => ({ ...copy(game, state), burned: state.burned.map(() => -1) }) }),
  },
  {
    law: 'the same record gives the same states',
    fault: 'set-up depends on how many matches there were before',
    plant: (game) => {
      let matches = 0
      return afterSetup(game, (state) => {
        state.miles[0] = Math.min(matches, 5)
        matches += 1
      })
    },
  },
  {
    law: 'questions leave the state unchanged',
    fault: 'prompt sorts the pending cards',
    plant: (game) => ({
      ...game,
      prompt: (state, seat) => {
        state.pending.sort()
        return game.prompt(state, seat)
      },
    }),
  },
  {
    law: 'questions leave the state unchanged',
    fault: 'a determinization shares the miles with the state',
    plant: (game) => ({
      ...game,
      determinize: (view, rng) => ({ ...game.determinize(view, rng), miles: view.miles as number[] }),
    }),
  },
  {
    law: 'simultaneous choices may arrive in any order',
    fault: 'the first seat to choose runs a mile',
    plant: (game) => ({
      ...game,
      apply: (draft, seat, move, table) => {
        const isFirst = move.kind === 'burn' && draft.chosen.every((coal) => coal === -1)
        if (isFirst) draft.miles[seat] = Math.min(7, (draft.miles[seat] ?? 0) + 1)
        game.apply(draft, seat, move, table)
      },
    }),
  },
]

const copy = (game: Template, state: State): State => game.clone?.(state) ?? state

const loseOne = (counts: number[]): void => {
  const at = counts.findIndex((count) => count > 0)
  counts[at] = (counts[at] ?? 0) - 1
}
