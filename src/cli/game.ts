/** A game taken off the shelf, with what the terminal needs of it, in the language chosen. */

import { wholeSense } from '../bots/whole-sense.ts'
import { games } from '../games/index.ts'
import { loadTextBoard } from '../games/text-boards.ts'
import type { Entry } from '../kit/entry.ts'
import type { AnyGame, Seat } from '../kit/game.ts'
import type { AnySense } from '../kit/heuristics.ts'
import { complain } from '../kit/problem.ts'
import { type Book, type Language, type Message, type Rulebook, speak } from '../kit/text.ts'
import type { AnySketch } from '../kit/text-board.ts'
import { trouble } from './trouble.ts'

export interface Shelved {
  readonly language: Language
  readonly entry: Entry
  readonly game: AnyGame
  readonly sense: AnySense
  readonly sketch: AnySketch
  readonly book: Book & Rulebook
}

export const takeGame = async (id: string | undefined, language: Language): Promise<Shelved> => {
  const ids = games.map((entry) => entry.id)
  if (id === undefined) return trouble('usage.game', { games: ids })
  const entry = games.find((one) => one.id === id) ?? complain('record.game', { game: id, games: ids })
  const [game, sense, sketch, { texts }, { rules }] = await Promise.all([
    entry.game(),
    wholeSense(entry),
    loadTextBoard(entry),
    entry.text[language](),
    entry.rulebook[language](),
  ])
  return { language, entry, game, sense, sketch, book: { texts, rules } }
}

/** Speaks the game's messages, with these names for the seats. */
export const speaker =
  ({ language, book }: Pick<Shelved, 'language' | 'book'>, names: readonly string[]) =>
  (message: Message): string =>
    speak({ language, texts: book.texts, seat: (seat: Seat) => names[seat] ?? String(seat + 1) }, message)

export type Speaker = ReturnType<typeof speaker>
