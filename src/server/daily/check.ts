/**
 * Checks the record of a daily game by playing it again: the deal of the day, the terms that are the same for everyone,
 * legal moves of the person, and the moves that the bots would make.
 */
import { type BotRequest, botRequestFor, legalMove } from '../../host/bot-turn.ts'
import { makeMove, playBot } from '../../host/change.ts'
import { DAILY_SEAT, dailyOptions, dailySeats } from '../../host/daily.ts'
import { type HostedTable, isOver, nextBot, playersOf, savedTableOf } from '../../host/hosted-table.ts'
import { type GameBundle, openFrom } from '../../host/opening.ts'
import { canonical } from '../../kit/deal.ts'
import { Problem } from '../../kit/problem.ts'
import type { MatchRecord } from '../../kit/record.ts'
import type { Message } from '../../kit/text.ts'
import { complain } from '../../wire/problem.ts'

export interface CheckDeps {
  readonly bundle: GameBundle
  readonly seed: string
  /** The id of the table in the requests to bots. */
  readonly id: string
  /** What the bot plays, in notation; null if it cannot be asked now. */
  chooseMove(request: BotRequest): Promise<string | null>
}

export type DailyVerdict =
  | { readonly kind: 'right'; readonly points: number; readonly place: number; readonly record: string }
  | { readonly kind: 'wrong'; readonly say: Message }
  /** The bots could not be asked: nothing is known about the record. */
  | { readonly kind: 'unknown' }

export const checkDaily = async (record: MatchRecord, deps: CheckDeps): Promise<DailyVerdict> => {
  try {
    const hosted = openDaily(record, deps)
    for (const [index, line] of record.moves.entries()) {
      if (!(await replay(hosted, line, index + 1, deps))) return { kind: 'unknown' }
    }
    return resultOf(hosted)
  } catch (error) {
    if (error instanceof Problem) return { kind: 'wrong', say: error.say }
    throw error
  }
}

/** The table as it stood before the first move; complains if the record began in another way. */
const openDaily = (record: MatchRecord, { bundle, seed, id }: CheckDeps): HostedTable => {
  const { meta } = bundle.game
  const seats = dailySeats(meta, record.players[DAILY_SEAT] ?? '')
  const options = dailyOptions(meta)
  if (!('seed' in record) || record.seed !== seed) complain('daily.seed')
  if (record.takenBack !== 0) complain('daily.undone')
  const { game, seats: count, players, options: chosen, rulesVersion } = record
  const terms = [meta.id, seats.length, playersOf(seats), options, meta.rulesVersion]
  if (canonical([game, count, players, chosen, rulesVersion]) !== canonical(terms)) complain('daily.terms')
  return openFrom({ id, game: meta.id, seats, options, waitForDone: false, botDelay: 0 }, bundle, { seed })
}

/** Plays one line of the record. False: the bot could not be asked. */
const replay = async (
  hosted: HostedTable,
  line: string,
  number: number,
  { bundle: { game }, chooseMove }: CheckDeps,
): Promise<boolean> => {
  const [, text, notation = ''] = /^(\d+) (\S+)$/.exec(line) ?? complain('record.move', { number })
  const seat = Number(text)
  if (seat === DAILY_SEAT) {
    makeMove(hosted, seat, notation)
    return true
  }
  if (nextBot(hosted) !== seat) complain('daily.bots', { number })
  const request = botRequestFor(hosted, seat)
  const answer = await chooseMove(request)
  if (answer === null) return false
  const move = legalMove(hosted, request, answer)
  if (game.notate(move) !== notation) complain('daily.bots', { number })
  playBot(hosted, seat, move)
  return true
}

const resultOf = (hosted: HostedTable): DailyVerdict => {
  const { record } = savedTableOf(hosted)
  const points = record.result?.totals[DAILY_SEAT]
  const place = record.result?.ranks[DAILY_SEAT]
  if (!isOver(hosted) || points === undefined || place === undefined) return complain('daily.unfinished')
  return { kind: 'right', points, place, record: JSON.stringify(record) }
}
