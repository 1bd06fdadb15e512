/** Faults in how a match runs. */
import { BURN } from '../../moves.ts'
import type { State } from '../../state.ts'
import { afterMove, afterSetup, type Fault, type Template } from './fault.ts'

export const faultsOfPlay: readonly Fault[] = [
  {
    law: 'who is to act has a legal move, and nobody else has one',
    fault: 'a seat with cards to sort has no move',
    plant: (game) => ({
      ...game,
      legal: (state, seat) => game.legal(state, seat).filter(({ kind }) => kind !== 'keep'),
    }),
  },
  {
    law: 'who is to act has a legal move, and nobody else has one',
    fault: 'a seat that has chosen may choose again',
    plant: (game) => ({
      ...game,
      legal: (state, seat) => game.legal({ ...state, chosen: state.chosen.map(() => -1) }, seat),
    }),
  },
  {
    law: 'moves by kind are the legal moves, in their order',
    fault: 'whoever may do two things is offered the second first',
    plant: (game) => ({
      ...game,
      byKind: {
        kinds: (state, seat) => [...new Set(game.legal(state, seat).map(({ kind }) => kind))].reverse(),
        moves: (state, seat, kind) => game.legal(state, seat).filter((move) => move.kind === kind),
      },
    }),
  },
  {
    law: 'moves by kind are the legal moves, in their order',
    fault: 'the coal that one has may be burned, and any other too',
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
    fault: 'the bound forgets the moves of refuelling',
    plant: (game) => ({ ...game, meta: { ...game.meta, longest: 28 } }),
  },
  {
    law: 'a match ends within the bound that the game states',
    fault: 'the match stops where sorting begins',
    plant: (game) => ({
      ...game,
      legal: (state, seat) => (state.pending.length > 0 ? [] : game.legal(state, seat)),
    }),
  },
  {
    law: 'the outcome is defined exactly at the end',
    fault: 'there is an outcome in every position',
    plant: (game) => ({ ...game, outcome: (state) => game.outcome({ ...state, end: 'rounds' }) }),
  },
  {
    law: 'the outcome is defined exactly at the end',
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
    law: 'scores add up from their lines',
    fault: 'the points for coal left over have no line',
    plant: (game) => ({
      ...game,
      score: (state, seat) => game.score(state, seat).filter(({ rule }) => rule !== 'CR-6.3'),
    }),
  },
  {
    law: 'the turn never falls',
    fault: 'the turn begins anew with every round',
    plant: (game) => ({ ...game, turn: (state) => state.mover + 1 }),
  },
  {
    law: 'the turn never falls',
    fault: 'the turn never rises',
    plant: (game) => ({ ...game, turn: () => 0 }),
  },
  {
    law: 'every piece is accounted for after every move',
    fault: 'the card that is not kept vanishes',
    plant: (game) => afterMove(game, (draft, kind) => kind === 'keep' && loseOne(draft.discards)),
  },
  {
    law: 'a state survives JSON',
    fault: 'who has burned nothing has burned NaN',
    plant: (game) => afterSetup(game, (state) => state.burned.fill(Number.NaN)),
  },
  {
    law: 'a state survives JSON',
    fault: 'the miles begin at minus nought',
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
    law: 'what is given to a question stays untouched',
    fault: 'asking puts the cards to be sorted in order',
    plant: (game) => ({
      ...game,
      prompt: (state, seat) => {
        state.pending.sort()
        return game.prompt(state, seat)
      },
    }),
  },
  {
    law: 'simultaneous choices may arrive in any order',
    fault: 'whoever chooses first runs a mile',
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
