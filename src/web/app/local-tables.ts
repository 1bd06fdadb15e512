/** The tables of this browser: one host for all pages, begun when the first one asks. */
import type { LocalTables } from '../host/local.ts'
import { localTables } from '../host/local.ts'

let kept: LocalTables | null = null

export const browserTables = (): LocalTables => {
  kept ??= localTables()
  return kept
}
