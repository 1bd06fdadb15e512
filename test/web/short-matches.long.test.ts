import { describe, expect, test } from 'vitest'
import { tested } from '../games/tested.ts'
import { kindsOf, shortMatchOf } from './short-matches.ts'

const others = tested.filter(({ id }) => id !== 'paris-connection')

describe.each(others.map((entry) => [entry.title, entry] as const))('the short match of %s', (_title, entry) => {
  test('contains the same kinds of move at the same kinds of prompt as the recorded matches', async () => {
    const made = new Set((await shortMatchOf(entry)).map(({ kind }) => kind))
    expect([...made].sort()).toEqual([...(await kindsOf(entry))].sort())
  })
})
