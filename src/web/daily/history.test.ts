/** The history of daily games in the browser, and what is sent to the server. */
import { describe, expect, test } from 'vitest'
import type { MatchRecord } from '../../kit/record.ts'
import type { DailyRanked } from '../../wire/daily.ts'
import type { ApiReply } from '../online/connection/api.ts'
import { type DailyEntry, keepEntry, longestStreak, readHistory, streakOn } from './history.ts'
import { sendWaiting } from './sending.ts'

const fakeStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const entry = (day: string, more: Partial<DailyEntry> = {}): DailyEntry => ({
  day,
  game: 'template',
  table: day,
  seed: 'seed',
  kind: 'ranked',
  result: { points: 10, place: 1, seats: 4 },
  unsent: null,
  standing: null,
  ...more,
})

const streakOf = (days: readonly string[], today: string): number =>
  streakOn(
    days.map((day) => entry(day)),
    today,
  )

describe('the streak', () => {
  test('counts days in a row, across months and years', () => {
    expect(streakOf(['2026-01-01', '2025-12-31', '2025-12-30'], '2026-01-01')).toBe(3)
    expect(streakOf(['2026-03-01', '2026-02-28', '2026-02-26'], '2026-03-01')).toBe(2)
  })
  test('lasts until the end of the next day', () => {
    expect(streakOf(['2026-11-16', '2026-11-17'], '2026-11-18')).toBe(2)
    expect(streakOf(['2026-11-16'], '2026-11-18')).toBe(0)
  })
  test('counts finished games only, and a day once', () => {
    const all = [entry('2026-11-18', { result: null }), entry('2026-11-17'), entry('2026-11-17', { game: 'other' })]
    expect(streakOn(all, '2026-11-18')).toBe(1)
    expect(longestStreak([...all, entry('2026-10-02'), entry('2026-10-01'), entry('2026-10-03')])).toBe(3)
  })
})

test('an entry replaces that of its game and day; what cannot be read is left out', () => {
  const place = fakeStorage()
  keepEntry(place, entry('2026-11-17'))
  keepEntry(place, entry('2026-11-18', { result: null }))
  keepEntry(place, entry('2026-11-18'))
  expect(readHistory(place)).toEqual([entry('2026-11-18'), entry('2026-11-17')])
  place.setItem(
    'roundhouse:daily',
    JSON.stringify([{ day: 'x' }, null, entry('2026-11-17'), { ...entry('2026-11-16'), kind: 'practice' }]),
  )
  expect(readHistory(place)).toEqual([entry('2026-11-17')])
  place.setItem('roundhouse:daily', '[[')
  expect(readHistory(place)).toEqual([])
  expect(readHistory(null)).toEqual([])
})

describe('a result that waits', () => {
  const unsent: MatchRecord = {
    format: 'roundhouse-match-1',
    game: 'template',
    rulesVersion: 1,
    seats: 4,
    players: [],
    options: {},
    seed: 'seed',
    moves: [],
    takenBack: 0,
    draws: null,
    result: null,
  }
  const NOON = Date.UTC(2026, 10, 18, 12)
  const line = { id: 'abc', name: 'Ann', rank: 2, points: 10, place: 1, isMine: true }
  const sent = async (reply: ApiReply<DailyRanked>, now = NOON) => {
    const place = fakeStorage()
    keepEntry(place, entry('2026-11-18', { unsent }))
    const asked: string[] = []
    const send = async (day: string) => {
      asked.push(day)
      return reply
    }
    await sendWaiting({ storage: place, now: () => now, send })
    return { ...readHistory(place)[0], asked: asked.length }
  }

  test('gets its rank', async () => {
    const after = await sent({ ok: true, value: { line, players: 5 } })
    expect(after).toMatchObject({ unsent: null, standing: { kind: 'ranked', rank: 2, players: 5 } })
  })
  test.each([null, { id: 'server.busy' }, { id: 'server.unavailable' }, { id: 'request.rate' }])(
    'is kept after %o',
    async (say) => {
      expect(await sent({ ok: false, say })).toMatchObject({ unsent, standing: null })
    },
  )
  test.each(['daily.bots', 'daily.over', 'daily.done'])('is given up after %s', async (id) => {
    expect(await sent({ ok: false, say: { id } })).toMatchObject({ unsent: null, standing: { kind: 'refused' } })
  })
  test('is not sent when the server takes it no more', async () => {
    const after = await sent({ ok: false, say: null }, Date.UTC(2026, 10, 20))
    expect(after).toMatchObject({ unsent: null, standing: { kind: 'refused' }, asked: 0 })
  })
})
