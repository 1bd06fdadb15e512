import { describe, expect, test } from 'vitest'
import { tested } from '../games/tested.ts'
import { kindsOf, shortMatchOf } from './short-matches.ts'

const others = tested.filter(({ id }) => id !== 'paris-connection')

describe.each(others.map((entry) => [entry.title, entry] as const))('the short match of %s', (_title, entry) => {
  test('has every kind of move of recorded matches, at every kind of question', async () => {
    const made = new Set((await shortMatchOf(entry)).map(({ kind }) => kind))
    expect([...(await kindsOf(entry))].filter((kind) => !made.has(kind))).toEqual([])
  })
})
