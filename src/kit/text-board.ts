/** The board as text, for the terminal (`describe/sketch.ts` of a game). */
import type { Message } from './text.ts'

/**
 * The board as text, for the terminal (`sketch.ts`). Every line at most 80 columns wide.
 * Typed as a method, so that a sketch of one game's view fits the registry.
 */
export type Sketch<View> = {
  draw(view: View, say: (message: Message) => string, paint: Paint): readonly string[]
}['draw']

/** Colours a piece of terminal text, or leaves it as it is. */
export type Paint = (text: string, colour: string) => string

export type AnySketch = Sketch<unknown>
