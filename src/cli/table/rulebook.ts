/** Looking things up in the rules. */
import type { RuleId, Source } from '../../kit/game.ts'
import type { LoadedGame } from '../game.ts'

export interface Passage {
  readonly id: RuleId
  readonly text: string
  /** Undefined for the title of a section. */
  readonly source: Source | undefined
}

/** Without a query the titles; else the rule or section of that number, or every rule that contains the words. */
export const lookUp = ({ game, book }: Pick<LoadedGame, 'game' | 'book'>, query: string): readonly Passage[] => {
  const sources = new Map(game.rules.map(({ id, source }) => [id, source]))
  const all = Object.entries(book.rules).map(([id, text]) => ({ id, text, source: sources.get(id) }))
  const term = query.trim().toLowerCase()
  if (term === '') return all.filter(({ source }) => source === undefined)
  const exact = all.filter(({ id }) => isNumber(id, term))
  if (exact.length === 0) return all.filter(({ text }) => text.toLowerCase().includes(term))
  return exact.flatMap((found) => (found.source === undefined ? [found, ...sectionOf(all, found.id)] : [found]))
}

/** `PC-3.8`, or shorter `3.8`. */
const isNumber = (id: RuleId, term: string): boolean => {
  const written = id.toLowerCase()
  return written === term || written.slice(written.indexOf('-') + 1) === term
}

/** PC-3 holds PC-3.1, and PC-R holds PC-R1. */
const sectionOf = (all: readonly Passage[], section: RuleId): readonly Passage[] =>
  all.filter(({ id, source }) => source !== undefined && id.startsWith(section) && /^\.?\d/.test(rest(id, section)))

const rest = (id: RuleId, section: RuleId): string =>
  /\d$/.test(section) ? id.slice(section.length).replace(/^\d.*/, '') : id.slice(section.length)
