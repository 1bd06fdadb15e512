/** The moves of bots: which one is next, and what it plays. */
import type { Bot, Decision } from '../bots/bot.ts'
import { kindFirst } from '../bots/random.ts'
import { keyedDealer, quickRng } from '../kit/chance.ts'
import type { AnyGame, Seat, Tagged } from '../kit/game.ts'
import type { AnySense } from '../kit/heuristics.ts'
import { countKnown, type Match } from '../kit/match.ts'
import { seedOfOrigin } from '../kit/record.ts'
import { asked, type Hosted, heldBy } from './hosted.ts'

/** The bot that acts next; none while a person may still think again. */
export const nextBot = (hosted: Hosted): Seat | undefined =>
  heldBy(hosted) === undefined ? asked(hosted).find((seat) => botIn(hosted, seat) !== null) : undefined

/** All that a bot is given for one decision: its own view and a whim. It can be sent to another thread. */
export interface Pondering {
  /** Whose memory is meant: bots keep what they know of a turn by table and seat. */
  readonly table: string
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly view: unknown
  readonly whim: number
  /** How many moves the seat has made in this turn. */
  readonly made: number
  /** The part of its usual time that the bot may think; all of it if this is missing. */
  readonly timeScale?: number
}

/** A bot's whims follow from the seed and from how many moves it knows of: a resumed match goes on alike. */
export const ponderingOf = (hosted: Hosted, seat: Seat): Pondering => {
  const { match, origin, info } = hosted
  const { game, state } = match
  const whim = keyedDealer(seedOfOrigin(origin))(`whims of seat ${seat}`, countKnown(match, seat), 2 ** 32)
  return {
    table: info.id,
    game: game.meta.id,
    bot: botIn(hosted, seat) ?? '',
    seat,
    view: game.view(state, seat),
    whim,
    made: madeBy(match, seat),
  }
}

/** How many moves a seat has made in the turn under way. */
const madeBy = ({ game, state, moves }: Pick<Match, 'game' | 'state' | 'moves'>, seat: Seat): number => {
  const turn = game.turn(state)
  return moves.filter((played) => played.turn === turn && played.seat === seat).length
}

/** What a bot is pondered with; memory and clock where the host has them. */
export interface Mind extends Pick<Decision, 'memory' | 'clock' | 'notice'> {
  readonly game: AnyGame
  readonly sense: AnySense
  readonly bots: Readonly<Record<string, Bot>>
}

/** What the bot would play, or nothing where it and all below it fail. */
export const ponder = (
  { bot, seat, view, whim, made, timeScale }: Pondering,
  { bots, ...mind }: Mind,
): Tagged | undefined => {
  try {
    const shortened = timeScale === undefined ? {} : { timeScale }
    return bots[bot]?.({ ...mind, ...shortened, seat, view, made, rng: quickRng(whim) })
  } catch {
    return undefined
  }
}

/** A bot that fails or answers nonsense plays any move instead: the match goes on. */
export const orAny = (hosted: Hosted, { seat, whim }: Pondering, chosen: Tagged | undefined): Tagged => {
  const { game, state } = hosted.match
  const legal = game.legal(state, seat)
  return chosen !== undefined && legal.includes(chosen) ? chosen : kindFirst(legal, quickRng(whim))
}

export const moveOfBot = (hosted: Hosted, seat: Seat): Tagged => {
  const pondering = ponderingOf(hosted, seat)
  const { sense, bots, match } = hosted
  return orAny(hosted, pondering, ponder(pondering, { game: match.game, sense, bots }))
}

const botIn = ({ info }: Hosted, seat: Seat): string | null => info.seats[seat]?.bot ?? null
