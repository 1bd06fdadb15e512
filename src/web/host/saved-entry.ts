/** A saved match as an entry of the store. Entries are read with care: anything may have changed them. */

import { isBotName } from '../../bots/levels.ts'
import { playersOf, type SavedTable, seatsOf } from '../../host/hosted-table.ts'
import type { Seat } from '../../kit/game.ts'
import { Problem } from '../../kit/problem.ts'
import { readRecord, writeRecord } from '../../kit/record.ts'
import { isDay } from '../../wire/days.ts'
import { DAILY_KINDS, type DailyMark, type SeatInfo } from '../../wire/host.ts'
import { complain } from '../../wire/problem.ts'
import { fieldsOf } from '../app/browser-storage.ts'
import type { Saved } from './protocol.ts'

export interface SavedEntry {
  readonly id: string
  /** Rises with every write. A window that has not seen the latest revision may not write. */
  readonly revision: number
  /** In milliseconds since 1970. */
  readonly changed: number
  /** The match record, as text. */
  readonly record: string
  readonly seats: readonly SeatInfo[]
  /** Whose turn it is, so that a list can say so without replaying the match. */
  readonly toAct: readonly Seat[]
  readonly waitForDone: boolean
  readonly botDelay: number
  readonly lesson?: true
  readonly daily?: DailyMark
}

/** The pace of a table whose entry does not say. */
export const USUAL_PACE = { waitForDone: true, botDelay: 600 } as const

export const entryOf = (saved: SavedTable, toAct: readonly Seat[], revision: number, changed: number): SavedEntry => ({
  ...saved,
  toAct,
  record: writeRecord(saved.record),
  revision,
  changed,
})

/** Reads an entry. The record must be valid; other fields that are wrong get their usual values. */
export const savedTableIn = (value: unknown): SavedTable => {
  const { id, record: text, seats, waitForDone, botDelay, lesson, daily } = fieldsOf(value)
  if (typeof id !== 'string' || typeof text !== 'string') return complain('store.entry')
  const record = readRecord(text)
  return {
    id,
    record,
    seats: isSeats(seats) && String(playersOf(seats)) === String(record.players) ? seats : seatsOf(record),
    waitForDone: typeof waitForDone === 'boolean' ? waitForDone : USUAL_PACE.waitForDone,
    botDelay: typeof botDelay === 'number' && botDelay >= 0 ? botDelay : USUAL_PACE.botDelay,
    ...(lesson === true && { lesson }),
    ...(isDaily(daily) && { daily }),
  }
}

export const revisionIn = (value: unknown): number => {
  const { revision } = fieldsOf(value)
  return typeof revision === 'number' ? revision : 0
}

/** The latest time that a date can hold, in milliseconds since 1970. */
const LAST_DAY = 8.64e15

/** A line of the list. For an entry that cannot be read it says why. */
export const savedFrom = (value: unknown, games: readonly string[]): Saved => {
  const { id, changed } = fieldsOf(value)
  const known = { id: String(id), changed: typeof changed === 'number' && Math.abs(changed) < LAST_DAY ? changed : 0 }
  try {
    const { record, seats } = savedTableIn(value)
    if (!games.includes(record.game)) complain('record.game', { game: record.game, games })
    const { game, players, moves, result } = record
    return {
      ...known,
      game,
      players,
      moves: moves.length,
      over: result !== null,
      toAct: toActIn(value, seats),
      broken: null,
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { ...known, game: '', players: [], moves: 0, over: false, toAct: [], broken: error.say }
  }
}

/** The seats to act; none for entries of earlier versions, which do not say. */
const toActIn = (value: unknown, seats: readonly SeatInfo[]): readonly SeatInfo[] => {
  const { toAct } = fieldsOf(value)
  return Array.isArray(toAct) ? toAct.flatMap((seat: unknown) => seats[Number(seat)] ?? []) : []
}

const isDaily = (value: unknown): value is DailyMark => {
  const { day, kind } = fieldsOf(value)
  return typeof day === 'string' && isDay(day) && DAILY_KINDS.some((known) => known === kind)
}

const isSeats = (value: unknown): value is readonly SeatInfo[] =>
  Array.isArray(value) &&
  value.map(fieldsOf).every(({ name, bot }) => {
    const isBot = bot === null || (typeof bot === 'string' && isBotName(bot))
    return typeof name === 'string' && isBot
  })
