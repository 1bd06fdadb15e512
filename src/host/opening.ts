/** How a table comes to be hosted: its game is loaded, and a match begins or goes on from a save. */
import type { Bot } from '../bots/bot.ts'
import { type Dealer, keyedDealer } from '../kit/chance.ts'
import { commitTo, saltHash } from '../kit/deal.ts'
import type { GameEntry } from '../kit/entry.ts'
import type { AnyGame, Meta, OptionValues } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import { begin, type Match } from '../kit/match.ts'
import { checkOptions, checkRules, type Origin, replayRecord, seedOfOrigin } from '../kit/record.ts'
import type { Opening, SeatInfo, TableInfo } from '../wire/host.ts'
import { complain } from '../wire/problem.ts'
import {
  checkSeats,
  type HostedTable,
  isFirstAttempt,
  peopleIn,
  type SavedTable,
  type TablePace,
} from './hosted-table.ts'

/** The parts of a game that a host works with. */
export interface GameBundle {
  readonly game: AnyGame
  readonly heuristics: AnyHeuristics
  /** The bots that run in this thread. */
  readonly bots: Readonly<Record<string, Bot>>
  /** The moves of the guided first game, for a table that is one. */
  readonly script?: readonly string[]
  /** The dealer for a source of chance. */
  dealer(origin: Origin): Dealer
}

/** Threads that only run bots need no dealer. */
export type BotBundle = Omit<GameBundle, 'dealer' | 'script'>

/** The dealer of every real match. */
export const dealerOf = (origin: Origin): Dealer => keyedDealer(seedOfOrigin(origin))

/** Loads a game for a thread with these bots, and what they know: by default only what quick bots use. */
export const loadParts = async (
  games: readonly GameEntry[],
  id: string,
  bots: GameBundle['bots'],
  loadHeuristics = (entry: GameEntry): Promise<AnyHeuristics> => entry.heuristics(),
): Promise<BotBundle> => {
  const entry = games.find((game) => game.id === id)
  if (entry === undefined) return complain('record.game', { game: id, games: games.map((game) => game.id) })
  const [game, heuristics] = await Promise.all([entry.game(), loadHeuristics(entry)])
  return { game, heuristics, bots }
}

/** Makes this many random bytes, in hex. */
export type RandomHex = (bytes: number) => string

export const openNew = (opening: Opening, bundle: GameBundle, random: RandomHex): HostedTable => {
  const { seats, options, seed } = opening
  return openFrom(opening, bundle, seed === null ? realDeal(bundle.game.meta, seats, options, random) : { seed })
}

/** A new match with this source of chance. */
export const openFrom = (opening: Omit<Opening, 'seed'>, bundle: GameBundle, origin: Origin): HostedTable => {
  const { seats, options } = opening
  checkSeats(bundle.game.meta, seats)
  checkOptions(bundle.game.meta, options)
  return openHere(opening, bundle, origin, beginFrom(bundle, seats.length, options, origin), 0)
}

export const openSaved = (saved: SavedTable, bundle: GameBundle): HostedTable => {
  const { record, seats } = saved
  checkSeats(bundle.game.meta, seats)
  return openHere(saved, bundle, originOf(record), replayRecord(bundle.game, record), record.takenBack)
}

/** A real deal: this computer's secret and a salt for every person. Nobody chooses any of them, and bots add none. */
export const realDeal = (meta: Meta, seats: readonly SeatInfo[], options: OptionValues, random: RandomHex): Origin => {
  const secret = random(32)
  const salts = seats.map(({ bot }) => (bot === null ? random(16) : null))
  const sheet = {
    game: meta.id,
    rulesVersion: meta.rulesVersion,
    seats: seats.length,
    options,
    commitment: commitTo(secret),
    saltHashes: salts.map((salt) => (salt === null ? null : saltHash(salt))),
  }
  return { deal: { sheet, secret, salts } }
}

/** A match from its deal, under the rules that it began with. */
export const beginFrom = (
  { game, dealer }: GameBundle,
  seats: number,
  options: OptionValues,
  origin: Origin,
  rules = game.meta.rulesVersion,
): Match => {
  checkRules(game.meta, rules)
  return begin(game, { seats, options, rules }, dealer(origin))
}

/** Hosts a match in its current position. */
export const hostMatch = (
  info: TableInfo,
  pace: TablePace,
  { heuristics, bots, script }: GameBundle,
  origin: Origin,
  match: Match,
): HostedTable => ({
  info,
  origin,
  heuristics,
  bots,
  match,
  takenBack: 0,
  pace,
  versions: Array.from({ length: match.start.seats + 1 }, () => 0),
  decisions: Array.from({ length: match.start.seats }, (_, seat) => seat),
  redo: null,
  movesOfEndedTurns: 0,
  isShared: false,
  script: script ?? null,
})

/** At one screen moves may be taken back freely if at most one person plays. */
const openHere = (
  { id, seats, waitForDone, botDelay, lesson, daily }: Omit<SavedTable, 'record'>,
  bundle: GameBundle,
  origin: Origin,
  match: Match,
  takenBack: number,
): HostedTable => {
  const info: TableInfo = {
    id,
    game: match.game.meta.id,
    seats,
    options: match.start.options,
    freeTakeBack: peopleIn(seats).length <= 1 && !isFirstAttempt({ daily }),
    commitment: 'deal' in origin ? origin.deal.sheet.commitment : null,
    ...(lesson && { lesson }),
    ...(daily && { daily }),
  }
  const hosted = hostMatch(info, { waitForDone, botDelay }, bundle, origin, match)
  return { ...hosted, takenBack, isShared: peopleIn(seats).length > 1 && match.game.meta.secrets }
}

const originOf = (origin: Origin): Origin => ('deal' in origin ? { deal: origin.deal } : { seed: origin.seed })
