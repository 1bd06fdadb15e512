/** A bot's turn at a table: what it is asked, whether its answer still counts, and when its move is shown. */
import { thinkingTime } from '../../bots/index.ts'
import { type HostedTable, versionFor } from '../../host/hosted-table.ts'
import type { Seat, Tagged } from '../../kit/game.ts'
import { type Match, play } from '../../kit/match.ts'

/**
 * What a bot was asked: by what its seat has been shown, and not by the match. A hidden step of somebody else must
 * not make it think again, and so answer later.
 */
export interface AskedBot {
  readonly seat: Seat
  readonly version: number
  readonly decision: number
}

export const askedBot = (hosted: HostedTable, seat: Seat): AskedBot => ({
  seat,
  version: versionFor(hosted, seat),
  decision: hosted.decisions[seat] ?? 0,
})

export const isSameAsked = (one: AskedBot | null, other: AskedBot): boolean =>
  one !== null && one.seat === other.seat && one.version === other.version && one.decision === other.decision

export const isStillAsked = (hosted: HostedTable, asked: AskedBot): boolean =>
  isSameAsked(asked, askedBot(hosted, asked.seat))

/** Would anybody but this seat learn of the move? */
export const isSeenByOthers = (match: Match, seat: Seat, move: Tagged): boolean => {
  const { knownTo } = play(match, seat, move).moves.at(-1) ?? { knownTo: null }
  return knownTo === null || knownTo.some((knows) => knows !== seat)
}

/** What a bot may take beyond its thinking time before its move comes late. */
const SLACK = 100

/**
 * How long a bot's move takes, from the last change that others saw. It is the same for every move of its level,
 * also for a single choice: otherwise the time would tell something about hidden cards.
 */
export const paceOf = (bot: string, botDelay: number): number =>
  botDelay === 0 ? 0 : Math.max(botDelay, thinkingTime(bot) + SLACK)
