/** Faults in what may be taken back. */
import { afterMove, type Fault } from './fault.ts'

export const faultsOfUndo: readonly Fault[] = [
  {
    law: 'undo and then redo is the identity',
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
    law: 'a move that is not final draws nothing',
    fault: 'shovelling can be taken back',
    plant: (game) => ({
      ...game,
      final: (state, seat, move) => move.kind !== 'shovel' && game.final(state, seat, move),
    }),
  },
  {
    law: 'a move that is not final shows its mover nothing new',
    fault: 'the last choice, which shows all the others, can be taken back',
    plant: (game) => ({
      ...game,
      final: (state, seat, move) => move.kind !== 'burn' && game.final(state, seat, move),
    }),
  },
  {
    law: 'whether a move is final follows from what its mover knows',
    fault: 'a choice is final when another seat has chosen the same',
    plant: (game) => ({
      ...game,
      final: (state, seat, move) =>
        game.final(state, seat, move) || (move.kind === 'burn' && state.chosen.includes(move.coal)),
    }),
  },
  {
    law: 'what can be taken back and is not complete tells nobody else anything',
    fault: 'sorting is told at once and can be taken back',
    plant: (game) => ({
      ...game,
      final: (state, seat, move) => move.kind !== 'sort' && game.final(state, seat, move),
    }),
  },
]
