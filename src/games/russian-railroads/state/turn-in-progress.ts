/** The turn in progress: the mover, the next decision, the piece in hand and the open list. */
import type { Seat } from '../../../kit/game.ts'
import { nothingOpen } from '../open-list/entries.ts'
import type { SpaceNo } from './space-numbers.ts'

/** The decisions of RR §16, and `over` once the game has ended. */
export type Decision =
  | 'turn'
  | 'bonus'
  | 'pay'
  | 'swap'
  | 'do'
  | 'slot'
  | 'factory'
  | 'gap'
  | 'again'
  | 'card'
  | 'end'
  | 'relocate'
  | 'over'

/** RR-1.7, RR-2.1, RR-10.5: start bonus, turns, then the workers under place 2 and place 1. */
export type TurnPhase = 'bonus' | 'turns' | 'relocateSecond' | 'relocateFirst'

export interface TurnInProgress {
  phase: TurnPhase
  mover: Seat
  /** The mover's place in the order of this round, from 0. */
  place: number
  decision: Decision
  /** The space that the worker is placed on. */
  chosenSpace: SpaceNo
  /** The locomotive to lay, or 0; RR-5.7: was it just taken, so that it must be laid? */
  locomotiveInHand: number
  isJustTaken: boolean
  /** RR-6.2: the factory that must replace another, or 0. */
  factoryInHand: number
  /** RR-8.4: must a space be repeated (public engineer), or may it be? */
  mustRepeat: boolean
  /**
   * RR-2.10: the open list, by `ENTRY`: printed parts, which must be done, and gains, which may be. Each turn
   * has lists of its own, and these alone are written in place: they change with every step.
   */
  printed: number[]
  gains: number[]
  /** RR-13.3, RR-13.2, RR-12.3: ?-tokens to place, parts of a ?-card to have again, end cards to take. */
  tokensOwed: number
  partsAgainOwed: number
  endCardsOwed: number
}

/** The decision with which a turn begins. */
const FIRST_DECISION: Readonly<Record<TurnPhase, Decision>> = {
  bonus: 'bonus',
  turns: 'turn',
  relocateSecond: 'relocate',
  relocateFirst: 'relocate',
}

/** A turn at its beginning. */
export const newTurn = (phase: TurnPhase, place: number, mover: Seat): TurnInProgress => ({
  phase,
  mover,
  place,
  decision: FIRST_DECISION[phase],
  chosenSpace: 0,
  locomotiveInHand: 0,
  isJustTaken: false,
  factoryInHand: 0,
  mustRepeat: false,
  printed: nothingOpen(),
  gains: nothingOpen(),
  tokensOwed: 0,
  partsAgainOwed: 0,
  endCardsOwed: 0,
})

export const copyTurn = (turn: TurnInProgress): TurnInProgress => ({
  phase: turn.phase,
  mover: turn.mover,
  place: turn.place,
  decision: turn.decision,
  chosenSpace: turn.chosenSpace,
  locomotiveInHand: turn.locomotiveInHand,
  isJustTaken: turn.isJustTaken,
  factoryInHand: turn.factoryInHand,
  mustRepeat: turn.mustRepeat,
  printed: turn.printed.slice(),
  gains: turn.gains.slice(),
  tokensOwed: turn.tokensOwed,
  partsAgainOwed: turn.partsAgainOwed,
  endCardsOwed: turn.endCardsOwed,
})
