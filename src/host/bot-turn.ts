/** A bot's turn at a hosted table: what the bot receives, what is played, and when that is shown. */
import type { Bot, BotDecision } from '../bots/bot.ts'
import { askLevels, type Failure, moveOfBot, searchTime } from '../bots/levels.ts'
import { kindFirst } from '../bots/random.ts'
import { keyedDealer, quickRng } from '../kit/chance.ts'
import type { AnyGame, Seat, Tagged } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import { countKnown, type Match, play } from '../kit/match.ts'
import { seedOfOrigin } from '../kit/record.ts'
import { botIn, type HostedTable, nextBot, versionFor } from './hosted-table.ts'

/** Everything that a bot receives for one decision. It can be sent to another thread. */
export interface BotRequest {
  /** Bots remember their turn by table and seat. */
  readonly table: string
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly view: unknown
  readonly randomSeed: number
  /** How many moves the seat has made in this turn. */
  readonly movesMade: number
  /** The part of its usual time that the bot may use; all of it if this is missing. */
  readonly timeScale?: number
}

/**
 * The random seed follows from the seed of the match and the number of moves that the bot knows of, so a resumed match
 * continues in the same way, and hidden steps of others do not change it.
 */
export const botRequestFor = (
  hosted: HostedTable,
  seat: Seat,
  movesKnown = countKnown(hosted.match, seat),
): BotRequest => {
  const { match, origin, info } = hosted
  const { game, state } = match
  return {
    table: info.id,
    game: game.meta.id,
    bot: botIn(hosted, seat) ?? '',
    seat,
    view: game.view(state, seat),
    // Saved matches depend on this key: do not change it.
    randomSeed: keyedDealer(seedOfOrigin(origin))(`whims of seat ${seat}`, movesKnown, 2 ** 32),
    movesMade: movesMadeBy(match, seat),
  }
}

const movesMadeBy = ({ game, state, moves }: Match, seat: Seat): number => {
  const turn = game.turn(state)
  return moves.filter((played) => played.turn === turn && played.seat === seat).length
}

/** What a bot in this thread works with. Searching bots also use a memory and a clock. */
export interface BotContext extends Pick<BotDecision, 'memory' | 'clock'> {
  readonly game: AnyGame
  readonly heuristics: AnyHeuristics
  readonly bots: Readonly<Record<string, Bot>>
}

/** The answer of the requested bot, in notation. Throws if it fails. The bot receives what is named here, nothing else. */
export const answerOfBot = (request: BotRequest, { bots, game, heuristics, memory, clock }: BotContext): string => {
  const { bot, seat, view, randomSeed, movesMade, timeScale } = request
  const decision: BotDecision = {
    game,
    heuristics,
    seat,
    view,
    movesMade,
    rng: quickRng(randomSeed),
    ...(memory && { memory }),
    ...(clock && { clock }),
    ...(timeScale && { timeScale }),
  }
  return game.notate(moveOfBot(bots, bot, decision))
}

/** The move of a bot that answers at once, in this thread. */
export const chooseNow = (
  hosted: HostedTable,
  request: BotRequest,
  answer: (request: BotRequest) => string,
  report: (failure: Failure) => void = () => {},
): Tagged =>
  legalMove(
    hosted,
    request,
    askLevels(request.bot, (bot) => answer({ ...request, bot }), report),
  )

/** The move to play for an answer. If every level has failed, or the answer is not legal, it is any legal move. */
export const legalMove = (
  { match: { game, state } }: HostedTable,
  { seat, randomSeed }: BotRequest,
  answer: string | null | undefined,
): Tagged => {
  const legal = game.legal(state, seat)
  const move = answer == null ? undefined : game.parse(answer)
  return move !== undefined && legal.includes(move) ? move : kindFirst(legal, quickRng(randomSeed))
}

/**
 * The position of a request to a bot: what its seat has been shown, not the match. A hidden step of another seat must not make
 * the bot start again and answer later.
 */
export interface PendingBot {
  readonly seat: Seat
  readonly version: number
  readonly decision: number
}

/** A bot that was asked, with its request. */
export interface AskedBot extends PendingBot {
  readonly request: BotRequest
}

export const pendingBot = (hosted: HostedTable, seat: Seat): PendingBot => ({
  seat,
  version: versionFor(hosted, seat),
  decision: hosted.decisions[seat] ?? 0,
})

export const isSamePending = (one: PendingBot | null, other: PendingBot): boolean =>
  one !== null && one.seat === other.seat && one.version === other.version && one.decision === other.decision

/** Is that bot still the next, and does it still see the position of the request? */
export const isStillPending = (hosted: HostedTable, pending: PendingBot): boolean =>
  nextBot(hosted) === pending.seat && isSamePending(pending, pendingBot(hosted, pending.seat))

/** The time beyond its search time that a bot may take before its move comes late. */
const SLACK = 100

/**
 * Milliseconds until a bot's move is shown, given those since others last saw a change. The pace is the same for every
 * move of a level, also for a single choice: otherwise the time would say something about hidden cards. A hidden step
 * does not wait.
 */
export const timeUntilShown = (
  match: Match,
  { bot, seat }: BotRequest,
  move: Tagged,
  botDelay: number,
  sinceChange: number,
): number => {
  const pace = botDelay === 0 ? 0 : Math.max(botDelay, searchTime(bot) + SLACK)
  // If somebody has set the clock back, it waits no longer than usual.
  const wait = Math.min(pace, pace - sinceChange)
  return wait > 0 && isSeenByOthers(match, seat, move) ? wait : 0
}

const isSeenByOthers = (match: Match, seat: Seat, move: Tagged): boolean => {
  const { knownTo } = play(match, seat, move).moves.at(-1) ?? { knownTo: null }
  return knownTo === null || knownTo.some((knows) => knows !== seat)
}
