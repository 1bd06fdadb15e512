/** What an online table adds to the frame. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'

export interface OnlineExtras {
  /** Above the turn bar. */
  readonly bar: ReactNode
  readonly chat: ReactNode
  readonly chatTitle: string
  /** The number of unread chat lines. */
  readonly unread: number
  /** Beside the title. */
  readonly tools: ReactNode
  /** Beside the player's name. */
  seatStatus(seat: Seat): ReactNode
  /** Asks the others to take back to this number of moves; null if there is nobody to ask. */
  readonly onBack: ((moves: number) => void) | null
}
