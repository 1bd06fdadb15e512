/** The daily games of this browser: what was begun, how it ended, and which records still have to be sent. */

import type { MatchRecord } from '../../kit/record.ts'
import { dayOf, daysAfter, isDay } from '../../wire/days.ts'
import { DAILY_KINDS } from '../../wire/host.ts'
import { fieldsOf } from '../app/browser-storage.ts'

/** The first attempt at one game of one day. */
export interface DailyEntry {
  readonly day: string
  readonly game: string
  /** The saved game. */
  readonly table: string
  readonly seed: string
  readonly kind: 'ranked' | 'unranked'
  /** Null while the game runs. */
  readonly result: DailyOutcome | null
  /** The record until the server has answered: it is kept here even if the saved game is deleted. */
  readonly unsent: MatchRecord | null
  readonly standing: Standing | null
}

export interface DailyOutcome {
  readonly points: number
  /** Among the seats of the game. */
  readonly place: number
  readonly seats: number
}

/** The server's answer: a rank among this many players, or that the game does not count. */
export type Standing =
  | { readonly kind: 'ranked'; readonly rank: number; readonly players: number }
  | { readonly kind: 'refused' }

/** Where the history is kept; a browser may refuse it. */
export type EntryStorage = Pick<Storage, 'getItem' | 'setItem'> | null

const KEY = 'roundhouse:daily'
/** Entries beyond this many are forgotten, the oldest first. */
const MOST = 1_500

/** The newest day first. Damaged entries are left out. */
export const readHistory = (storage: EntryStorage): readonly DailyEntry[] => {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

/** Adds the entry, or replaces the one for this game and day. Read again first: another window may have written. */
export const keepEntry = (storage: EntryStorage, entry: DailyEntry): void => {
  const others = readHistory(storage).filter(({ day, game }) => day !== entry.day || game !== entry.game)
  const all = [entry, ...others].sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1)).slice(0, MOST)
  try {
    storage?.setItem(KEY, JSON.stringify(all))
  } catch {
    // A full disk: the games themselves are saved elsewhere, which tells the player.
  }
}

export const entryFor = (entries: readonly DailyEntry[], day: string, game: string): DailyEntry | undefined =>
  entries.find((entry) => entry.day === day && entry.game === game)

/** The days in a row with a finished game, up to today; a day that is not over yet does not end it. */
export const streakOn = (entries: readonly DailyEntry[], today: string): number => {
  const done = new Set(entries.flatMap(({ day, result }) => (result === null ? [] : [day])))
  let day = done.has(today) ? today : daysAfter(today, -1)
  let count = 0
  for (; done.has(day); day = daysAfter(day, -1)) count += 1
  return count
}

/** The longest streak ever. */
export const longestStreak = (entries: readonly DailyEntry[]): number =>
  entries.reduce((most, { day }) => Math.max(most, streakOn(entries, day)), 0)

/** Today by the clock of this device. */
export const today = (): string => dayOf(Date.now())

const isEntry = (value: unknown): value is DailyEntry => {
  const { day, game, table, seed, kind, result, unsent, standing } = fieldsOf(value)
  const isNamed = [game, table, seed].every((text) => typeof text === 'string')
  return (
    typeof day === 'string' &&
    isDay(day) &&
    isNamed &&
    kind !== 'practice' &&
    DAILY_KINDS.some((known) => known === kind) &&
    (result === null || isResult(result)) &&
    typeof unsent === 'object' &&
    (standing === null || isStanding(standing))
  )
}

const isResult = (value: unknown): boolean => {
  const { points, place, seats } = fieldsOf(value)
  return [points, place, seats].every((number) => typeof number === 'number')
}

const isStanding = (value: unknown): boolean => {
  const { kind, rank, players } = fieldsOf(value)
  return kind === 'refused' || (kind === 'ranked' && typeof rank === 'number' && typeof players === 'number')
}
