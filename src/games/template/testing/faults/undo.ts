/** Faults in undo. */
import { afterMove, type Fault } from './fault.ts'

export const faultsOfUndo: readonly Fault[] = [
  {
    law: 'undo and then redo restores the same state',
    fault: 'moves are counted outside the state',
    plant: (game) => {
      let moves = 0
      return afterMove(game, (draft) => {
        moves += 1
        draft.turn = moves
      })
    },
  },
  {
    law: 'a reversible move draws nothing',
    fault: 'shovelling is reversible',
    plant: (game) => ({
      ...game,
      irreversible: (state, seat, move) => (move.kind === 'shovel' ? null : game.irreversible(state, seat, move)),
    }),
  },
  {
    law: 'a reversible move shows its mover nothing new',
    fault: 'the last choice, which reveals all others, is reversible',
    plant: (game) => ({
      ...game,
      irreversible: (state, seat, move) => (move.kind === 'burn' ? null : game.irreversible(state, seat, move)),
    }),
  },
  {
    law: 'the reason why a move is irreversible follows from what its mover knows',
    fault: 'a choice is irreversible when another seat has chosen the same',
    plant: (game) => ({
      ...game,
      irreversible: (state, seat, move) => {
        const isTaken = move.kind === 'burn' && state.chosen.includes(move.coal)
        return isTaken ? { id: 'irreversible.reveals' } : game.irreversible(state, seat, move)
      },
    }),
  },
  {
    law: 'the reason why a move is irreversible follows from what its mover knows',
    fault: 'the reason names the best card left in the deck',
    plant: (game) => ({
      ...game,
      irreversible: (state, seat, move) => {
        const reason = game.irreversible(state, seat, move)
        const best = state.deck.counts.findLastIndex((count) => count > 0)
        return reason && { id: reason.id, params: { best } }
      },
    }),
  },
  {
    law: 'a reversible, unfinished move shows nothing to others',
    fault: 'sorting is announced at once and reversible',
    plant: (game) => ({
      ...game,
      irreversible: (state, seat, move) => (move.kind === 'sort' ? null : game.irreversible(state, seat, move)),
    }),
  },
]
