/**
 * A room: one table that somebody looks at, or where something is due. Orders are done one after
 * another; each is first written and then shown. What the table does by itself (bots, flags, the end
 * of a wait) goes the same way. Where nothing happens the table itself is put back, and recalled
 * when somebody speaks: pages that only wait cost no more than their sockets.
 */
import { nextBot, orAny, type Pondering } from '../host/bot-move.ts'
import { type Hosted, heldBy } from '../host/hosted.ts'
import type { Means } from '../host/opening.ts'
import type { Match } from '../kit/match.ts'
import { complain } from '../kit/problem.ts'
import type { OnlineAnswer, Order } from '../wire/online.ts'
import { type Audience, audienceOf, type Connection } from './audience.ts'
import type { Memory } from './recall.ts'
import type { Head, Store } from './store/store.ts'
import { nextFlag } from './table/clocks.ts'
import type { Door } from './table/door.ts'
import { type Body, entryOf, type Happening, happeningIn } from './table/entries.ts'
import { after } from './table/history.ts'
import { type Around, bodiesFor, mayHandOver, type Who } from './table/orders.ts'
import { aboutOf } from './table/showing.ts'
import type { Standing } from './table/standing.ts'

/** What a room works with. */
export interface Surroundings {
  readonly store: Store
  readonly door: Door
  now(): number
  /** What a bot would play, in notation; null where it failed. */
  think(pondering: Pondering): Promise<string | null>
  /** Milliseconds a bot takes at least, so that people can follow. */
  readonly botDelay: number
  /** Somebody else may have to know: a table was changed. */
  changed(table: string, seq: number): void
  readonly memory: Memory
}

export interface Room {
  /** The table as it stands, recalled where it was put back. */
  standing(): Promise<Standing>
  /** Does what is ordered, or complains. `key` is what a new link carries; its hash is kept. */
  order(who: Who, command: string, order: Order, key: NewKey): Promise<OnlineAnswer>
  /** Something that the server does by itself. */
  write(bodies: readonly Body[]): Promise<boolean>
  connect(connection: Connection, since: number | null, chat: number): Promise<void>
  disconnect(connection: Connection): Promise<void>
  readonly audience: Audience
  /** When it was last used. */
  used(): number
  /** Somebody else says that the table is at this number: what is in memory catches up. */
  heard(seq: number): void
  /** Puts the table back where nothing is due: it is recalled when it is needed. */
  rest(): Promise<void>
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
  const { store, now, memory, door } = around
  const { id } = first
  const audience = audienceOf(first, door, now)
  /** Null while it is put back. */
  let awake: Standing | null = first
  let queue: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let used = now()
  let isLeft = false
  /** The match that a bot is pondering about. */
  let pondered: Match | null = null

  /** One thing after another, whatever became of the one before, each with the table as it stands. */
  const inTurn = <T>(work: (standing: Standing) => Promise<T>): Promise<T> => {
    const mine = queue.then(async () => work(awake ?? (await wake())))
    queue = mine.catch(() => {})
    return mine
  }

  const wake = async (): Promise<Standing> => {
    const { standing } = await memory.recall(id)
    audience.wake(standing)
    awake = standing
    return standing
  }

  const take = (next: Standing): void => {
    awake = next
    audience.show(next)
    goOn(next)
  }

  /** Durable first, then shown. False when somebody else was first: then what they did is shown instead. */
  const write = async (standing: Standing, bodies: readonly Body[], command: string | null): Promise<boolean> => {
    if (bodies.length === 0) return true
    const happenings: Happening[] = []
    const next = bodies.reduce((so, body, index) => {
      const happening = { seq: so.seq + 1, at: now(), command: index === 0 ? command : null, body }
      happenings.push(happening)
      return after(so, happening, means)
    }, standing)
    const head = headOf(next, dueOf(next, around.botDelay))
    if (!(await store.append({ head, entries: happenings.map(entryOf) }))) {
      await catchUp(standing)
      return false
    }
    take(next)
    around.changed(id, next.seq)
    return true
  }

  const catchUp = async (standing: Standing): Promise<void> => {
    const entries = await store.entries(id, standing.seq)
    if (entries.length > 0) take(entries.map(happeningIn).reduce((so, one) => after(so, one, means), standing))
  }

  /** What the table does next by itself, and when. */
  const goOn = (standing: Standing): void => {
    clearTimeout(timer)
    const due = isLeft ? null : dueOf(standing, around.botDelay)
    if (due !== null) timer = setTimeout(tick, Math.min(LONGEST_TIMER, Math.max(0, due - now())))
  }

  const tick = (): void => {
    inTurn(async (standing) => {
      const due = dueOf(standing, around.botDelay)
      if (isLeft || due === null || due > now()) return goOn(standing)
      const bodies = dueBodies(standing, now())
      if (bodies.length > 0) await write(standing, bodies, null)
      else if (standing.hosted !== null && nextBot(standing.hosted) !== undefined) ponder(standing.hosted)
      else handOver(standing)
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
    const pondering = door.pondering(hosted, seat)
    around
      .think(pondering)
      .then((notation) =>
        inTurn(async (standing) => {
          pondered = null
          const { hosted: latest } = standing
          if (latest?.match !== hosted.match || nextBot(latest) !== seat) return goOn(standing)
          const { game } = latest.match
          const chosen = notation === null ? undefined : game.parse(notation)
          const move = game.notate(orAny(latest, pondering, chosen))
          await write(standing, [{ kind: 'moved', seat, notation: move }], null)
        }),
      )
      .catch(again)
  }

  /** Not an entry: nobody loses anything if it is forgotten. */
  const handOver = (standing: Standing): void => {
    if (standing.hosted === null) return
    const { hosted } = standing
    take({ ...standing, hosted: { ...hosted, handedOver: hosted.match.moves.length } })
  }

  const obey = async (who: Who, command: string, order: Order, key: NewKey): Promise<OnlineAnswer> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const standing = awake ?? (await wake())
      const answer = door.answer(standing, who.person?.id ?? null, order)
      if (answer !== null) return answer
      // The answer to a link carries its key, which is kept nowhere: asked again, another one is made.
      const isAgain = standing.done.includes(command)
      if (isAgain && order.kind !== 'link') return OK
      if (order.kind === 'done') {
        if (!mayHandOver(standing, who)) complain('table.done')
        handOver(standing)
        return OK
      }
      const { rulesVersion } = means.game.meta
      const wish: Around = { now: now(), rulesVersion, keyHash: key.hash }
      if (await write(standing, bodiesFor(standing, who, order, wish), isAgain ? null : command)) {
        return order.kind === 'link' ? { kind: 'key', key: key.key } : OK
      }
    }
    return complain('move.stale')
  }

  goOn(first)
  return {
    standing: () => inTurn(async (standing) => standing),
    order(who, command, order, key) {
      used = now()
      return inTurn(() => obey(who, command, order, key))
    },
    write: (bodies) => inTurn((standing) => write(standing, bodies, null)),
    connect: (connection, since, chat) =>
      inTurn(async (standing) => {
        used = now()
        audience.join(connection, standing, since, chat)
      }),
    async disconnect(connection) {
      used = now()
      // Whoever is left is told, and for that the table must be there; else it may rest on.
      if (!isLeft && audience.size() > 1) return inTurn(async () => audience.leave(connection))
      await queue
      audience.leave(connection)
    },
    audience,
    used: () => used,
    heard(seq) {
      const isBehind = awake === null ? audience.size() > 0 : awake.seq < seq
      if (!isBehind) return
      inTurn(catchUp).catch(() => {
        // The store has failed: the next writing finds out.
      })
    },
    async rest() {
      await queue
      if (awake === null || dueOf(awake, around.botDelay) !== null) return
      const resting = awake
      awake = null
      audience.rest()
      await memory.remember(resting)
    },
    async leave() {
      isLeft = true
      clearTimeout(timer)
      await queue
      // A snapshot that cannot be written is no loss.
      if (awake !== null) await memory.remember(awake).catch(() => {})
    },
  }
}

const OK: OnlineAnswer = { kind: 'ok' }
const RETRY = 2_000

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
