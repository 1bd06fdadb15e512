/** An entry of the store: a match as it is kept, and read again with care. */
import { isBotName } from '../../bots/index.ts'
import type { SavedTable } from '../../host/hosted-table.ts'
import { playersOf, seatsOf } from '../../host/seats.ts'
import { complain, Problem } from '../../kit/problem.ts'
import { readRecord, writeRecord } from '../../kit/record.ts'
import type { SeatInfo } from '../../wire/host.ts'
import type { Saved } from './protocol.ts'

export interface SavedEntry {
  readonly id: string
  /** Rises with every writing: who has not seen the latest may not write. */
  readonly revision: number
  /** In milliseconds since 1970. */
  readonly changed: number
  /** The match record, as text. */
  readonly record: string
  readonly seats: readonly SeatInfo[]
  readonly waitForDone: boolean
  readonly botDelay: number
}

/** How fast a table goes on where nobody has said. */
export const USUAL_PACE = { waitForDone: true, botDelay: 600 } as const

export const entryOf = (kept: SavedTable, revision: number, changed: number): SavedEntry => ({
  ...kept,
  record: writeRecord(kept.record),
  revision,
  changed,
})

/** Reads an entry. It comes from outside: the record must be one, and the rest is mended where it is not right. */
export const keptIn = (value: unknown): SavedTable => {
  const { id, record: text, seats, waitForDone, botDelay } = fieldsOf(value)
  if (typeof id !== 'string' || typeof text !== 'string') return complain('store.entry')
  const record = readRecord(text)
  return {
    id,
    record,
    seats: isSeats(seats) && String(playersOf(seats)) === String(record.players) ? seats : seatsOf(record),
    waitForDone: typeof waitForDone === 'boolean' ? waitForDone : USUAL_PACE.waitForDone,
    botDelay: typeof botDelay === 'number' && botDelay >= 0 ? botDelay : USUAL_PACE.botDelay,
  }
}

export const revisionIn = (value: unknown): number => {
  const { revision } = fieldsOf(value)
  return typeof revision === 'number' ? revision : 0
}

/** Milliseconds since 1970; later times are none. */
const LAST_DAY = 8.64e15

/** A line of the list; for an entry that cannot be read, one that says why. */
export const savedFrom = (value: unknown, games: readonly string[]): Saved => {
  const { id, changed } = fieldsOf(value)
  const known = { id: String(id), changed: typeof changed === 'number' && Math.abs(changed) < LAST_DAY ? changed : 0 }
  try {
    const { record } = keptIn(value)
    if (!games.includes(record.game)) complain('record.game', { game: record.game, games })
    const { game, players, moves, result } = record
    return { ...known, game, players, moves: moves.length, over: result !== null, broken: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { ...known, game: '', players: [], moves: 0, over: false, broken: error.say }
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const isSeats = (value: unknown): value is readonly SeatInfo[] =>
  Array.isArray(value) &&
  value.map(fieldsOf).every(({ name, bot }) => {
    const isBot = bot === null || (typeof bot === 'string' && isBotName(bot))
    return typeof name === 'string' && isBot
  })
