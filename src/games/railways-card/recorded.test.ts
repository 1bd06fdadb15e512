import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type MatchRecord, readRecord, replayRecord } from '../../kit/record.ts'
import { game } from './game.ts'
import type { State } from './state.ts'

const recordsIn = (file: string): readonly MatchRecord[] =>
  readFileSync(new URL(`./playthroughs/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => readRecord(line))

const records = recordsIn('matches.jsonl')

test('a hundred matches are recorded, with every seat count and every cause of the end: RC-8.1, RC-R11', () => {
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

/** Whether the record replays to its result under these rules. */
const plays = (record: MatchRecord, rulesVersion: number): boolean => {
  try {
    const { state } = replayRecord(game, { ...record, rulesVersion })
    return JSON.stringify(game.outcome(state as State)) === JSON.stringify(record.result)
  } catch {
    return false
  }
}

test('RC-2.4 a match plays under the rules with which it began, and under the others only if seat 0 started', () => {
  const both = [...records, ...recordsIn('rules-2.jsonl')]
  expect(new Set(both.map(({ rulesVersion }) => rulesVersion))).toEqual(new Set([1, 2]))
  for (const record of both) {
    const { start } = replayRecord(game, record, 0).state as State
    expect(plays(record, record.rulesVersion)).toBe(true)
    expect(plays(record, 3 - record.rulesVersion)).toBe(start === 0)
  }
})
