/** A new online table, before it is opened. */
import type { Meta, OptionValues } from '../../../kit/game.ts'
import { defaultOptions } from '../../../kit/options.ts'
import type { TableOptions, TimeControl } from '../../../wire/online.ts'

export interface TableDraft {
  /** By seat: the bot that will play there, or null for a person. */
  readonly seats: readonly (string | null)[]
  readonly options: OptionValues
  readonly timed: boolean
  readonly minutes: number
  readonly seconds: number
  readonly flag: 'bot' | 'vote'
  /** How many seconds the deal waits for salts; null for the default. */
  readonly saltWait: number | null
  readonly visibility: 'public' | 'link'
  /** Players may get advice. */
  readonly teaching: boolean
  /** Empty for a random deal. */
  readonly seed: string
}

/** All seats for people, untimed, by invitation. */
export const defaultDraft = (meta: Meta): TableDraft => ({
  seats: Array.from({ length: meta.seats.includes(4) ? 4 : (meta.seats[0] ?? 2) }, () => null),
  options: defaultOptions(meta.options),
  timed: false,
  minutes: 20,
  seconds: 15,
  flag: 'bot',
  saltWait: null,
  visibility: 'link',
  teaching: false,
  seed: '',
})

/** New seats are for people; the remaining seats do not change. */
export const withSeats = (draft: TableDraft, count: number): TableDraft => ({
  ...draft,
  seats: Array.from({ length: count }, (_, seat) => draft.seats[seat] ?? null),
})

/** The owner takes the first seat for people, so there must be one. */
export const hasSeatForOwner = ({ seats }: TableDraft): boolean => seats.includes(null)

export const tableOptionsFrom = (draft: TableDraft, meta: Meta, saltHash: string): TableOptions => ({
  game: meta.id,
  options: draft.options,
  seats: [...draft.seats],
  pace: timeControlFrom(draft),
  saltWait: draft.saltWait,
  visibility: draft.visibility,
  teaching: draft.teaching,
  seed: draft.seed.trim() === '' ? null : draft.seed.trim(),
  saltHash,
})

const timeControlFrom = ({ timed, minutes, seconds, flag }: TableDraft): TimeControl =>
  timed ? { kind: 'live', bank: minutes * 60, increment: seconds, flag } : { kind: 'untimed' }
