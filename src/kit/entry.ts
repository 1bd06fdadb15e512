/** An entry of the registry: a game's name, and how to load its parts. A page loads only the parts it shows. */
import type { AnyGame, Meta, Rule } from './game.ts'
import type { Guide } from './guide.ts'
import type { AnyHeuristics } from './heuristics.ts'
import type { Lesson } from './lesson.ts'
import type { AnyReasoner } from './reasons.ts'
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
  /** Why moves are good, for hints. */
  reasons?(): Promise<AnyReasoner>
  /** By level of bots: the points that a seat typically reaches among bots of that level, at a table of four. */
  readonly typicalScores?: Readonly<Record<string, number>>
  /** The guided first game, if there is one. Its texts are in `lesson/<language>.ts`. */
  lesson?(): Promise<Lesson>
  /** How to play, with pictures. Its texts are in `guide/<language>.ts`. */
  guide?(): Promise<Guide>
  readonly text: Readonly<Record<Language, () => Promise<Catalogue>>>
  readonly rulebook: Readonly<Record<Language, () => Promise<Rulebook>>>
}
