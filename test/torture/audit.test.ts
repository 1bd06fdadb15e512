/** The audit finds entries that are lost, doubled, misplaced or foreign. */
import { expect, test } from 'vitest'
import { auditOf, isSound } from './audit.ts'
import type { Ledger } from './crowd.ts'

const id = (number: number): string => `torture-t-${number}`
const play = (number: number) =>
  ({ id: id(number), order: { kind: 'play', decision: 1, notation: `m${number}` } }) as const
const row = (seq: number, number: number) => ({
  seq,
  command: `ann:${id(number)}`,
  body: JSON.stringify({ kind: 'moved', seat: 0, notation: `m${number}` }),
})
const opened = { seq: 1, command: null, body: '{"kind":"opened"}' }
const ledger: Omit<Ledger, 'table'> = {
  acknowledged: [play(0), play(1)],
  sent: new Set([id(0), id(1), id(2)]),
  over: false,
}

test('acknowledged orders must be in the log once and in order; unacknowledged ones may be', () => {
  expect(isSound(auditOf(ledger, [opened, row(2, 0), row(3, 1)]))).toBe(true)
  expect(isSound(auditOf(ledger, [opened, row(2, 0), row(3, 1), row(4, 2)]))).toBe(true)
})

test.each([
  ['lost', [opened, row(2, 0)]],
  ['lost', [opened, row(2, 0), { ...row(3, 1), body: '{"kind":"moved","seat":0,"notation":"other"}' }]],
  ['doubled', [opened, row(2, 0), row(3, 1), row(4, 1)]],
  ['misplaced', [opened, row(2, 1), row(3, 0)]],
  ['foreign', [opened, row(2, 0), row(3, 1), row(4, 7)]],
  ['foreign', [opened, row(2, 0), row(4, 1)]],
] as const)('%s is found', (what, rows) => {
  const audit = auditOf(ledger, rows)
  expect(audit[what]).toBe(1)
  expect(isSound(audit)).toBe(false)
})
