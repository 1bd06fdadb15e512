import { expect, test } from 'vitest'
import { recordsOf } from '../../../test/games/recorded.ts'

const records = recordsOf('great-lakes')

test('a hundred matches are recorded, with every seat count and both endings: GL-9.1, GL-9.5', () => {
  expect(records).toHaveLength(100)
  for (const seats of [2, 3, 4, 5])
    expect(records.filter((record) => record.seats === seats).length).toBeGreaterThan(15)
  for (const rule of ['GL-9.1', 'GL-9.5']) {
    expect(records.filter(({ result }) => result?.rule === rule).length).toBeGreaterThan(9)
  }
})
