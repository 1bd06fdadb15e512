/** Messages from the game's own texts, and the names of its things. */
import { type Message, sayFrom } from '../../../kit/text.ts'
import type { texts } from '../text/en.ts'

export const say = sayFrom<typeof texts>()

/** `coal` is its index in the list of coals; people read the number on the card. */
export const coalName = (coal: number): Message => say('coal', { number: coal + 1 })
