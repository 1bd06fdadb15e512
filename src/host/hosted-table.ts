/** A table while it is hosted: who sits where, the match, and which turns have ended. It does not know who looks at it. */
import type { Bot } from '../bots/bot.ts'
import { BOT_NAMES, isBotName } from '../bots/levels.ts'
import { botNameFor } from '../bots/names.ts'
import type { Meta, Seat, Viewer } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import { isHidden, type Match } from '../kit/match.ts'
import { type MatchRecord, type Origin, recordOf } from '../kit/record.ts'
import type { DailyMark, SeatInfo, TableInfo } from '../wire/host.ts'
import { complain } from '../wire/problem.ts'

export interface TablePace {
  readonly waitForDone: boolean
  readonly botDelay: number
}

/** Everything that is saved of a table, to continue it another day. */
export interface SavedTable extends TablePace {
  readonly id: string
  readonly seats: readonly SeatInfo[]
  readonly record: MatchRecord
  /** Missing unless it is a guided first game. */
  readonly lesson?: true
  /** Missing unless it is a daily game. */
  readonly daily?: DailyMark
}

export interface HostedTable {
  info: TableInfo
  readonly origin: Origin
  readonly heuristics: AnyHeuristics
  readonly bots: Readonly<Record<string, Bot>>
  match: Match
  takenBack: number
  pace: TablePace
  /** By seat, and last for spectators: how many changes this viewer has been shown. */
  versions: readonly number[]
  /**
   * By seat: the number of its decision, which an answer names. It rises with every new decision of the seat, and no
   * two seats have the same number: people may share a screen.
   */
  decisions: readonly number[]
  /** What one seat has just undone, the next move to redo first. */
  redo: { readonly seat: Seat; readonly notations: readonly string[] } | null
  /** How many moves belong to turns that their players have ended. */
  movesOfEndedTurns: number
  /** Several people share one screen and keep secrets from each other. */
  readonly isShared: boolean
  /** The moves of a guided first game; null for any other. */
  readonly script: readonly string[] | null
}

export const peopleIn = (seats: readonly SeatInfo[]): readonly Seat[] =>
  seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))

/** The names of a record. A bot is recorded by its level, so that a match can be resumed from the record. */
export const playersOf = (seats: readonly SeatInfo[]): readonly string[] => seats.map(({ name, bot }) => bot ?? name)

/** The seats of a record: every name that is no level of a bot is a person. Bots get names that no person has. */
export const seatsOf = ({ players }: Pick<MatchRecord, 'players'>): readonly SeatInfo[] => {
  const taken = new Set(players)
  return players.map((name, seat) => {
    if (!isBotName(name)) return { name, bot: null }
    const own = botNameFor(seat, (other) => taken.has(other)) ?? `${seat + 1}`
    taken.add(own)
    return { name: own, bot: name }
  })
}

/** Complains about seats that the game cannot be played with, or that a record could not tell apart. */
export const checkSeats = (meta: Meta, seats: readonly SeatInfo[]): void => {
  if (!meta.seats.includes(seats.length)) {
    complain('record.seats', { title: meta.title, seats: seats.length, allowed: meta.seats })
  }
  for (const { name, bot } of seats) {
    if (bot === null && isBotName(name)) complain('table.name', { name })
    if (bot !== null && !isBotName(bot)) complain('table.bot', { bot, bots: BOT_NAMES })
  }
}

export const people = ({ info }: Pick<HostedTable, 'info'>): readonly Seat[] => peopleIn(info.seats)

/** The seat that this viewer plays; undefined for spectators and for seats of bots. */
export const seatPlayedBy = ({ info }: HostedTable, viewer: Viewer): Seat | undefined =>
  viewer !== 'watcher' && info.seats[viewer]?.bot === null ? viewer : undefined

/** How many changes this viewer has been shown. It never counts hidden steps of others. */
export const versionFor = ({ versions }: Pick<HostedTable, 'versions'>, viewer: Viewer): number =>
  versions.at(viewer === 'watcher' ? -1 : viewer) ?? 0

export const seatsToAct = ({ match }: Pick<HostedTable, 'match'>): readonly Seat[] => match.game.toAct(match.state)

export const isOver = (hosted: Pick<HostedTable, 'match'>): boolean => seatsToAct(hosted).length === 0

/**
 * The person whose turn is complete but not ended: everybody else waits. Nobody waits after a move that cannot be
 * taken back, except at a shared screen: there a person looks at the cards just drawn before the screen is hidden for
 * the next one.
 */
export const heldBy = (hosted: HostedTable): Seat | undefined => {
  const { info, match, pace, movesOfEndedTurns, isShared } = hosted
  const index = match.moves.findLastIndex((played) => !isHidden(played))
  const last = match.moves[index]
  if (last === undefined || index < movesOfEndedTurns) return undefined
  const isUndoable = !last.final && !isFirstAttempt(info)
  if (!isShared && !(isUndoable && pace.waitForDone)) return undefined
  const next = seatsToAct(hosted)
  const isOthers = next.some((seat) => seat !== last.seat)
  const isComplete = !next.includes(last.seat) || match.game.turn(match.state) > last.turn
  return isOthers && isComplete ? (botIn(hosted, last.seat) === null ? last.seat : undefined) : undefined
}

export const botIn = ({ info }: HostedTable, seat: Seat): string | null => info.seats[seat]?.bot ?? null

/** The bot that acts next; none while a person may still take the last turn back. */
export const nextBot = (hosted: HostedTable): Seat | undefined =>
  heldBy(hosted) === undefined ? seatsToAct(hosted).find((seat) => botIn(hosted, seat) !== null) : undefined

/** Whose view may be shown: only those of people at this screen until the match is over. */
export const maySit = (hosted: HostedTable, viewer: Viewer): boolean => {
  if (viewer === 'watcher') return true
  return isOver(hosted) ? viewer in hosted.info.seats : people(hosted).includes(viewer)
}

/**
 * May anybody get advice about the match? Not while several people play, not even spectators: a second window is enough
 * to become one. A teaching table, a person alone with bots, and everybody after the match may.
 */
export const isAdviceOpen = (match: {
  readonly isRunning: boolean
  readonly people: number
  readonly teaching: boolean
}): boolean => !match.isRunning || match.teaching || match.people < 2

/** The same at one screen, where there are no teaching tables. */
export const mayBeAdvised = (hosted: HostedTable): boolean =>
  !isDailyRunning(hosted) &&
  isAdviceOpen({ isRunning: !isOver(hosted), people: people(hosted).length, teaching: false })

/** The first attempt at a daily deal is played as it comes. */
export const isFirstAttempt = ({ daily }: { readonly daily?: DailyMark | undefined }): boolean =>
  daily !== undefined && daily.kind !== 'practice'

export const isDailyRunning = (hosted: HostedTable): boolean => isFirstAttempt(hosted.info) && !isOver(hosted)

/** A person alone is seated at once; several people must say who looks. */
export const firstViewer = (info: TableInfo): Viewer => {
  const [only, ...others] = peopleIn(info.seats)
  return only !== undefined && others.length === 0 ? only : 'watcher'
}

export const savedTableOf = (hosted: HostedTable): SavedTable => {
  const { info, match, origin, takenBack, pace } = hosted
  const record = recordOf(match, origin, playersOf(info.seats), takenBack)
  const { id, seats, lesson, daily } = info
  return { id, seats, ...pace, record, ...(lesson && { lesson }), ...(daily && { daily }) }
}
