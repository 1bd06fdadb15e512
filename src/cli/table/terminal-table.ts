/** The tables of the terminal. `src/host` hosts them; nobody waits for `done`, and bots answer at once. */
import { randomBytes, randomUUID } from 'node:crypto'
import { rememberingBots } from '../../host/bot-service.ts'
import { botRequestFor, chooseNow } from '../../host/bot-turn.ts'
import { playBot } from '../../host/change.ts'
import { type HostedTable, nextBot, savedTableOf, seatsOf, seatsToAct } from '../../host/hosted-table.ts'
import { type GameBundle, openFrom, openSaved, realDeal } from '../../host/opening.ts'
import type { Meta, OptionValues, Seat } from '../../kit/game.ts'
import type { MatchRecord, Origin } from '../../kit/record.ts'
import type { SeatInfo } from '../../wire/host.ts'

const PACE = { waitForDone: false, botDelay: 0 } as const

export const openTable = (
  bundle: GameBundle,
  seats: readonly SeatInfo[],
  options: OptionValues,
  origin: Origin,
): HostedTable => {
  const game = bundle.game.meta.id
  return withOwnScreen(openFrom({ id: randomUUID(), game, seats, options, ...PACE }, bundle, origin))
}

export const resumeTable = (bundle: GameBundle, record: MatchRecord): HostedTable =>
  withOwnScreen(openSaved({ id: randomUUID(), seats: seatsOf(record), record, ...PACE }, bundle))

/** The terminal hides its screen between people itself (`turns.ts`). */
const withOwnScreen = (hosted: HostedTable): HostedTable => ({ ...hosted, isShared: false })

/** The deal of a new match without a seed. */
export const dealHere = (meta: Meta, seats: readonly SeatInfo[], options: OptionValues): Origin =>
  realDeal(meta, seats, options, (bytes) => randomBytes(bytes).toString('hex'))

export const recordOfTable = (hosted: HostedTable): MatchRecord => savedTableOf(hosted).record

/** The seat that acts next: bots first, so that people wait for nobody. Undefined when the match is over. */
export const nextToAct = (hosted: HostedTable): Seat | undefined => nextBot(hosted) ?? seatsToAct(hosted)[0]

const answer = rememberingBots()

/**
 * The bot in this seat moves. Without a clock it searches for a number of iterations, so the same seed gives the same
 * match. Its randomness counts all moves, as it did in release 0.2.0, so that a seed still gives that match.
 */
export const moveBot = (hosted: HostedTable, seat: Seat): void => {
  const { game } = hosted.match
  const context = { game, heuristics: hosted.heuristics, bots: hosted.bots }
  const request = botRequestFor(hosted, seat, hosted.match.moves.length)
  playBot(
    hosted,
    seat,
    chooseNow(hosted, request, (asked) => answer(asked, context)),
  )
}

/** Bots play the match to its end. */
export const playOut = (hosted: HostedTable): HostedTable => {
  for (let seat = nextToAct(hosted); seat !== undefined; seat = nextToAct(hosted)) moveBot(hosted, seat)
  return hosted
}
