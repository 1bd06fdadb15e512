/** Messages from the game's own texts. */
import { type Message, sayFrom } from '../../../kit/text.ts'
import type { texts } from '../text/en.ts'

export const say = sayFrom<typeof texts>()

export const cardName = (card: number): Message => say('card', { number: card + 1 })
