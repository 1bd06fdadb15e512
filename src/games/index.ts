/** The registered games: those that are released, by name, then drafts. */
import type { GameEntry } from '../kit/entry.ts'
import * as registry from './registry.ts'

const isDraft = ({ meta }: GameEntry): boolean => meta.draft === true

export const games: readonly GameEntry[] = Object.values(registry).sort(
  (a, b) => Number(isDraft(a)) - Number(isDraft(b)),
)
