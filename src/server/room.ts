/**
 * A room: one table that somebody looks at, or where something is due. Orders are done one after
 * another; each is first written and then shown. What the table does by itself (bots, flags, the end
 * of a wait) goes the same way. Where nothing happens the table itself is put back, and recalled
 * when somebody speaks: pages that only wait cost no more than their sockets.
 */
import { nextBot, orAny } from '../host/bot-move.ts'
import type { Hosted } from '../host/hosted.ts'
import type { Means } from '../host/opening.ts'
import type { Match } from '../kit/match.ts'
import { complain } from '../kit/problem.ts'
import type { OnlineAnswer, Order } from '../wire/online.ts'
import { type Audience, audienceOf, type Connection } from './audience.ts'
import type { Attention, BotRequest } from './bots/request.ts'
import type { Memory } from './recall.ts'
import type { Store } from './store/store.ts'
import type { Door } from './table/door.ts'
import { dueBodies, dueOf } from './table/due.ts'
import { type Body, entryOf, type Happening, happeningIn } from './table/entries.ts'
import { headOf } from './table/head.ts'
import { after } from './table/history.ts'
import { type Around, bodiesFor, mayHandOver, type Who } from './table/orders.ts'
import { seatOf } from './table/places.ts'
import type { Standing } from './table/standing.ts'

/** What a room works with. */
export interface Surroundings {
  readonly store: Store
  readonly door: Door
  now(): number
  /** What a bot would play, in notation; null where it failed. */
  think(request: BotRequest): Promise<string | null>
  /** Milliseconds a bot takes at least, so that people can follow. */
  readonly botDelay: number
  /** Connected pages of people without a seat. */
  readonly pagesPerTable: number
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
  /** Somebody has taken it, and will use it soon. */
  use(): void
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

const MOST_TRIES = 3
const LONGEST_TIMER = 2 ** 31 - 1

export const roomOf = (first: Standing, means: Means, around: Surroundings): Room => new OneRoom(first, means, around)

/** One object and no closures: with thousands of tables that rest, functions of their own would be a tenth of the memory. */
class OneRoom implements Room {
  readonly audience: Audience
  readonly #id: string
  readonly #means: Means
  readonly #around: Surroundings
  /** Null while it is put back. */
  #awake: Standing | null
  #queue: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | null = null
  #used: number
  #isLeft = false
  /** The match that a bot is pondering about. */
  #pondered: Match | null = null

  constructor(first: Standing, means: Means, around: Surroundings) {
    this.audience = audienceOf(first, around)
    this.#id = first.id
    this.#means = means
    this.#around = around
    this.#awake = first
    this.#used = around.now()
    this.#goOn(first)
  }

  standing(): Promise<Standing> {
    return this.#inTurn(async (standing) => standing)
  }

  order(who: Who, command: string, order: Order, key: NewKey): Promise<OnlineAnswer> {
    this.use()
    return this.#inTurn(() => this.#obey(who, command, order, key))
  }

  write(bodies: readonly Body[]): Promise<boolean> {
    return this.#inTurn((standing) => this.#write(standing, bodies, null))
  }

  connect(connection: Connection, since: number | null, chat: number): Promise<void> {
    return this.#inTurn(async (standing) => {
      this.use()
      const isSeated = seatOf(standing, connection.person?.id ?? null) !== undefined
      if (!isSeated && this.audience.size() >= this.#around.pagesPerTable) complain('table.crowded')
      this.audience.join(connection, standing, since, chat)
    })
  }

  async disconnect(connection: Connection): Promise<void> {
    this.use()
    // Whoever is left is told, and for that the table must be there; else it may rest on.
    if (!this.#isLeft && this.audience.size() > 1) return this.#inTurn(async () => this.audience.leave(connection))
    await this.#queue
    this.audience.leave(connection)
  }

  used(): number {
    return this.#used
  }

  use(): void {
    this.#used = this.#around.now()
  }

  heard(seq: number): void {
    const isBehind = this.#awake === null ? this.audience.size() > 0 : this.#awake.seq < seq
    if (!isBehind) return
    this.#inTurn((standing) => this.#catchUp(standing)).catch(() => {
      // The store has failed: the next writing finds out.
    })
  }

  async rest(): Promise<void> {
    await this.#queue
    const resting = this.#awake
    if (resting === null || this.#dueOf(resting) !== null) return
    this.#awake = null
    this.audience.rest()
    await this.#around.memory.remember(resting)
  }

  async leave(): Promise<void> {
    this.#isLeft = true
    this.#stopTimer()
    await this.#queue
    // A snapshot that cannot be written is no loss.
    if (this.#awake !== null) await this.#around.memory.remember(this.#awake).catch(() => {})
  }

  /** One thing after another, whatever became of the one before, each with the table as it stands. */
  #inTurn<T>(work: (standing: Standing) => Promise<T>): Promise<T> {
    const mine = this.#queue.then(async () => work(this.#awake ?? (await this.#wake())))
    this.#queue = mine.catch(() => {})
    return mine
  }

  async #wake(): Promise<Standing> {
    const { standing } = await this.#around.memory.recall(this.#id)
    this.audience.wake(standing)
    this.#awake = standing
    return standing
  }

  #take(next: Standing): void {
    this.#awake = next
    this.audience.show(next)
    this.#goOn(next)
  }

  /** Durable first, then shown. False when somebody else was first: then what they did is shown instead. */
  async #write(standing: Standing, bodies: readonly Body[], command: string | null): Promise<boolean> {
    if (bodies.length === 0) return true
    const { store, now, changed } = this.#around
    const happenings: Happening[] = []
    const next = bodies.reduce((so, body, index) => {
      const happening = { seq: so.seq + 1, at: now(), command: index === 0 ? command : null, body }
      happenings.push(happening)
      return after(so, happening, this.#means)
    }, standing)
    const head = headOf(next, this.#dueOf(next))
    if (!(await store.append({ head, entries: happenings.map(entryOf) }))) {
      await this.#catchUp(standing)
      return false
    }
    this.#take(next)
    changed(this.#id, next.seq)
    return true
  }

  async #catchUp(standing: Standing): Promise<void> {
    const entries = await this.#around.store.entries(this.#id, standing.seq)
    if (entries.length === 0) return
    this.#take(entries.map(happeningIn).reduce((so, one) => after(so, one, this.#means), standing))
  }

  /** What the table does next by itself, and when. */
  #goOn(standing: Standing): void {
    this.#stopTimer()
    const due = this.#isLeft ? null : this.#dueOf(standing)
    if (due !== null) this.#tickIn(Math.min(LONGEST_TIMER, Math.max(0, due - this.#around.now())))
  }

  #tickIn(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#tick(), milliseconds)
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #dueOf(standing: Standing): number | null {
    return dueOf(standing, this.#around.botDelay)
  }

  #tick(): void {
    this.#inTurn(async (standing) => {
      const due = this.#dueOf(standing)
      const now = this.#around.now()
      if (this.#isLeft || due === null || due > now) return this.#goOn(standing)
      const bodies = dueBodies(standing, now)
      if (bodies.length > 0) await this.#write(standing, bodies, null)
      else if (standing.hosted !== null && nextBot(standing.hosted) !== undefined)
        this.#ponder(standing, standing.hosted)
      else this.#handOver(standing)
    }).catch(() => this.#again())
  }

  /** The store has failed: it is tried again a little later. */
  #again(): void {
    this.#stopTimer()
    if (!this.#isLeft) this.#tickIn(RETRY)
  }

  /** Nobody waits while a bot ponders; what it found is played if the match is still the same. */
  #ponder({ opened }: Standing, hosted: Hosted): void {
    const seat = nextBot(hosted)
    if (seat === undefined || this.#pondered === hosted.match) return
    this.#pondered = hosted.match
    const pondering = this.#around.door.pondering(hosted, seat)
    this.#around
      .think({ pondering, owner: opened.owner.id, attention: () => this.#attention() })
      .then((notation) =>
        this.#inTurn(async (standing) => {
          // The match may have gone on meanwhile, and another bot be asked: that one is still awaited.
          if (this.#pondered === hosted.match) this.#pondered = null
          // The server stops, and its bots with it: whoever has the table next asks them again.
          if (this.#isLeft) return
          const { hosted: latest } = standing
          if (latest?.match !== hosted.match || nextBot(latest) !== seat) return this.#goOn(standing)
          const { game } = latest.match
          const chosen = notation === null ? undefined : game.parse(notation)
          const move = game.notate(orAny(latest, pondering, chosen))
          await this.#write(standing, [{ kind: 'moved', seat, notation: move }], null)
        }),
      )
      .catch(() => {
        if (this.#pondered === hosted.match) this.#pondered = null
        this.#again()
      })
  }

  /** Who waits for a bot here. A person whom a bot stands in for does not. */
  #attention(): Attention {
    if (this.audience.size() === 0) return 'nobody'
    const places = this.#awake?.places ?? []
    const isAwaited = places.some(({ person, standIn }) => standIn === null && this.audience.isHere(person?.id ?? null))
    return isAwaited ? 'player' : 'spectator'
  }

  /** Not an entry: nobody loses anything if it is forgotten. */
  #handOver(standing: Standing): void {
    if (standing.hosted === null) return
    const { hosted } = standing
    this.#take({ ...standing, hosted: { ...hosted, handedOver: hosted.match.moves.length } })
  }

  async #obey(who: Who, command: string, order: Order, key: NewKey): Promise<OnlineAnswer> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const standing = this.#awake ?? (await this.#wake())
      const answer = this.#around.door.answer(standing, who.person?.id ?? null, order)
      if (answer !== null) return answer
      // The answer to a link carries its key, which is kept nowhere: asked again, another one is made.
      const isAgain = standing.done.includes(command)
      if (isAgain && order.kind !== 'link') return OK
      if (order.kind === 'done') {
        if (!mayHandOver(standing, who)) complain('table.done')
        this.#handOver(standing)
        return OK
      }
      const { rulesVersion } = this.#means.game.meta
      const wish: Around = { now: this.#around.now(), rulesVersion, keyHash: key.hash }
      if (await this.#write(standing, bodiesFor(standing, who, order, wish), isAgain ? null : command)) {
        return order.kind === 'link' ? { kind: 'key', key: key.key } : OK
      }
    }
    return complain('move.stale')
  }
}

const OK: OnlineAnswer = { kind: 'ok' }
const RETRY = 2_000
