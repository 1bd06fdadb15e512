/** The board as text, for the terminal (`describe/text-board.ts` of a game). */
import type { Message } from './text.ts'

/**
 * Draws a view as lines of at most 80 columns. Typed as a method, so that the registry can hold the text boards of all
 * games.
 */
export type TextBoard<View> = {
  draw(view: View, say: (message: Message) => string, paint: Paint): readonly string[]
}['draw']

/** Colours a piece of text, or returns it unchanged when the terminal has no colours. */
export type Paint = (text: string, colour: string) => string

export type AnyTextBoard = TextBoard<unknown>
