/**
 * The board as structured text, for screen readers and for everybody who prefers to read. A game says everything that
 * its board draws, as data; the frame shows it as headings, lists and tables and keeps it up to date.
 */
import type { Message } from '../../kit/text.ts'

/** A part of the board under a heading: as a list, as a table, or both. */
export interface WordsSection {
  readonly id: string
  readonly heading: Message
  readonly items?: readonly Message[]
  readonly table?: WordsTable
}

export interface WordsTable {
  readonly columns: readonly Message[]
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly (Message | string | number)[])[]
}
