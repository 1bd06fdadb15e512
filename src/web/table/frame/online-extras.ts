/** What an online table adds to the frame. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'

export interface OnlineExtras {
  /** Votes, connection and other notices, in their fixed place. */
  readonly bar: ReactNode
  readonly chat: ReactNode
  readonly chatTitle: string
  /** The number of unread chat lines. */
  readonly unread: number
  /** In the top bar, such as "Teaching table". */
  readonly badge: ReactNode
  /** At the top of the menu. */
  readonly tools: ReactNode
  /** Beside the player's name. */
  seatStatus(seat: Seat): ReactNode
  /** Asks the others to take back to this number of moves; null if there is nobody to ask. */
  readonly onBack: ((moves: number) => void) | null
}
