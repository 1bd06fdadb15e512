/** A line of the registry: a game's name, and how to load its parts. */
import type { AnyGame, Meta, Rule } from './game.ts'
import type { AnyHeuristics } from './heuristics.ts'
import type { Catalogue, Language, Rulebook } from './text.ts'

/** A page loads only what it shows. */
export interface GameEntry {
  readonly id: string
  readonly title: string
  /** The same object as the game's: a page can offer the game without loading its rules. */
  readonly meta: Meta
  game(): Promise<AnyGame>
  /** The same list as the game's, for the rules page. */
  rules(): Promise<readonly Rule[]>
  heuristics(): Promise<AnyHeuristics>
  readonly text: Readonly<Record<Language, () => Promise<Catalogue>>>
  readonly rulebook: Readonly<Record<Language, () => Promise<Rulebook>>>
}
