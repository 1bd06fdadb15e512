/** Whose decision is open, and the moves of that seat: the only definition of what is legal. */
import type { Seat } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import { say } from './describe/words.ts'
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

const REVEALS = say('irreversible.reveals')
const DRAWS = say('irreversible.draws')
const DRAWS_TWO = say('irreversible.two')

/** A drawn card, and coal that everybody saw burn, cannot be undone. */
export const irreversible = (state: State, _seat: Seat, move: Move): Message | null => {
  switch (move.kind) {
    case 'burn':
      return toAct(state).length === 1 ? REVEALS : null // CR-3.2: the last choice turns all cards over
    case 'shovel':
      return DRAWS
    case 'sort':
      return DRAWS_TWO
    case 'keep':
      return null
  }
}
