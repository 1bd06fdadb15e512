import { expect, test } from 'vitest'
import { recordsOf } from '../../../test/games/recorded.ts'

const records = recordsOf('paris-connection')

test('a hundred matches are recorded, with every seat count and all three endings: PC-5.1, PC-5.2, PC-5.3', () => {
  expect(records).toHaveLength(100)
  for (const seats of [3, 4, 5, 6])
    expect(records.filter((record) => record.seats === seats).length).toBeGreaterThan(15)
  for (const rule of ['PC-5.1', 'PC-5.2', 'PC-5.3']) {
    expect(records.filter(({ result }) => result?.rule === rule).length).toBeGreaterThan(5)
  }
})
