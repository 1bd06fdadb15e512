/** An entry of the registry: a game's name, and how to load its parts. A page loads only the parts it shows. */
import type { AnyGame, Meta, Rule } from './game.ts'
import type { AnyHeuristics } from './heuristics.ts'
import type { Catalogue, Language, Rulebook } from './text.ts'

export interface GameEntry {
  readonly id: string
  readonly title: string
  /** The game's own `meta`: a page can offer a game without loading its rules. */
  readonly meta: Meta
  game(): Promise<AnyGame>
  /** The game's own `rules`, for the rules page. */
  rules(): Promise<readonly Rule[]>
  heuristics(): Promise<AnyHeuristics>
  readonly text: Readonly<Record<Language, () => Promise<Catalogue>>>
  readonly rulebook: Readonly<Record<Language, () => Promise<Rulebook>>>
}
