/** The moves of bots: which one is next, and what it plays. */
import { kindFirst } from '../bots/random.ts'
import { keyedDealer, quickRng } from '../kit/chance.ts'
import type { Rng, Seat, Tagged } from '../kit/game.ts'
import { seedOfOrigin } from '../kit/record.ts'
import { asked, type Hosted, heldBy } from './hosted.ts'

/** The bot that acts next; none while a person may still think again. */
export const nextBot = (hosted: Hosted): Seat | undefined =>
  heldBy(hosted) === undefined ? asked(hosted).find((seat) => botIn(hosted, seat) !== null) : undefined

/** What the bot in this seat plays. A bot that fails or answers nonsense plays any move instead: the match goes on. */
export const moveOfBot = (hosted: Hosted, seat: Seat): Tagged => {
  const { game, state } = hosted.match
  const legal = game.legal(state, seat)
  const chosen = attempt(() => choice(hosted, seat))
  return chosen !== undefined && legal.includes(chosen) ? chosen : kindFirst(legal, whims(hosted, seat))
}

/** A bot sees its own view only. */
const choice = (hosted: Hosted, seat: Seat): Tagged | undefined => {
  const { match, sense, bots } = hosted
  const { game } = match
  const bot = bots[botIn(hosted, seat) ?? '']
  return bot?.({ game, sense, seat, view: game.view(match.state, seat), rng: whims(hosted, seat) })
}

/** A bot's whims follow from the seed and the move's number: a resumed match goes on alike. */
const whims = ({ match, origin }: Hosted, seat: Seat): Rng =>
  quickRng(keyedDealer(seedOfOrigin(origin))(`whims of seat ${seat}`, match.moves.length, 2 ** 32))

const botIn = ({ info }: Hosted, seat: Seat): string | null => info.seats[seat]?.bot ?? null

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}
