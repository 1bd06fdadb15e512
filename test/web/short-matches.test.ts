import { describe, expect, test } from 'vitest'
import { tested } from '../games/tested.ts'
import { kindsOf, shortMatchOf } from './short-matches.ts'

const others = tested.filter(({ id }) => id !== 'paris-connection')

describe.each(others.map((entry) => [entry.title, entry] as const))('the short match of %s', (_title, entry) => {
  test('contains every kind of move at every kind of prompt that recorded matches contain', async () => {
    const made = new Set((await shortMatchOf(entry)).map(({ kind }) => kind))
    expect([...(await kindsOf(entry))].filter((kind) => !made.has(kind))).toEqual([])
  })
})
