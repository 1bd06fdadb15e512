/** Which final choices are worth the question whether they are meant. */
import type { Tagged } from '../../../kit/game.ts'

/** One tap draws a card: nobody would take it back who could. Tickets are another matter. */
const DRAWS: readonly string[] = ['take', 'blind', 'refill']

export const asks = ({ kind }: Tagged): boolean => !DRAWS.includes(kind)
