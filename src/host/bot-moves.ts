/** The moves of bots: which one is next, and what it plays. */
import type { Bot, BotDecision } from '../bots/bot.ts'
import { kindFirst } from '../bots/random.ts'
import { keyedDealer, quickRng } from '../kit/chance.ts'
import type { AnyGame, Seat, Tagged } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import { countKnown, type Match } from '../kit/match.ts'
import { seedOfOrigin } from '../kit/record.ts'
import { type HostedTable, heldBy, seatsToAct } from './hosted-table.ts'

/** The bot that acts next; none while a person may still think again. */
export const nextBot = (hosted: HostedTable): Seat | undefined =>
  heldBy(hosted) === undefined ? seatsToAct(hosted).find((seat) => botIn(hosted, seat) !== null) : undefined

/** All that a bot is given for one decision: its own view and a randomSeed. It can be sent to another thread. */
export interface BotRequest {
  /** Whose memory is meant: bots keep what they know of a turn by table and seat. */
  readonly table: string
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly view: unknown
  readonly randomSeed: number
  /** How many moves the seat has made in this turn. */
  readonly movesMade: number
  /** The part of its usual time that the bot may think; all of it if this is missing. */
  readonly timeScale?: number
}

/** A bot's whims follow from the seed and from how many moves it knows of: a resumed match goes on alike. */
export const botRequestFor = (hosted: HostedTable, seat: Seat): BotRequest => {
  const { match, origin, info } = hosted
  const { game, state } = match
  const randomSeed = keyedDealer(seedOfOrigin(origin))(`whims of seat ${seat}`, countKnown(match, seat), 2 ** 32)
  return {
    table: info.id,
    game: game.meta.id,
    bot: botIn(hosted, seat) ?? '',
    seat,
    view: game.view(state, seat),
    randomSeed,
    movesMade: madeBy(match, seat),
  }
}

/** How many moves a seat has made in the turn under way. */
const madeBy = ({ game, state, moves }: Pick<Match, 'game' | 'state' | 'moves'>, seat: Seat): number => {
  const turn = game.turn(state)
  return moves.filter((played) => played.turn === turn && played.seat === seat).length
}

/** What a bot is pondered with; memory and clock where the host has them. */
export interface BotContext extends Pick<BotDecision, 'memory' | 'clock' | 'notice'> {
  readonly game: AnyGame
  readonly heuristics: AnyHeuristics
  readonly bots: Readonly<Record<string, Bot>>
}

/** What the bot would play, or nothing where it and all below it fail. */
export const chooseBotMove = (
  { bot, seat, view, randomSeed, movesMade: made, timeScale }: BotRequest,
  { bots, ...mind }: BotContext,
): Tagged | undefined => {
  try {
    const shortened = timeScale === undefined ? {} : { timeScale }
    return bots[bot]?.({ ...mind, ...shortened, seat, view, movesMade: made, rng: quickRng(randomSeed) })
  } catch {
    return undefined
  }
}

/** A bot that fails or answers nonsense plays any move instead: the match goes on. */
export const legalOrRandom = (
  hosted: HostedTable,
  { seat, randomSeed }: BotRequest,
  chosen: Tagged | undefined,
): Tagged => {
  const { game, state } = hosted.match
  const legal = game.legal(state, seat)
  return chosen !== undefined && legal.includes(chosen) ? chosen : kindFirst(legal, quickRng(randomSeed))
}

export const moveOfBot = (hosted: HostedTable, seat: Seat): Tagged => {
  const pondering = botRequestFor(hosted, seat)
  const { heuristics, bots, match } = hosted
  return legalOrRandom(hosted, pondering, chooseBotMove(pondering, { game: match.game, heuristics, bots }))
}

const botIn = ({ info }: HostedTable, seat: Seat): string | null => info.seats[seat]?.bot ?? null
