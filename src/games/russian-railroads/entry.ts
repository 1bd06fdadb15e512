/** The registry entry of the game: its name, and how to load its parts. A page loads only the parts it needs. */
import type { GameEntry } from '../../kit/entry.ts'
import { TYPICAL_SCORES } from './data/typical-scores.ts'
import { meta } from './meta.ts'

export const entry: GameEntry = {
  id: meta.id,
  title: meta.title,
  meta,
  typicalScores: TYPICAL_SCORES,
  game: async () => (await import('./game.ts')).game,
  rules: async () => (await import('./data/rules.ts')).RULES,
  heuristics: async () => (await import('./bots/heuristics.ts')).heuristics,
  reasons: async () => (await import('./describe/hint-reasons.ts')).reasoner,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  guide: async () => (await import('./guide/guide.ts')).guide,
  text: {
    en: () => import('./text/en.ts'),
    nl: () => import('./text/nl.ts'),
    de: () => import('./text/de.ts'),
    hu: () => import('./text/hu.ts'),
  },
  rulebook: {
    en: () => import('./rulebook/en.ts'),
    nl: () => import('./rulebook/nl.ts'),
    de: () => import('./rulebook/de.ts'),
    hu: () => import('./rulebook/hu.ts'),
  },
}
