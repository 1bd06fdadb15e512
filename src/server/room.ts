/**
 * A room: one table while it is in memory. Orders are done one after another; each is first written
 * and then shown. What the table does by itself (bots, flags, the end of a wait) goes the same way.
 */
import { nextBot, orAny, type Pondering, ponderingOf } from '../host/bot-move.ts'
import { answerTo } from '../host/commands.ts'
import { type Hosted, heldBy } from '../host/hosted.ts'
import type { Means } from '../host/opening.ts'
import type { Match } from '../kit/match.ts'
import { complain } from '../kit/problem.ts'
import { recordOf } from '../kit/record.ts'
import type { OnlineAnswer, Order } from '../wire/online.ts'
import { type Audience, audienceOf, type Connection } from './audience.ts'
import type { Head, Store } from './store/store.ts'
import { nextFlag } from './table/clocks.ts'
import { type Body, entryOf, type Happening, happeningIn } from './table/entries.ts'
import { after } from './table/history.ts'
import { type Around, bodiesFor, mayHandOver, type Who } from './table/orders.ts'
import { aboutOf, mayReplay, viewerOf } from './table/showing.ts'
import { originOf, type Standing } from './table/standing.ts'

/** What a room works with. */
export interface Surroundings {
  readonly store: Store
  now(): number
  /** What a bot would play, in notation; null where it failed. */
  think(pondering: Pondering): Promise<string | null>
  /** Milliseconds a bot takes at least, so that people can follow. */
  readonly botDelay: number
  /** Somebody else may have to know: a table was changed. */
  changed(table: string, seq: number): void
}

export interface Room {
  standing(): Standing
  /** Does what is ordered, or complains. `key` is what a new link carries; its hash is kept. */
  order(who: Who, command: string, order: Order, key: NewKey): Promise<OnlineAnswer>
  /** Something that the server does by itself. */
  write(bodies: readonly Body[]): Promise<boolean>
  connect(connection: Connection, since: number | null, chat: number): void
  disconnect(connection: Connection): void
  readonly audience: Audience
  /** When it was last used. */
  used(): number
  /** Reads what others have written meanwhile. */
  catchUp(): Promise<void>
  /** Lets go of the table: no more timers. What is under way is waited for. */
  leave(): Promise<void>
}

export interface NewKey {
  readonly key: string
  readonly hash: string
}

/** How long bots wait for somebody who may still think again. */
const HOLD = 15_000
const MOST_TRIES = 3
const LONGEST_TIMER = 2 ** 31 - 1

export const roomOf = (first: Standing, means: Means, around: Surroundings): Room => {
  const { store, now } = around
  const audience = audienceOf(first, now)
  let standing = first
  let queue: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let used = now()
  let isLeft = false
  /** The match that a bot is pondering about. */
  let pondered: Match | null = null

  /** One thing after another, whatever became of the one before. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = queue.then(work)
    queue = mine.catch(() => {})
    return mine
  }

  const take = (next: Standing): void => {
    standing = next
    audience.show(next)
    goOn()
  }

  /** Durable first, then shown. False when somebody else was first: then what they did is shown instead. */
  const write = async (bodies: readonly Body[], command: string | null): Promise<boolean> => {
    if (bodies.length === 0) return true
    const happenings: Happening[] = []
    const next = bodies.reduce((so, body, index) => {
      const happening = { seq: so.seq + 1, at: now(), command: index === 0 ? command : null, body }
      happenings.push(happening)
      return after(so, happening, means)
    }, standing)
    if (!(await store.append({ head: headOf(next, dueOf(next, around.botDelay)), entries: happenings.map(entryOf) }))) {
      await catchUp()
      return false
    }
    take(next)
    around.changed(standing.id, standing.seq)
    return true
  }

  const catchUp = async (): Promise<void> => {
    const entries = await store.entries(standing.id, standing.seq)
    if (entries.length > 0) take(entries.map(happeningIn).reduce((so, one) => after(so, one, means), standing))
  }

  /** What the table does next by itself, and when. */
  const goOn = (): void => {
    clearTimeout(timer)
    const due = isLeft ? null : dueOf(standing, around.botDelay)
    if (due !== null) timer = setTimeout(tick, Math.min(LONGEST_TIMER, Math.max(0, due - now())))
  }

  const tick = (): void => {
    inTurn(async () => {
      const due = dueOf(standing, around.botDelay)
      if (isLeft || due === null || due > now()) return goOn()
      const bodies = dueBodies(standing, now())
      if (bodies.length > 0) await write(bodies, null)
      else if (standing.hosted !== null && nextBot(standing.hosted) !== undefined) ponder(standing.hosted)
      else handOver()
    }).catch(again)
  }

  /** The store has failed: it is tried again a little later. */
  const again = (): void => {
    timer = setTimeout(tick, RETRY)
  }

  /** Nobody waits while a bot ponders; what it found is played if the match is still the same. */
  const ponder = (hosted: Hosted): void => {
    const seat = nextBot(hosted)
    if (seat === undefined || pondered === hosted.match) return
    pondered = hosted.match
    const pondering = ponderingOf(hosted, seat)
    around
      .think(pondering)
      .then((notation) =>
        inTurn(async () => {
          pondered = null
          const { hosted: latest } = standing
          if (latest?.match !== hosted.match || nextBot(latest) !== seat) return goOn()
          const { game } = latest.match
          const chosen = notation === null ? undefined : game.parse(notation)
          await write([{ kind: 'moved', seat, notation: game.notate(orAny(latest, pondering, chosen)) }], null)
        }),
      )
      .catch(again)
  }

  /** Not an entry: nobody loses anything if it is forgotten. */
  const handOver = (): void => {
    if (standing.hosted === null) return
    const { hosted } = standing
    take({ ...standing, hosted: { ...hosted, handedOver: hosted.match.moves.length } })
  }

  const obey = async (who: Who, command: string, order: Order, key: NewKey): Promise<OnlineAnswer> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      // The answer to a link carries its key, which is kept nowhere: asked again, another one is made.
      const isAgain = standing.done.includes(command)
      if (isAgain && order.kind !== 'link') return OK
      if (order.kind === 'done') {
        if (!mayHandOver(standing, who)) complain('table.done')
        handOver()
        return OK
      }
      const { rulesVersion } = means.game.meta
      const wish: Around = { now: now(), rulesVersion, keyHash: key.hash }
      if (await write(bodiesFor(standing, who, order, wish), isAgain ? null : command)) {
        return order.kind === 'link' ? { kind: 'key', key: key.key } : OK
      }
    }
    return complain('move.stale')
  }

  goOn()
  return {
    standing: () => standing,
    order(who, command, order, key) {
      used = now()
      const answer = answerFor(standing, who, order)
      return answer === null ? inTurn(() => obey(who, command, order, key)) : Promise.resolve(answer)
    },
    write: (bodies) => inTurn(() => write(bodies, null)),
    connect(connection, since, chat) {
      used = now()
      audience.join(connection, standing, since, chat)
    },
    disconnect(connection) {
      used = now()
      audience.leave(connection)
    },
    audience,
    used: () => used,
    catchUp: () => inTurn(catchUp),
    async leave() {
      isLeft = true
      clearTimeout(timer)
      await queue
    },
  }
}

const OK: OnlineAnswer = { kind: 'ok' }
const RETRY = 2_000

/** The answer to an order that only asks; null for the others. */
const answerFor = (standing: Standing, who: Who, order: Order): OnlineAnswer | null => {
  if (order.kind === 'record') return { kind: 'record', record: recordFor(standing) }
  if (order.kind !== 'refusals' && order.kind !== 'replay') return null
  const hosted = standing.hosted ?? complain('table.idle')
  const viewer = viewerOf(standing, who.person?.id ?? null)
  if (order.kind === 'replay' && !mayReplay(standing, viewer, order.viewer)) complain('table.views')
  return answerTo(hosted, viewer, order)
}

/** The match is laid open once it is over, and not before. */
export const recordFor = (standing: Standing) => {
  const { phase, hosted, places } = standing
  if (hosted === null || (phase !== 'over' && phase !== 'closed')) return complain('table.playing')
  const players = places.map((place, seat) => place.bot ?? place.person?.name ?? String(seat + 1))
  return recordOf(hosted.match, originOf(standing), players, hosted.takenBack)
}

/** When the table has something to do by itself, or null. */
const dueOf = (standing: Standing, botDelay: number): number | null => {
  const { phase, hosted, clocks, until, acted } = standing
  if (phase === 'dealing') return until
  if (phase !== 'running' || hosted === null) return null
  const flag = clocks === null ? undefined : nextFlag(clocks)?.at
  const bot = nextBot(hosted) === undefined ? undefined : acted + botDelay
  const hold = heldBy(hosted) === undefined ? undefined : acted + HOLD
  const all = [flag, bot, hold].filter((time) => time !== undefined)
  return all.length === 0 ? null : Math.min(...all)
}

/** What the table does now by itself; nothing where a bot ponders or a turn is handed over. */
const dueBodies = (standing: Standing, now: number): readonly Body[] => {
  const { phase, hosted, clocks } = standing
  if (phase === 'dealing') return [{ kind: 'started' }]
  if (hosted === null) return []
  const flag = clocks === null ? undefined : nextFlag(clocks)
  if (flag !== undefined && flag.at <= now) return [{ kind: 'flagged', seat: flag.seat }]
  return []
}

export const headOf = (standing: Standing, due: number | null): Head => {
  const { id, opened, phase, seq, created, changed, places } = standing
  const people = [opened.owner.id, ...places.flatMap(({ person, kept }) => (person ?? kept)?.id ?? [])]
  return {
    id,
    game: opened.game,
    phase,
    isPublic: opened.isPublic,
    seq,
    created,
    changed,
    due,
    people: [...new Set(people)],
    about: JSON.stringify(aboutOf(standing)),
  }
}
