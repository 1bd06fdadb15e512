import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRecord, replayRecord } from '../../kit/record.ts'
import { game } from './game.ts'
import type { State } from './state.ts'

const records = readFileSync(new URL('./playthroughs/matches.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => readRecord(line))

test('a hundred matches are recorded, of every seat count and with every cause of the end: RC-8.1, RC-R11', () => {
  expect(records).toHaveLength(100)
  for (const seats of [2, 3, 4]) {
    expect(records.filter((record) => record.seats === seats).length).toBeGreaterThan(20)
  }
  const causes = records.map((record) => (replayRecord(game, record).state as State).end)
  for (const cause of ['deck', 'trains', 'bag', 'idle']) {
    expect(causes.filter((other) => other === cause).length).toBeGreaterThan(7)
  }
  expect(records.filter(({ options }) => options['younger']).length).toBeGreaterThan(10)
})
