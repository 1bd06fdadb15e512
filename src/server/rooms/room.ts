/**
 * A room: one table that somebody looks at, or where something is due. Orders are done one after
 * another; each is first written and then shown. What the table does by itself (bots, flags, the end
 * of a wait) goes the same way. Where nothing happens the table itself is put back, and recalled
 * when somebody speaks: pages that only wait cost no more than their sockets.
 */
import {
  type AskedBot,
  isSamePending,
  isStillPending,
  legalMove,
  nextBot,
  pendingBot,
  timeUntilShown,
} from '../../host/bot-turn.ts'
import { endTurn } from '../../host/commands.ts'
import type { HostedTable } from '../../host/hosted-table.ts'
import type { GameBundle } from '../../host/opening.ts'
import { complain } from '../../kit/problem.ts'
import type { OnlineAnswer, Order } from '../../wire/online.ts'
import type { Attention, QueuedBotRequest } from '../bots/fair-queue.ts'
import type { Clock, Pauses } from '../clock.ts'
import type { Random } from '../people/keys.ts'
import type { Store } from '../store/store.ts'
import { StoreUnavailable } from '../store/unavailable.ts'
import type { LoggedEvent, TableEvent } from '../table/events.ts'
import { applyEvent, entryOf, loggedEventIn } from '../table/history.ts'
import { commandOf, eventsFor, isDone, mayHandOver, type OrderContext, type Who } from '../table/orders.ts'
import { headOf, type Projection } from '../table/projection.ts'
import { resumedAfter } from '../table/resuming.ts'
import { dueEvents, dueOf, seatOf, type TableState } from '../table/table-state.ts'
import { type Audience, audienceOf, type Connection } from './audience.ts'
import type { Fanout } from './fanout.ts'
import type { TableLoader } from './table-loader.ts'

/** What a room works with. */
export interface RoomDeps extends Clock {
  readonly store: Store
  readonly door: Projection
  readonly pauses: Pauses
  /** What a bot would play, in notation; null if every level failed. */
  chooseMove(request: QueuedBotRequest): Promise<string | null>
  /** Milliseconds a bot takes at least, so that people can follow. */
  readonly botDelay: number
  readonly random: Random
  /** Connected pages of people without a seat. */
  readonly pagesPerTable: number
  /** Tells other servers which table has changed; null where there are none. */
  readonly fanout: Pick<Fanout, 'tell'> | null
  readonly metrics: { readonly entries: { inc(): void } }
  /** Something went wrong at a table that nobody expected; the table is tried again later. */
  failed(table: string, error: unknown): void
  readonly memory: TableLoader
}

export interface Room {
  /** The table as it stands, recalled where it was put back. */
  state(): Promise<TableState>
  /** Does what is ordered, or complains. `key` is what a new link carries; its hash is kept. */
  order(who: Who, command: string, order: Order, key: NewKey): Promise<OnlineAnswer>
  /** Something that the server does by itself. */
  write(bodies: readonly TableEvent[]): Promise<boolean>
  connect(connection: Connection, since: number | null, chat: number): Promise<void>
  disconnect(connection: Connection): Promise<void>
  /** Notes the time that did not count since this table was last written, if there was any. */
  resume(): Promise<void>
  readonly audience: Audience
  /** When it was last used, by the monotonic clock. */
  used(): number
  /** Somebody has taken it, and will use it soon. */
  use(): void
  /** Somebody else says that the table is at this number: what is in memory catches up. */
  catchUpTo(seq: number): void
  /** Puts the table back where nothing is due: it is recalled when it is needed. */
  unload(): Promise<void>
  /** Lets go of the table: no more timers. What is under way is waited for. */
  close(): Promise<void>
}

export interface NewKey {
  readonly key: string
  readonly hash: string
}

const MOST_TRIES = 3
const LONGEST_TIMER = 2 ** 31 - 1

export const roomOf = (first: TableState, means: GameBundle, around: RoomDeps): Room =>
  new OneRoom(first, means, around)

/** One object and no closures: with thousands of tables that rest, functions of their own would be a tenth of the memory. */
class OneRoom implements Room {
  readonly audience: Audience
  readonly #id: string
  readonly #means: GameBundle
  readonly #around: RoomDeps
  /** Null while it is put back. */
  #awake: TableState | null
  #queue: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | null = null
  /** Until a bot's move is shown. */
  #showing: NodeJS.Timeout | null = null
  #used: number
  #isLeft = false
  /** A writing failed and may stand in the log: memory is behind then. */
  #isUnsure = false
  /** How often in a row what is due has failed. */
  #failures = 0
  /** How many pauses its log knows of; null while it was only loaded. */
  #pausesSeen: number | null = null
  /** What a bot was asked, until its move is shown. */
  #askedBot: AskedBot | null = null

  constructor(first: TableState, means: GameBundle, around: RoomDeps) {
    this.audience = audienceOf(first, around)
    this.#id = first.id
    this.#means = means
    this.#around = around
    this.#awake = first
    this.#used = around.monotonic()
    this.#goOn(first)
  }

  state(): Promise<TableState> {
    return this.#inTurn(async (standing) => standing)
  }

  order(who: Who, command: string, order: Order, key: NewKey): Promise<OnlineAnswer> {
    this.use()
    return this.#inTurn(() => this.#obey(who, command, order, key))
  }

  write(bodies: readonly TableEvent[]): Promise<boolean> {
    return this.#inTurn((standing) => this.#write(standing, bodies, null))
  }

  async resume(): Promise<void> {
    await this.#inTurn((standing) => this.#write(standing, [], null))
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
    this.#used = this.#around.monotonic()
  }

  catchUpTo(seq: number): void {
    const isBehind = this.#awake === null ? this.audience.size() > 0 : this.#awake.seq < seq
    if (!isBehind) return
    this.#inTurn((standing) => this.#catchUp(standing)).catch(() => {
      // The store has failed: the next writing finds out.
    })
  }

  async unload(): Promise<void> {
    await this.#queue
    const resting = this.#awake
    if (resting === null || dueOf(resting) !== null) return
    this.#awake = null
    this.audience.unload()
    await this.#around.memory.saveSnapshot(resting)
  }

  async close(): Promise<void> {
    this.#isLeft = true
    this.#stopTimer()
    if (this.#showing !== null) clearTimeout(this.#showing)
    await this.#queue
    // A snapshot that cannot be written is no loss.
    if (this.#awake !== null) await this.#around.memory.saveSnapshot(this.#awake).catch(() => {})
  }

  /** One thing after another, whatever became of the one before, each with the table as it stands. */
  #inTurn<T>(work: (standing: TableState) => Promise<T>): Promise<T> {
    const mine = this.#queue.then(async () => work(await this.#current()))
    this.#queue = mine.catch(() => {})
    return mine
  }

  async #current(): Promise<TableState> {
    const standing = this.#awake ?? (await this.#wake())
    if (!this.#isUnsure) return standing
    await this.#catchUp(standing)
    this.#isUnsure = false
    return this.#awake ?? standing
  }

  async #wake(): Promise<TableState> {
    const { state: standing } = await this.#around.memory.load(this.#id)
    this.audience.reload(standing)
    this.#awake = standing
    return standing
  }

  #take(next: TableState): void {
    this.#awake = next
    this.audience.show(next)
    this.#goOn(next)
  }

  /** Durable first, then shown. False when somebody else was first: then what they did is shown instead. */
  async #write(standing: TableState, bodies: readonly TableEvent[], command: string | null): Promise<boolean> {
    const { store, now, metrics, fanout, pauses } = this.#around
    const resumed = this.#resumed(standing)
    const seen = pauses.count()
    const happenings: LoggedEvent[] = []
    const next = [...resumed, ...bodies].reduce((so, body, index) => {
      const happening = { seq: so.seq + 1, at: now(), command: index === resumed.length ? command : null, body }
      happenings.push(happening)
      return applyEvent(so, happening, this.#means)
    }, standing)
    if (happenings.length === 0) return true
    const writing = { head: headOf(next, dueOf(next)), entries: happenings.map(entryOf) }
    const isFirst = await store.append(writing).catch((error: unknown) => {
      // It may have been written all the same: the log is read before anything else is done here.
      this.#isUnsure = true
      this.#again()
      throw error
    })
    if (!isFirst) {
      await this.#catchUp(standing)
      return false
    }
    this.#pausesSeen = seen
    this.#take(next)
    metrics.entries.inc()
    fanout?.tell(this.#id, next.seq)
    return true
  }

  /** Of a time that did not count the log knows before anything else happens: clocks must not run out by it. */
  #resumed(standing: TableState): readonly TableEvent[] {
    const { pauses, now } = this.#around
    pauses.check()
    const seen = this.#pausesSeen
    if (seen === pauses.count()) return []
    return resumedAfter(
      standing,
      seen === null ? pauses.skippedSince(standing.changed) : pauses.skippedAfter(seen),
      now(),
    )
  }

  async #catchUp(standing: TableState): Promise<void> {
    const entries = await this.#around.store.entries(this.#id, standing.seq)
    if (entries.length === 0) return
    this.#take(entries.map(loggedEventIn).reduce((so, one) => applyEvent(so, one, this.#means), standing))
  }

  /** What the table does next by itself, and when. */
  #goOn(standing: TableState): void {
    this.#stopTimer()
    const due = this.#isLeft ? null : dueOf(standing)
    if (due !== null) this.#tickIn(Math.min(LONGEST_TIMER, Math.max(0, due - this.#around.now())))
  }

  #tickIn(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#tick(), milliseconds)
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #tick(): void {
    this.#inTurn(async (standing) => {
      const due = dueOf(standing)
      if (this.#isLeft || due === null) return this.#goOn(standing)
      if (this.#resumed(standing).length > 0) return void (await this.#write(standing, [], null))
      const now = this.#around.now()
      if (due > now) return this.#goOn(standing)
      const bodies = dueEvents(standing, now)
      if (bodies.length > 0) await this.#write(standing, bodies, null)
      else if (standing.hosted !== null && nextBot(standing.hosted) !== undefined)
        this.#askBot(standing, standing.hosted)
      else this.#handOver(standing)
    }).then(
      () => {
        this.#failures = 0
      },
      (error: unknown) => this.#failed(error),
    )
  }

  /** What fails for another reason than the database will fail again: it is noted, and tried less and less often. */
  #failed(error: unknown): void {
    if (error instanceof StoreUnavailable) {
      this.#again()
      return
    }
    this.#around.failed(this.#id, error)
    this.#failures += 1
    this.#again(Math.min(LONGEST_RETRY, RETRY * 2 ** this.#failures))
  }

  /** It is tried again a little later. */
  #again(milliseconds = RETRY): void {
    this.#stopTimer()
    if (!this.#isLeft) this.#tickIn(milliseconds)
  }

  /** The table does not wait for its bot. The answer is played if the bot still sees what it was asked about. */
  #askBot({ opened }: TableState, hosted: HostedTable): void {
    const seat = nextBot(hosted)
    if (seat === undefined) return
    const pending = pendingBot(hosted, seat)
    if (isSamePending(this.#askedBot, pending)) return
    const asked = { ...pending, request: this.#around.door.pondering(hosted, seat) }
    this.#askedBot = asked
    this.#around
      .chooseMove({ request: asked.request, owner: opened.owner.id, attention: () => this.#attention() })
      .then((notation) => this.#inTurn((standing) => this.#playBot(standing, asked, notation)))
      .catch((error: unknown) => {
        if (this.#askedBot === asked) this.#askedBot = null
        this.#failed(error)
      })
  }

  /** A move that others see waits for its time; a hidden step is made at once. */
  async #playBot(standing: TableState, asked: AskedBot, notation: string | null): Promise<void> {
    // The server stops, and its bots with it: the next server asks them again.
    if (this.#isLeft) return
    const { hosted } = standing
    // What the bot saw may have changed meanwhile, and another bot may be pending.
    if (hosted === null || !isStillPending(hosted, asked)) {
      if (this.#askedBot === asked) this.#askedBot = null
      return this.#goOn(standing)
    }
    const move = legalMove(hosted, asked.request, notation)
    const found = hosted.match.game.notate(move)
    const { botDelay, now } = this.#around
    const wait = timeUntilShown(hosted.match, asked.request, move, botDelay, now() - standing.acted)
    if (wait > 0) {
      const play = () => this.#inTurn((later) => this.#playBot(later, asked, found))
      this.#showing = setTimeout(() => play().catch((error: unknown) => this.#failed(error)), wait)
      return
    }
    this.#askedBot = null
    await this.#write(standing, [{ kind: 'moved', seat: asked.seat, notation: found }], null)
  }

  /** Who waits for a bot here. A person whom a bot stands in for does not. */
  #attention(): Attention {
    if (this.audience.size() === 0) return 'nobody'
    const places = this.#awake?.places ?? []
    const isAwaited = places.some(({ person, standIn }) => standIn === null && this.audience.isHere(person?.id ?? null))
    return isAwaited ? 'player' : 'spectator'
  }

  /** Not an entry: nobody loses anything if it is forgotten. */
  #handOver(standing: TableState): void {
    if (standing.hosted === null) return
    const hosted = { ...standing.hosted }
    endTurn(hosted)
    this.#take({ ...standing, hosted })
  }

  async #obey(who: Who, command: string, order: Order, key: NewKey): Promise<OnlineAnswer> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const standing = this.#awake ?? (await this.#wake())
      const person = who.person?.id ?? null
      const answer = this.#around.door.answer(standing, person, order)
      if (answer !== null) return answer
      // The answer to a link carries its key, which is kept nowhere: asked again, another one is made.
      const isAgain = isDone(standing, person, command)
      if (isAgain && order.kind !== 'link') return OK
      if (order.kind === 'done') {
        if (!mayHandOver(standing, who)) complain('table.done')
        this.#handOver(standing)
        return OK
      }
      const { rulesVersion } = this.#means.game.meta
      const wish: OrderContext = { now: this.#around.now(), rulesVersion, keyHash: key.hash }
      if (
        await this.#write(standing, eventsFor(standing, who, order, wish), isAgain ? null : commandOf(person, command))
      ) {
        return order.kind === 'link' ? { kind: 'key', key: key.key } : OK
      }
    }
    return complain('move.stale')
  }
}

const OK: OnlineAnswer = { kind: 'ok' }
const RETRY = 2_000
const LONGEST_RETRY = 600_000
