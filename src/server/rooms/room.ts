/** One table: its orders are handled one after another, saved, then shown. An idle table is unloaded and loaded again on demand. */
import {
  type AskedBot,
  isSamePending,
  isStillPending,
  legalMove,
  pendingBot,
  timeUntilShown,
} from '../../host/bot-turn.ts'
import { endTurn } from '../../host/commands.ts'
import { type HostedTable, nextBot } from '../../host/hosted-table.ts'
import type { GameBundle } from '../../host/opening.ts'
import type { OnlineAnswer, Order } from '../../wire/online.ts'
import { complain } from '../../wire/problem.ts'
import type { Attention } from '../bots/pool.ts'
import { StoreUnavailable } from '../store/unavailable.ts'
import type { LoggedEvent, TableEvent } from '../table/events.ts'
import { applyEvent, entryOf, loggedEventIn } from '../table/history.ts'
import { commandOf, eventsFor, isDone, mayHandOver, type OrderContext, type Who } from '../table/orders.ts'
import { headOf } from '../table/projection.ts'
import { resumedAfter } from '../table/resuming.ts'
import { dueEvents, dueOf, loggedDueOf, seatOf, type TableState } from '../table/table-state.ts'
import { type Audience, audienceOf, type Connection } from './audience.ts'
import type { NewKey, RoomDeps } from './room-deps.ts'

export type { RoomDeps } from './room-deps.ts'

const MOST_TRIES = 3
const LONGEST_TIMER = 2 ** 31 - 1

/** What others use of a room, without its private fields, so that a room can be wrapped. */
export type Room = Pick<TableRoom, keyof TableRoom>

/** A class, not closures: per-instance functions would cost 10 % of the memory of thousands of idle tables. */
export class TableRoom {
  readonly audience: Audience
  readonly #id: string
  readonly #bundle: GameBundle
  readonly #deps: RoomDeps
  /** Null while the table is unloaded. */
  #loaded: TableState | null
  #queue: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | null = null
  /** Runs until a bot's chosen move may be shown. */
  #playTimer: NodeJS.Timeout | null = null
  #used: number
  #isClosed = false
  /** A write failed, but may be in the log: then memory is behind. */
  #mayBeBehind = false
  /** How often in a row the due work has failed. */
  #failures = 0
  /** How many pauses the log has noted; null if nothing was written since loading. */
  #pausesSeen: number | null = null
  /** The open request to a bot, until its move is shown. */
  #askedBot: AskedBot | null = null
  /** This room has asked for the lease of its table. */
  #hasLease = false

  constructor(first: TableState, bundle: GameBundle, deps: RoomDeps) {
    this.audience = audienceOf(first, deps)
    this.#id = first.id
    this.#bundle = bundle
    this.#deps = deps
    this.#loaded = first
    this.#used = deps.monotonic()
    this.#schedule(first)
  }

  /** The id of the table. */
  id(): string {
    return this.#id
  }

  /** The current state; loads the table if it is unloaded. */
  state(): Promise<TableState> {
    return this.#enqueue(async (state) => state)
  }

  /** Executes an order, or complains. `key` is for a new link; only its hash is stored. */
  order(who: Who, command: string, order: Order, key: NewKey): Promise<OnlineAnswer> {
    this.use()
    return this.#enqueue(() => this.#execute(who, command, order, key))
  }

  /** Writes events that the server causes by itself. */
  write(bodies: readonly TableEvent[]): Promise<boolean> {
    return this.#enqueue((state) => this.#write(state, bodies, null))
  }

  /** Notes the time that did not count since this table was last written, if there was any. */
  async resume(): Promise<void> {
    await this.#enqueue((state) => this.#write(state, [], null))
  }

  connect(connection: Connection, since: number | null, chat: number): Promise<void> {
    return this.#enqueue(async (state) => {
      this.use()
      const isSeated = seatOf(state, connection.person?.id ?? null) !== undefined
      if (!isSeated && this.audience.pages.size >= this.#deps.pagesPerTable) complain('table.crowded')
      this.audience.join(connection, state, since, chat)
    })
  }

  async disconnect(connection: Connection): Promise<void> {
    this.use()
    // The other pages see that somebody left, which needs the loaded table. Without other pages it stays unloaded.
    if (!this.#isClosed && this.audience.pages.size > 1)
      return this.#enqueue(async () => this.audience.leave(connection))
    await this.#queue
    this.audience.leave(connection)
  }

  /** When the room was last used, by the monotonic clock. */
  used(): number {
    return this.#used
  }

  /** Somebody has this room and will use it soon, so it must not be removed. */
  use(): void {
    this.#used = this.#deps.monotonic()
  }

  /** Another server says that the table is at this sequence number: reads what is missing. */
  catchUpTo(seq: number): void {
    const isBehind = this.#loaded === null ? this.audience.pages.size > 0 : this.#loaded.seq < seq
    if (!isBehind) return
    this.#enqueue((state) => this.#catchUp(state)).catch(() => {
      // The store has failed: the next write notices it.
    })
  }

  /** Unloads the table unless something is due; it is loaded again on the next request. */
  async unload(): Promise<void> {
    await this.#queue
    const idle = this.#loaded
    if (idle === null || dueOf(idle) !== null) return
    this.#loaded = null
    this.audience.unload()
    await this.#deps.memory.saveSnapshot(idle)
  }

  /** Stops all timers and waits for pending work. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#stopTimer()
    if (this.#playTimer !== null) clearTimeout(this.#playTimer)
    await this.#queue
    // A snapshot is only a cache.
    if (this.#loaded !== null) await this.#deps.memory.saveSnapshot(this.#loaded).catch(() => {})
  }

  /** Runs work one after another, each with the current state. A failure does not stop the next one. */
  #enqueue<T>(work: (state: TableState) => Promise<T>): Promise<T> {
    const result = this.#queue.then(async () => work(await this.#current()))
    // Without the result: it may be the state, which would stay in memory while the table is unloaded.
    this.#queue = result.then(ignore, ignore)
    return result
  }

  async #current(): Promise<TableState> {
    const state = this.#loaded ?? (await this.#load())
    if (!this.#mayBeBehind) return state
    await this.#catchUp(state)
    this.#mayBeBehind = false
    return this.#loaded ?? state
  }

  async #load(): Promise<TableState> {
    const { state } = await this.#deps.memory.load(this.#id)
    this.audience.reload(state)
    this.#loaded = state
    return state
  }

  #replaceState(next: TableState): void {
    this.#loaded = next
    this.audience.show(next)
    this.#schedule(next)
  }

  /** Saves first, then shows. False if another server wrote first: then its entries are shown instead. */
  async #write(state: TableState, bodies: readonly TableEvent[], command: string | null): Promise<boolean> {
    const { store, now, metrics, pauses, kinds } = this.#deps
    if (!bodies.every(({ kind }) => kinds.writable.has(kind))) complain('server.upgrading')
    const resumed = this.#resumed(state)
    const seen = pauses.count()
    const logged: LoggedEvent[] = []
    const next = [...resumed, ...bodies].reduce((before, body, index) => {
      const event = { seq: before.seq + 1, at: now(), command: index === resumed.length ? command : null, body }
      logged.push(event)
      return applyEvent(before, event, this.#bundle)
    }, state)
    if (logged.length === 0) return true
    const writing = { head: headOf(next, loggedDueOf(next)), entries: logged.map(entryOf) }
    const isWritten = await store.append(writing).catch((error: unknown) => {
      // The entries may have been written all the same, so the log is read before the next work.
      this.#mayBeBehind = true
      this.#retryIn()
      throw error
    })
    if (!isWritten) {
      await this.#catchUp(state)
      return false
    }
    this.#pausesSeen = seen
    this.#replaceState(next)
    metrics.entries.inc()
    return true
  }

  /** Time that did not count is noted before any other event, so that no clock runs out because of it. */
  #resumed(state: TableState): readonly TableEvent[] {
    const { pauses, now } = this.#deps
    pauses.check()
    const seen = this.#pausesSeen
    if (seen === pauses.count()) return []
    return resumedAfter(state, seen === null ? pauses.skippedSince(state.changed) : pauses.skippedAfter(seen), now())
  }

  async #catchUp(state: TableState): Promise<void> {
    const entries = await this.#deps.store.entries(this.#id, state.seq)
    if (entries.length === 0) return
    this.#replaceState(
      entries.map(loggedEventIn).reduce((before, event) => applyEvent(before, event, this.#bundle), state),
    )
  }

  /** Sets the timer for what the table does next by itself. */
  #schedule(state: TableState): void {
    this.#stopTimer()
    const due = this.#isClosed ? null : dueOf(state)
    const wait = due === null ? Number.POSITIVE_INFINITY : Math.max(0, due - this.#deps.now())
    if (due !== null) this.#tickIn(Math.min(LONGEST_TIMER, wait))
    if (!this.#hasLease || wait < SOON) return
    this.#hasLease = false
    this.#deps.leases.release(this.#id)
  }

  /** One server does what is due; the others look again, in case that one has died. */
  async #hold(): Promise<boolean> {
    this.#hasLease = await this.#deps.leases.hold(this.#id)
    if (!this.#hasLease) this.#retryIn(LOOK_AGAIN)
    return this.#hasLease
  }

  #tickIn(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#tick(), milliseconds)
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #tick(): void {
    this.#enqueue(async (state) => {
      const due = dueOf(state)
      if (this.#isClosed || due === null) return this.#schedule(state)
      const isLate = this.#resumed(state).length > 0
      const now = this.#deps.now()
      if (!isLate && due > now) return this.#schedule(state)
      const bodies = dueEvents(state, now)
      const isLogged = isLate || bodies.length > 0 || (state.hosted !== null && nextBot(state.hosted) !== undefined)
      if (isLogged && !(await this.#hold())) return
      if (isLate) return void (await this.#write(state, [], null))
      if (bodies.length > 0) await this.#write(state, bodies, null)
      else if (state.hosted !== null && nextBot(state.hosted) !== undefined) this.#askBot(state, state.hosted)
      else this.#handOver(state)
    }).then(
      () => {
        this.#failures = 0
      },
      (error: unknown) => this.#failed(error),
    )
  }

  /** Any error but an unavailable database will probably come again: it is reported, and tried less and less often. */
  #failed(error: unknown): void {
    if (error instanceof StoreUnavailable) {
      this.#retryIn()
      return
    }
    this.#deps.failed(this.#id, error)
    this.#failures += 1
    this.#retryIn(Math.min(LONGEST_RETRY, RETRY * 2 ** this.#failures))
  }

  #retryIn(milliseconds = RETRY): void {
    this.#stopTimer()
    if (!this.#isClosed) this.#tickIn(milliseconds)
  }

  /** After a crash of the database the log may show what no standby has yet: acknowledged is what is confirmed. */
  async #confirmed(): Promise<OnlineAnswer> {
    if (!this.#deps.isAlone) await this.#deps.store.ready()
    return OK
  }

  /** The table goes on while its bot searches. The answer is played if the bot's view is still the same. */
  #askBot({ opened }: TableState, hosted: HostedTable): void {
    const seat = nextBot(hosted)
    if (seat === undefined) return
    const pending = pendingBot(hosted, seat)
    if (isSamePending(this.#askedBot, pending)) return
    const asked = { ...pending, request: this.#deps.projection.botRequest(hosted, seat) }
    this.#askedBot = asked
    this.#deps
      .chooseMove({ request: asked.request, owner: opened.owner.id, attention: () => this.#attention() })
      .then((notation) => this.#enqueue((state) => this.#playBot(state, asked, notation)))
      .catch((error: unknown) => {
        if (this.#askedBot === asked) this.#askedBot = null
        this.#failed(error)
      })
  }

  /** A move that others see waits for the bot delay; a hidden step is made at once. */
  async #playBot(state: TableState, asked: AskedBot, notation: string | null): Promise<void> {
    // The server is stopping; the next one asks its bots again.
    if (this.#isClosed) return
    const { hosted } = state
    // The bot's view may have changed, and another bot may have to move.
    if (hosted === null || !isStillPending(hosted, asked)) {
      if (this.#askedBot === asked) this.#askedBot = null
      return this.#schedule(state)
    }
    const move = legalMove(hosted, asked.request, notation)
    const found = hosted.match.game.notate(move)
    const { botDelay, now } = this.#deps
    const wait = timeUntilShown(hosted.match, asked.request, move, botDelay, now() - state.acted)
    if (wait > 0) {
      const play = () => this.#enqueue((later) => this.#playBot(later, asked, found))
      this.#playTimer = setTimeout(() => play().catch((error: unknown) => this.#failed(error)), wait)
      return
    }
    this.#askedBot = null
    if (await this.#hold()) await this.#write(state, [{ kind: 'moved', seat: asked.seat, notation: found }], null)
  }

  /** Who waits for a bot at this table. People whose seat a bot plays do not wait. */
  #attention(): Attention {
    if (this.audience.pages.size === 0) return 'nobody'
    const places = this.#loaded?.places ?? []
    const isAwaited = places.some(
      ({ person, standIn }) => standIn === null && person !== null && this.audience.people.has(person.id),
    )
    return isAwaited ? 'player' : 'spectator'
  }

  /** Ends a turn. It is not logged, because losing it does no harm. */
  #handOver(state: TableState): void {
    if (state.hosted === null) return
    const hosted = { ...state.hosted }
    endTurn(hosted)
    this.#replaceState({ ...state, hosted })
  }

  async #execute(who: Who, command: string, order: Order, key: NewKey): Promise<OnlineAnswer> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const state = this.#loaded ?? (await this.#load())
      const person = who.person?.id ?? null
      const answer = this.#deps.projection.answer(state, person, order)
      if (answer !== null) return answer
      // The answer to a link order carries the key, which is not stored: a repeated order makes a new key.
      const isRepeated = isDone(state, person, command)
      if (isRepeated && order.kind !== 'link') return this.#confirmed()
      if (order.kind === 'done') {
        if (!mayHandOver(state, who)) complain('table.done')
        this.#handOver(state)
        return OK
      }
      const { rulesVersion } = this.#bundle.game.meta
      const context: OrderContext = { now: this.#deps.now(), rulesVersion, keyHash: key.hash }
      if (
        await this.#write(state, eventsFor(state, who, order, context), isRepeated ? null : commandOf(person, command))
      ) {
        return order.kind === 'link' ? { kind: 'key', key: key.key } : OK
      }
    }
    return complain('move.stale')
  }
}

const ignore = (): void => {}

const OK: OnlineAnswer = { kind: 'ok' }
const RETRY = 2_000
const LONGEST_RETRY = 600_000
/** Another server has the table. */
const LOOK_AGAIN = 1_000
/** Work that is due by then keeps the lease. */
const SOON = 2_000
