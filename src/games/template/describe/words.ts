/** How the rules speak: messages of the game's own catalogue, and names of things in it. */
import { type Message, sayFrom } from '../../../kit/text.ts'
import type { texts } from '../text/en.ts'

export const say = sayFrom<typeof texts>()

/** `coal` is its place in the list of coals; people read the number on the card. */
export const coalName = (coal: number): Message => say('coal', { number: coal + 1 })
