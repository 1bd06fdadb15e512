/** A table while it is hosted: the match, and what has been handed over. Who looks at it is its host's business. */
import type { Bot } from '../bots/bot.ts'
import type { Seat, Viewer } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import { isHidden, type Match } from '../kit/match.ts'
import { type MatchRecord, type Origin, recordOf } from '../kit/record.ts'
import type { SeatInfo, TableInfo } from '../wire/host.ts'
import { peopleIn, playersOf } from './seats.ts'

export interface TablePace {
  readonly waitForDone: boolean
  readonly botDelay: number
}

/** All that must be kept of a table to go on with it another day. */
export interface SavedTable extends TablePace {
  readonly id: string
  readonly seats: readonly SeatInfo[]
  readonly record: MatchRecord
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
   * By seat: the number of its decision. An answer names it. It rises when the seat is asked something new, and no
   * two seats have the same: people may share a screen.
   */
  decisions: readonly number[]
  /** What one seat has just undone, the next one to make again first. */
  redo: { readonly seat: Seat; readonly notations: readonly string[] } | null
  /** How many of the moves have been handed over. */
  movesOfEndedTurns: number
  /** Several people share one screen and keep secrets from each other. */
  readonly isShared: boolean
}

export const people = ({ info }: Pick<HostedTable, 'info'>): readonly Seat[] => peopleIn(info.seats)

/** The seat that this viewer plays, where it is one of a person. */
export const seatPlayedBy = ({ info }: HostedTable, viewer: Viewer): Seat | undefined =>
  viewer !== 'watcher' && info.seats[viewer]?.bot === null ? viewer : undefined

/** How many changes this viewer has been shown: never a count of what others did in secret. */
export const versionFor = ({ versions }: Pick<HostedTable, 'versions'>, viewer: Viewer): number =>
  versions.at(viewer === 'watcher' ? -1 : viewer) ?? 0

export const seatsToAct = ({ match }: Pick<HostedTable, 'match'>): readonly Seat[] => match.game.toAct(match.state)

export const isOver = (hosted: Pick<HostedTable, 'match'>): boolean => seatsToAct(hosted).length === 0

/**
 * The person whose turn is complete and not handed over yet: everybody else waits. What is final cannot be
 * taken back, so nobody waits for it, except at a shared screen: there a person looks at the cards just drawn
 * before the screen is hidden for the next one.
 */
export const heldBy = (hosted: HostedTable): Seat | undefined => {
  const { match, pace, movesOfEndedTurns: handedOver, isShared } = hosted
  const index = match.moves.findLastIndex((played) => !isHidden(played))
  const last = match.moves[index]
  if (last === undefined || index < handedOver) return undefined
  if (!isShared && (last.final || !pace.waitForDone)) return undefined
  const next = seatsToAct(hosted)
  const isOthers = next.some((seat) => seat !== last.seat)
  const isComplete = !next.includes(last.seat) || match.game.turn(match.state) > last.turn
  return isOthers && isComplete ? people(hosted).find((seat) => seat === last.seat) : undefined
}

/** Who may be looked over the shoulder now: nobody but oneself, until the match is over. */
export const maySit = (hosted: HostedTable, viewer: Viewer): boolean => {
  if (viewer === 'watcher') return true
  return isOver(hosted) ? viewer in hosted.info.seats : people(hosted).includes(viewer)
}

/**
 * May a search be asked about the match? While several people play, nobody may, spectators included: a second window is
 * enough to be one. A teaching table, a person alone with bots and everybody after the match may.
 */
export const isAdviceOpen = (match: {
  readonly isRunning: boolean
  readonly people: number
  readonly teaching: boolean
}): boolean => !match.isRunning || match.teaching || match.people < 2

/** The same at one screen, where no table teaches. */
export const mayBeAdvised = (hosted: HostedTable): boolean =>
  isAdviceOpen({ isRunning: !isOver(hosted), people: people(hosted).length, teaching: false })

/** A person alone sits down at once; several must say who of them looks. */
export const firstViewer = (info: TableInfo): Viewer => {
  const [only, ...others] = peopleIn(info.seats)
  return only !== undefined && others.length === 0 ? only : 'watcher'
}

export const savedTableOf = (hosted: HostedTable): SavedTable => {
  const { info, match, origin, takenBack, pace } = hosted
  return { id: info.id, seats: info.seats, ...pace, record: recordOf(match, origin, playersOf(info.seats), takenBack) }
}
