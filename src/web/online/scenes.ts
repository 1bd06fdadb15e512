/** Scenes from steps: a step carries of the log only what is new. */
import type { Scene } from '../../wire/host.ts'
import type { ChatLine, Step } from '../../wire/online.ts'

/** The scene after this step; null where lines of the log are missing in between. */
export const sceneAfter = (before: Scene | null, { log, ...step }: Step): Scene | null => {
  const kept = before?.log ?? []
  if (log.from > kept.length) return null
  return { ...step, log: [...kept.slice(0, log.from), ...log.news] }
}

/** Lines are numbered: one that comes twice stands once. */
export const chatAfter = (before: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] => {
  const known = new Map([...before, ...lines].map((line) => [line.number, line]))
  return [...known.values()].sort((a, b) => a.number - b.number)
}
