/** A bot's move that a table asks for: the decision itself, who pays for it, and who is waiting. */
import type { BotRequest } from '../../host/bot-moves.ts'

export interface QueuedBotRequest {
  readonly pondering: BotRequest
  /** The person who opened the table. Owners share the threads equally, however many tables they have. */
  readonly owner: string
  /** Who is at the table now. It is asked before every choice: people come and go while a request waits. */
  attention(): Attention
}

/** A connected player waits for the move, or only spectators are connected, or nobody is; the most urgent first. */
export const ATTENTION = ['player', 'spectator', 'nobody'] as const
export type Attention = (typeof ATTENTION)[number]
