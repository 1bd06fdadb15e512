/** Puts together what a server sends in parts: tables and steps come as the fields that changed. */
import type { Scene } from './host.ts'
import type { OnlineTable, StepMessage, TableMessage } from './online.ts'

export const mergeTable = (before: OnlineTable | null, { table }: TableMessage): OnlineTable =>
  ({ ...before, ...table }) as OnlineTable

/** The scene after this step; null where the page has missed something in between. */
export const mergeStep = (before: Scene | null, { seq, base, step }: StepMessage): Scene | null => {
  const { view, log, ...changed } = step
  const known = before?.log ?? []
  const isMissing = log.from > known.length || (base !== null && before?.seq !== base)
  if (isMissing) return null
  const isSameLog = log.from === known.length && log.news.length === 0
  return {
    ...(base === null ? {} : before),
    ...changed,
    seq,
    view: base === null ? view : { ...(before?.view as object), ...(view as object) },
    log: isSameLog ? known : [...known.slice(0, log.from), ...log.news],
  } as Scene
}
