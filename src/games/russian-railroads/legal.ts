/** The moves of the seat to act: the only definition of what is legal. */
import type { Seat } from '../../kit/game.ts'
import { canRepeat, canTakeCard } from './actions/possible.ts'
import { endCardsLeft } from './cards/end-card-pile.ts'
import { onlyPickMove, pickMoves } from './industry/factories.ts'
import { layMoves, onlyLayMove } from './locomotives/options.ts'
import { movesIn } from './move-sets.ts'
import type { Move } from './moves.ts'
import { AGAIN_ON, BONUS, CARD, KEEP, POINTS, REPLACE, SKIP } from './moves.ts'
import { onlyOpenListMove, openListMoves } from './open-list/options.ts'
import { isOver, type State } from './state/state.ts'
import { swapMoves } from './turn-order/claims.ts'
import { relocateMoves, turnMoves } from './workers/options.ts'
import { onlyPayment, payments } from './workers/payment.ts'

const NONE: readonly Move[] = []

export const legal = (state: State, seat: Seat): readonly Move[] =>
  isOver(state) || seat !== state.current.mover ? NONE : answers(state, seat)

/** RR §16: the answer to a decision that leaves no choice. */
export const onlyAnswer = (state: State, seat: Seat): Move | undefined => {
  switch (state.current.decision) {
    case 'pay':
      return onlyPayment(state, seat, state.current.chosenSpace)
    case 'do':
      return onlyOpenListMove(state, seat)
    case 'slot':
      return onlyLayMove(state, seat)
    case 'factory':
      return onlyPickMove(state, seat)
    default: {
      const list = answers(state, seat)
      return list.length === 1 ? list[0] : undefined
    }
  }
}

/** Every answer to the decision that is open. */
export const answers = (state: State, seat: Seat): readonly Move[] => {
  switch (state.current.decision) {
    case 'turn':
      return turnMoves(state, seat)
    case 'bonus':
      return movesIn(BONUS, state.board.bonusCardsLeft)
    case 'pay':
      return payments(state, seat, state.current.chosenSpace)
    case 'swap':
      return swapMoves(state, seat)
    case 'do':
      return openListMoves(state, seat)
    case 'slot':
      return layMoves(state, seat)
    case 'factory':
      return pickMoves(state, seat)
    case 'gap':
      return REPLACE
    case 'again':
      return repeatMoves(state, seat)
    case 'card':
      return [...CARD.filter((_, card) => canTakeCard(state, seat, card)), SKIP]
    case 'end':
      return [...movesIn(KEEP, endCardsLeft(state)), POINTS]
    case 'relocate':
      return relocateMoves(state, seat)
    case 'over':
      return NONE
  }
}

/** RR-8.4; only the action of a public engineer must be carried out. */
const repeatMoves = (state: State, seat: Seat): readonly Move[] => {
  const list = AGAIN_ON.filter((_, space) => canRepeat(state, seat, space))
  if (!state.current.mustRepeat) list.push(SKIP)
  return list
}
