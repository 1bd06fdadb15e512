/** A game as the terminal uses it, in the chosen language. */
import { bots } from '../bots/index.ts'
import { loadAllHeuristics } from '../bots/load-heuristics.ts'
import { games } from '../games/index.ts'
import { loadTextBoard } from '../games/text-boards.ts'
import { dealerOf, type GameBundle, loadParts } from '../host/opening.ts'
import type { GameEntry } from '../kit/entry.ts'
import type { AnyGame, Seat } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import { complain } from '../kit/problem.ts'
import { type Catalogue, type Language, type Message, type Rulebook, speak } from '../kit/text.ts'
import type { AnyTextBoard } from '../kit/text-board.ts'
import { trouble } from './trouble.ts'

export interface LoadedGame {
  readonly language: Language
  readonly entry: GameEntry
  readonly game: AnyGame
  readonly heuristics: AnyHeuristics
  readonly bundle: GameBundle
  readonly textBoard: AnyTextBoard
  readonly book: Catalogue & Rulebook
}

export const takeGame = async (id: string | undefined, language: Language): Promise<LoadedGame> => {
  const ids = games.map((entry) => entry.id)
  if (id === undefined) return trouble('usage.game', { games: ids })
  const entry = games.find((known) => known.id === id) ?? complain('record.game', { game: id, games: ids })
  const [parts, textBoard, { texts }, { rules }] = await Promise.all([
    loadParts(games, id, bots, loadAllHeuristics),
    loadTextBoard(entry),
    entry.text[language](),
    entry.rulebook[language](),
  ])
  const bundle = { ...parts, dealer: dealerOf }
  const { game, heuristics } = parts
  return { language, entry, game, heuristics, bundle, textBoard, book: { texts, rules } }
}

/** Turns the game's messages into words, with these names for the seats. */
export const speaker =
  ({ language, book }: Pick<LoadedGame, 'language' | 'book'>, names: readonly string[]) =>
  (message: Message): string =>
    speak({ language, texts: book.texts, seat: (seat: Seat) => names[seat] ?? String(seat + 1) }, message)

export type CliSpeaker = ReturnType<typeof speaker>
