import { expect, test } from 'vitest'
import { parisConnection } from '../../../games/registry.ts'
import { chaptersOf, piecesOf, search } from './chapters.ts'

const book = await parisConnection.rulebook.en()
const rules = await parisConnection.rules()
const chapters = chaptersOf(rules, book)
const ids = (query: string): readonly string[] =>
  search(chapters, query).flatMap(({ passages }) => passages.map(({ id }) => id))

test('chapters contain every rule of the game once, in order', async () => {
  expect(rules).toBe((await parisConnection.game()).rules)
  expect(chapters.flatMap(({ passages }) => passages.map(({ id }) => id))).toEqual(rules.map(({ id }) => id))
  expect(chapters.map(({ id }) => id)).toEqual([
    'PC-0',
    'PC-1',
    'PC-2',
    'PC-3',
    'PC-4',
    'PC-5',
    'PC-6',
    'PC-8',
    'PC-R',
    'PC-E',
  ])
})

test('a search finds all its words in any case, and rule numbers with or without prefix', () => {
  expect(ids('MARSEILLE').length).toBeGreaterThan(3)
  expect(ids('marseille ends')).toEqual(['PC-5.2'])
  expect(ids('pc-3.8')).toContain('PC-3.8')
  expect(ids('3.8')).toContain('PC-3.8')
  expect(ids('zeppelin')).toEqual([])
  expect(ids(' ')).toHaveLength(rules.length)
  expect(ids('(')).not.toContain('PC-3.3')
})

test('a text is split into search hits, references to rules and plain text without loss', () => {
  const text = 'Each limit (PC-3.1, then PC-3.10) and no LIMIT.'
  const pieces = piecesOf(text, 'limit', ['PC-3.1', 'PC-3.10'])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.filter(({ kind }) => kind === 'rule').map((piece) => piece.text)).toEqual(['PC-3.1', 'PC-3.10'])
  expect(pieces.filter(({ kind }) => kind === 'found').map((piece) => piece.text)).toEqual(['limit', 'LIMIT'])
})
