/** How a table comes to be hosted: a match begins, or goes on from what was kept. */
import type { Bot } from '../bots/bot.ts'
import { type Dealer, keyedDealer } from '../kit/chance.ts'
import type { AnyGame, OptionValues } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import { begin, type Match } from '../kit/match.ts'
import { checkOptions, checkRules, type Origin, replayRecord, seedOfOrigin } from '../kit/record.ts'
import type { Opening, TableInfo } from '../wire/host.ts'
import { type RandomHex, realDeal } from './deal.ts'
import type { HostedTable, SavedTable, TablePace } from './hosted-table.ts'
import { checkSeats, peopleIn } from './seats.ts'

/** What a match is played with. */
export interface GameBundle {
  readonly game: AnyGame
  readonly heuristics: AnyHeuristics
  readonly bots: Readonly<Record<string, Bot>>
  /** Who deals, given where chance comes from. */
  dealer(origin: Origin): Dealer
}

/** The dealer of every real match. */
export const dealerOf = (origin: Origin): Dealer => keyedDealer(seedOfOrigin(origin))

export const openNew = (opening: Opening, means: GameBundle, random: RandomHex): HostedTable => {
  const { game, bots } = means
  const { seats, options, seed } = opening
  checkSeats(game.meta, seats, bots)
  checkOptions(game.meta, options)
  const origin = seed === null ? realDeal(game.meta, seats, options, random) : { seed }
  return openHere(opening, means, origin, beginFrom(means, seats.length, options, origin), 0)
}

export const openSaved = (kept: SavedTable, means: GameBundle): HostedTable => {
  const { record, seats } = kept
  checkSeats(means.game.meta, seats, means.bots)
  return openHere(kept, means, originOf(record), replayRecord(means.game, record), record.takenBack)
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

/** A match becomes a hosted one, as it stands. */
export const hostMatch = (
  info: TableInfo,
  pace: TablePace,
  { heuristics, bots }: GameBundle,
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
})

/** At one screen moves are taken back freely where at most one person plays. */
const openHere = (
  { id, seats, waitForDone, botDelay }: Omit<SavedTable, 'record'>,
  means: GameBundle,
  origin: Origin,
  match: Match,
  takenBack: number,
): HostedTable => {
  const info: TableInfo = {
    id,
    game: match.game.meta.id,
    seats,
    options: match.start.options,
    freeTakeBack: peopleIn(seats).length <= 1,
    commitment: 'deal' in origin ? origin.deal.sheet.commitment : null,
  }
  const hosted = hostMatch(info, { waitForDone, botDelay }, means, origin, match)
  return { ...hosted, takenBack, isShared: peopleIn(seats).length > 1 && match.game.meta.secrets }
}

const originOf = (origin: Origin): Origin => ('deal' in origin ? { deal: origin.deal } : { seed: origin.seed })
