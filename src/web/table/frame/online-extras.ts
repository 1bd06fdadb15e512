/** What a table shows beside the match where several pages share it: made by whoever opens the table there. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'

export interface OnlineExtras {
  /** Above the turn: what must not be overlooked. */
  readonly bar: ReactNode
  readonly chat: ReactNode
  readonly chatTitle: string
  /** How much was said that the reader has not seen. */
  readonly unread: number
  /** Beside the other tools. */
  readonly tools: ReactNode
  /** Beside the name of a seat. */
  seatStatus(seat: Seat): ReactNode
  /** Asks the others to go back to so many moves; null where there is nobody to ask. */
  readonly onBack: ((moves: number) => void) | null
}
