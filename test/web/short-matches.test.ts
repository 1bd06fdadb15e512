import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { kindsOf, shortMatchOf } from './short-matches.ts'

const others = games.filter(({ id }) => id !== 'paris-connection')

describe.each(others.map((entry) => [entry.title, entry] as const))('the short match of %s', (_title, entry) => {
  test('holds every kind of move that recorded games know, at every kind of question', async () => {
    const made = new Set((await shortMatchOf(entry)).map(({ kind }) => kind))
    expect([...made].sort()).toEqual([...(await kindsOf(entry))].sort())
  })
})
