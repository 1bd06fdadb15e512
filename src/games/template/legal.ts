/** Whose decision is open, and the moves of that seat: the only definition of what is legal. */
import type { Seat } from '../../kit/game.ts'
import { BURN, KEEP, type Move, SHOVEL, SORT } from './moves.ts'
import { handOf, inSmoke, type State, seatsOf } from './state.ts'

/** CR-3.1: all who have not chosen yet, at the same time; CR-4.1: one after the other. */
export const toAct = (state: State): readonly Seat[] => {
  if (state.end !== 'none') return []
  return state.mover < 0 ? seatsOf(state).filter((seat) => state.chosen[seat] === -1) : [state.mover]
}

export const legal = (state: State, seat: Seat): readonly Move[] => {
  if (!toAct(state).includes(seat)) return []
  if (state.mover < 0) return BURN.filter(({ coal }) => handOf(state, seat)[coal] !== 0) // CR-3.1
  if (state.pending.length > 0) return KEEP.filter(({ coal }) => state.pending.includes(coal)) // CR-4.4
  return inSmoke(state.burned, seat) ? [SHOVEL] : [SHOVEL, SORT] // CR-4.3
}

/** A card that is drawn cannot be put back, nor can coal that all have seen burn. */
export const final = (state: State, _seat: Seat, move: Move): boolean => {
  switch (move.kind) {
    case 'burn':
      return toAct(state).length === 1 // CR-3.2: the last to choose turns the cards over
    case 'shovel':
    case 'sort':
      return true
    case 'keep':
      return false
  }
}
