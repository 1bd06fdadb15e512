import { expect, test } from 'vitest'
import { games } from '../../../games/index.ts'
import { tableOptionsSchema } from '../../../wire/online.ts'
import { usualSaltWait } from '../../../wire/salt-wait.ts'
import { BANKS, INCREMENTS, SALT_WAITS } from '../time.ts'
import { defaultDraft, hasSeatForOwner, tableOptionsFrom, withSeats } from './table-draft.ts'

const HASH = 'ab'.repeat(32)

test.each(games.map((entry) => [entry.title, entry] as const))(
  'the default table of %s is accepted by the server',
  (_, { meta }) => {
    const draft = defaultDraft(meta)
    expect(meta.seats).toContain(draft.seats.length)
    expect(tableOptionsSchema.parse(tableOptionsFrom(draft, meta, HASH))).toMatchObject({
      pace: { kind: 'untimed' },
      seed: null,
    })
  },
)

const [entry] = games
if (entry === undefined) throw new Error('no games')
const defaultValue = defaultDraft(entry.meta)

test('every offered bank and increment is accepted', () => {
  for (const minutes of BANKS) {
    for (const seconds of INCREMENTS) {
      const { pace } = tableOptionsSchema.parse(
        tableOptionsFrom({ ...defaultValue, timed: true, minutes, seconds }, entry.meta, HASH),
      )
      expect(pace).toEqual({ kind: 'live', bank: minutes * 60, increment: seconds, flag: 'bot' })
    }
  }
})

test('every offered wait for salts is accepted; the default is offered and sent as null', () => {
  for (const saltWait of SALT_WAITS) {
    expect(tableOptionsSchema.parse(tableOptionsFrom({ ...defaultValue, saltWait }, entry.meta, HASH)).saltWait).toBe(
      saltWait,
    )
  }
  for (const pace of ['live', 'untimed'] as const) expect(SALT_WAITS).toContain(usualSaltWait(pace))
  expect(tableOptionsFrom(defaultValue, entry.meta, HASH).saltWait).toBe(null)
  const { saltWait: _, ...older } = tableOptionsFrom(defaultValue, entry.meta, HASH)
  expect(tableOptionsSchema.parse(older).saltWait).toBe(null)
})

test('a seed is trimmed, and an empty one means a random deal', () => {
  expect(tableOptionsFrom({ ...defaultValue, seed: ' one ' }, entry.meta, HASH).seed).toBe('one')
  expect(tableOptionsFrom({ ...defaultValue, seed: '  ' }, entry.meta, HASH).seed).toBe(null)
})

test('a table is a teaching table only if that was checked', () => {
  expect(tableOptionsFrom(defaultValue, entry.meta, HASH).teaching).toBe(false)
  expect(
    tableOptionsSchema.parse(tableOptionsFrom({ ...defaultValue, teaching: true }, entry.meta, HASH)).teaching,
  ).toBe(true)
})

test('new seats are for people, and the others stay', () => {
  const draft = { ...defaultValue, seats: [null, 'casual'] }
  expect(withSeats(draft, 4).seats).toEqual([null, 'casual', null, null])
  expect(withSeats(draft, 1).seats).toEqual([null])
})

test('a table with bots in all seats has no seat for its owner', () => {
  expect(hasSeatForOwner({ ...defaultValue, seats: ['casual', 'random'] })).toBe(false)
  expect(hasSeatForOwner({ ...defaultValue, seats: ['casual', null] })).toBe(true)
})
