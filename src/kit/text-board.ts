/** The board as text, for the terminal (`describe/text-board.ts` of a game). */
import type { Message } from './text.ts'

/**
 * The board as text, for the terminal (`text-board.ts`). Every line at most 80 columns wide.
 * Typed as a method, so that a text board of one game's view fits the registry.
 */
export type TextBoard<View> = {
  draw(view: View, say: (message: Message) => string, paint: Paint): readonly string[]
}['draw']

/** Colours a piece of terminal text, or leaves it as it is. */
export type Paint = (text: string, colour: string) => string

export type AnyTextBoard = TextBoard<unknown>
