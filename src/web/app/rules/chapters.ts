/** The rules of a game by section, each with its number, text and source. */
import type { Rule, RuleId, Source } from '../../../kit/game.ts'
import type { Rulebook } from '../../../kit/text.ts'

export interface RuleEntry {
  readonly id: RuleId
  readonly text: string
  readonly source: Source
}

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly passages: readonly RuleEntry[]
}

export const chaptersOf = (rules: readonly Rule[], book: Rulebook): readonly Chapter[] =>
  [...new Set(rules.map(({ id }) => sectionOf(id)))].map((section) => ({
    id: section,
    title: book.rules[section] ?? section,
    passages: rules
      .filter(({ id }) => sectionOf(id) === section)
      .map(({ id, source }) => ({ id, source, text: book.rules[id] ?? '' })),
  }))

/** Keeps the passages that contain every word of the query or whose number starts with it; drops empty chapters. */
export const search = (chapters: readonly Chapter[], query: string): readonly Chapter[] => {
  const words = wordsIn(query)
  return chapters
    .map((chapter) => ({ ...chapter, passages: chapter.passages.filter((passage) => matches(passage, words)) }))
    .filter(({ passages }) => passages.length > 0)
}

/** A piece of a rule's text: a search hit, a reference to another rule, or plain text. */
export type Piece = { readonly kind: 'text' | 'found' | 'rule'; readonly text: string }

export const piecesOf = (text: string, query: string, rules: readonly RuleId[]): readonly Piece[] => {
  const named = [...rules].sort((a, b) => b.length - a.length).map(escaped)
  const deferredQuery = wordsIn(query).map(escaped)
  const rule = new RegExp(`((?:${named.join('|')})(?![.\\d]*\\d))`)
  return text.split(rule).flatMap((part, index): readonly Piece[] => {
    if (index % 2 === 1) return [{ kind: 'rule', text: part }]
    return deferredQuery.length === 0 ? [{ kind: 'text', text: part }] : found(part, deferredQuery)
  })
}

const found = (text: string, deferredQuery: readonly string[]): readonly Piece[] =>
  text
    .split(new RegExp(`(${deferredQuery.join('|')})`, 'i'))
    .map((part, index): Piece => ({ kind: index % 2 === 1 ? 'found' : 'text', text: part }))

/** `PC-3` of `PC-3.4`, `PC-R` of `PC-R4`. */
const sectionOf = (id: RuleId): string => id.replace(/\.?\d+$/, '')

const wordsIn = (query: string): readonly string[] => query.toLowerCase().split(/\s+/).filter(Boolean)

const matches = ({ id, text }: RuleEntry, words: readonly string[]): boolean =>
  words.every((word) => text.toLowerCase().includes(word) || numbered(id.toLowerCase(), word))

/** `PC-3.8`, or shorter `3.8`. */
const numbered = (id: string, word: string): boolean =>
  id.startsWith(word) || id.slice(id.indexOf('-') + 1).startsWith(word)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
