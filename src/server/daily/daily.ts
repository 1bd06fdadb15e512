/** The daily deal of a server: who may have its seed, which results count, and who may see the records of others. */
import type { BotRequest } from '../../host/bot-turn.ts'
import { DAILY_SEAT } from '../../host/daily.ts'
import { dealerOf, loadParts } from '../../host/opening.ts'
import type { GameEntry } from '../../kit/entry.ts'
import { Problem } from '../../kit/problem.ts'
import { type MatchRecord, readRecord, recordIn } from '../../kit/record.ts'
import type { DailyLine, DailyOverview, DailyRanked, DailyStart, DailyTable } from '../../wire/daily.ts'
import { dayOf, daysAfter, endOf, lastCallOf } from '../../wire/days.ts'
import { complain } from '../../wire/problem.ts'
import type { BotPool } from '../bots/pool.ts'
import { networkOf } from '../http/address.ts'
import { rateLimiter } from '../http/limits.ts'
import type { Random } from '../people/keys.ts'
import type { Quotas } from '../people/quotas.ts'
import type { DailyAttempt, DailyKey, DailyResult, Person, Store } from '../store/store.ts'
import { checkDaily, type DailyVerdict } from './check.ts'
import { queueOfChecks } from './queue.ts'
import { dailySeed } from './seeds.ts'

/** `person`: the visitor, if known. */
export interface Daily {
  overview(person: Person | undefined): Promise<DailyOverview>
  /** The visitor begins today's deal of this game, or continues it on another device. */
  begin(person: Person, game: string, address: string): Promise<DailyStart>
  /** The visitor's finished game. Sending the one that counts again gets the same answer. */
  finish(person: Person, day: string, record: unknown, address: string): Promise<DailyRanked>
  table(person: Person | undefined, day: string, game: string): Promise<DailyTable>
  /** The record of a ranked attempt. */
  record(person: Person | undefined, id: string): Promise<MatchRecord>
}

export interface DailyDeps {
  readonly store: Store
  readonly random: Random
  readonly games: readonly GameEntry[]
  readonly quotas: Pick<Quotas, 'dailyPerHour'>
  /** The release of this program: another one may have other bots. */
  readonly release: string
  readonly chooseMove: BotPool['chooseMove']
  now(): number
  monotonic(): number
  log(sentence: string): void
}

const MOST_LINES = 100
/** Attempts are kept for this many days. */
const KEPT = 90

export const dailyOf = (deps: DailyDeps): Daily => {
  const { store, random, games, quotas, release, now, monotonic } = deps
  const perHour = { burst: quotas.dailyPerHour, perSecond: quotas.dailyPerHour / 3_600 }
  const mayBegin = rateLimiter<string>(perHour, monotonic)
  const mayFinish = rateLimiter<string>(perHour, monotonic)
  const checks = queueOfChecks()
  const tidy = oncePerDay(async (day) => store.forgetDaily(daysAfter(day, -KEPT)), deps.log)
  let secret: Promise<string> | null = null

  const seedOf = async (day: string, game: string): Promise<string> => {
    secret ??= store.dailySecret(random.hex(32))
    try {
      return dailySeed(await secret, day, game)
    } catch (error) {
      // The database was away: the next request tries again.
      secret = null
      throw error
    }
  }
  const entryOf = (id: string): GameEntry => games.find((game) => game.id === id) ?? complain('request.unknown')

  /** The attempt that this record belongs to; complains if there is none, or if it takes no result any more. */
  const openAttempt = async (key: DailyKey): Promise<DailyAttempt> => {
    const attempt = (await store.dailyAttempt(key)) ?? complain('daily.none')
    if (attempt.state === 'refused') complain('daily.done')
    if (attempt.state === 'open' && now() >= lastCallOf(key.day)) complain('daily.over')
    return attempt
  }

  const rankedLine = async (key: DailyKey, name: string): Promise<DailyRanked> => {
    const attempt = (await store.dailyAttempt(key)) ?? complain('daily.none')
    const { id, points, place } = attempt
    if (points === null || place === null) return complain('daily.done')
    const { all, better } = await store.countDaily(key.day, key.game, points)
    return { line: { id, name, rank: better + 1, points, place, isMine: true }, players: all }
  }

  const end = async (key: DailyKey, attempt: DailyAttempt, verdict: DailyVerdict): Promise<void> => {
    if (verdict.kind === 'unknown') return complain('server.busy')
    const finished = now()
    if (verdict.kind === 'right') {
      const { points, place, record } = verdict
      if (!(await store.endDaily(key, { state: 'ranked', finished, points, place, record }))) complain('daily.done')
      return
    }
    // Its first attempt has been spent: another one would cost another replay.
    await store.endDaily(key, { state: 'refused', finished })
    const isBotMove = verdict.say.id === 'daily.bots' || verdict.say.id === 'daily.terms'
    if (isBotMove && attempt.release !== release) complain('daily.updated')
    throw new Problem(verdict.say)
  }

  /** Records open after the visitor's own attempt or at the end of the day; for an open attempt, at its last call. */
  const canOpen = async (person: Person | undefined, day: string, game: string): Promise<boolean> => {
    const mine = person && (await store.dailyAttempt({ day, game, person: person.id }))
    if (mine !== undefined && mine.state !== 'open') return true
    return now() >= (mine === undefined ? endOf(day) : lastCallOf(day))
  }

  return {
    async overview(person) {
      const day = dayOf(now())
      tidy(day)
      const mine = person === undefined ? [] : await store.dailyAttemptsOf(person.id, day)
      const counted = await Promise.all(games.map(({ id }) => store.countDaily(day, id, 0)))
      return {
        day,
        ends: endOf(day),
        games: games.map(({ id }, at) => ({
          game: id,
          players: counted[at]?.all ?? 0,
          attempt: mine.find(({ game }) => game === id)?.state ?? null,
        })),
      }
    },
    async begin(person, game, address) {
      entryOf(game)
      if (!mayBegin(networkOf(address))) complain('request.rate')
      const [day, started] = [dayOf(now()), now()]
      const fresh = { day, game, person: person.id, id: random.letters(10), started, release }
      const attempt = await store.beginDaily({ ...fresh, state: 'open', points: null, place: null })
      if (attempt.state !== 'open') complain('daily.done')
      return { day, game, seed: await seedOf(day, game), started: attempt.started }
    },
    async finish(person, day, unchecked, address) {
      const record = recordIn(unchecked)
      const { game } = record
      const entry = entryOf(game)
      const key = { day, game, person: person.id }
      const attempt = await openAttempt(key)
      if (attempt.state === 'ranked') {
        const kept = await store.dailyRecord(attempt.id)
        const isSame = kept !== undefined && String(readRecord(kept.record).moves) === String(record.moves)
        return isSame ? rankedLine(key, person.name) : complain('daily.done')
      }
      if (!mayFinish(networkOf(address))) complain('request.rate')
      const seed = await seedOf(day, game)
      await checks.run(attempt.id, async () => {
        // Bots choose in their own threads, so none are needed here.
        const bundle = { ...(await loadParts(games, entry.id, {})), dealer: dealerOf }
        const chooseMove = (request: BotRequest): Promise<string | null> =>
          deps.chooseMove({ request, owner: OWNER, isExact: true, attention: () => 'nobody' })
        await end(key, attempt, await checkDaily(record, { bundle, seed, id: attempt.id, chooseMove }))
      })
      return rankedLine(key, person.name)
    },
    async table(person, day, game) {
      entryOf(game)
      const results = await store.dailyResults(day, game, MOST_LINES)
      const { all: players } = await store.countDaily(day, game, 0)
      const lines = linesOf(results, person)
      const mine = person !== undefined && lines.every(({ isMine }) => !isMine) && (await ownLine(person, day, game))
      return { day, game, canOpen: await canOpen(person, day, game), players, lines: mine ? [...lines, mine] : lines }
    },
    async record(person, id) {
      const kept = (await store.dailyRecord(id)) ?? complain('request.unknown')
      if (!(await canOpen(person, kept.day, kept.game))) complain('daily.closed')
      const record = readRecord(kept.record)
      return { ...record, players: record.players.with(DAILY_SEAT, kept.name) }
    },
  }

  /** The visitor's own line, which is needed if it is not among those that are shown. */
  async function ownLine({ id: person, name }: Person, day: string, game: string): Promise<DailyLine | null> {
    const key = { day, game, person }
    const attempt = await store.dailyAttempt(key)
    return attempt?.state === 'ranked' ? (await rankedLine(key, name)).line : null
  }
}

/** All checks together are one owner of bot threads, so they never take more than one share. */
const OWNER = 'daily deals'

/** Equal points share a rank. */
const linesOf = (results: readonly DailyResult[], viewer: Person | undefined): readonly DailyLine[] =>
  results.map(({ id, person, name, points, place }) => ({
    id,
    name,
    rank: results.findIndex((other) => other.points === points) + 1,
    points,
    place,
    isMine: person === viewer?.id,
  }))

/** Does the work in the background when a day is named for the first time. */
const oncePerDay = (work: (day: string) => Promise<void>, log: (sentence: string) => void): ((day: string) => void) => {
  let last = ''
  return (day) => {
    if (day === last) return
    last = day
    work(day).catch((error: unknown) => log(`Old daily games could not be removed: ${error}`))
  }
}
