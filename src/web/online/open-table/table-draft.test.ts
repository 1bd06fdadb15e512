import { expect, test } from 'vitest'
import { games } from '../../../games/index.ts'
import { tableOptionsSchema } from '../../../wire/online.ts'
import { usualSaltWait } from '../../../wire/salt-wait.ts'
import { BANKS, INCREMENTS, SALT_WAITS } from '../time.ts'
import { defaultDraft, hasSeatForOwner, tableOptionsFrom, withSeats } from './table-draft.ts'

const HASH = 'ab'.repeat(32)

test.each(games.map((entry) => [entry.title, entry] as const))('the usual table of %s can be opened', (_, { meta }) => {
  const draft = defaultDraft(meta)
  expect(meta.seats).toContain(draft.seats.length)
  expect(tableOptionsSchema.parse(tableOptionsFrom(draft, meta, HASH))).toMatchObject({
    pace: { kind: 'untimed' },
    seed: null,
  })
})

const [entry] = games
if (entry === undefined) throw new Error('no games')
const usual = defaultDraft(entry.meta)

test('every bank and increment that is offered can be had', () => {
  for (const minutes of BANKS) {
    for (const seconds of INCREMENTS) {
      const { pace } = tableOptionsSchema.parse(
        tableOptionsFrom({ ...usual, timed: true, minutes, seconds }, entry.meta, HASH),
      )
      expect(pace).toEqual({ kind: 'live', bank: minutes * 60, increment: seconds, flag: 'bot' })
    }
  }
})

test('every wait for salts that is offered can be had; the usual ones are offered, and asked for by saying nothing', () => {
  for (const saltWait of SALT_WAITS) {
    expect(tableOptionsSchema.parse(tableOptionsFrom({ ...usual, saltWait }, entry.meta, HASH)).saltWait).toBe(saltWait)
  }
  for (const pace of ['live', 'untimed'] as const) expect(SALT_WAITS).toContain(usualSaltWait(pace))
  expect(tableOptionsFrom(usual, entry.meta, HASH).saltWait).toBe(null)
  const { saltWait: _, ...older } = tableOptionsFrom(usual, entry.meta, HASH)
  expect(tableOptionsSchema.parse(older).saltWait).toBe(null)
})

test('a seed is trimmed, and an empty one is a real deal', () => {
  expect(tableOptionsFrom({ ...usual, seed: ' one ' }, entry.meta, HASH).seed).toBe('one')
  expect(tableOptionsFrom({ ...usual, seed: '  ' }, entry.meta, HASH).seed).toBe(null)
})

test('a table teaches where that was ticked, and not otherwise', () => {
  expect(tableOptionsFrom(usual, entry.meta, HASH).teaching).toBe(false)
  expect(tableOptionsSchema.parse(tableOptionsFrom({ ...usual, teaching: true }, entry.meta, HASH)).teaching).toBe(true)
})

test('more seats are for people, and the first ones stay', () => {
  const draft = { ...usual, seats: [null, 'casual'] }
  expect(withSeats(draft, 4).seats).toEqual([null, 'casual', null, null])
  expect(withSeats(draft, 1).seats).toEqual([null])
})

test('a table of bots alone has no seat for its owner', () => {
  expect(hasSeatForOwner({ ...usual, seats: ['casual', 'random'] })).toBe(false)
  expect(hasSeatForOwner({ ...usual, seats: ['casual', null] })).toBe(true)
})
