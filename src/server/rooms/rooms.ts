/** The rooms of this server. A table is loaded when somebody needs it, and unloaded when it is idle. */
import { bots } from '../../bots/index.ts'
import { type GameBundle, loadParts } from '../../host/opening.ts'
import type { GameEntry } from '../../kit/entry.ts'
import type { Message } from '../../kit/text.ts'
import type { TableOptions } from '../../wire/online.ts'
import { complain } from '../../wire/problem.ts'
import { type Pause, pausesOf } from '../clock.ts'
import type { Random } from '../people/keys.ts'
import { type Quotas, tableQuota } from '../people/quotas.ts'
import type { Head } from '../store/store.ts'
import { StoreUnavailable } from '../store/unavailable.ts'
import type { LoggedEvent, PersonRef, TableEvent } from '../table/events.ts'
import { applyEvent, entryOf, firstTableState } from '../table/history.ts'
import { headOf } from '../table/projection.ts'
import type { TableState } from '../table/table-state.ts'
import { damagedTables } from './damaged.ts'
import { knownRooms } from './known-rooms.ts'
import { leasesOf } from './leases.ts'
import { openingFor, rematchOf } from './opening.ts'
import { type Room, type RoomDeps, TableRoom } from './room.ts'
import { tableLoader } from './table-loader.ts'

export interface Rooms {
  /** The room of a table; complains if there is no such table. */
  room(table: string): Promise<Room>
  /** Complains if the owner or the address has too many open tables. */
  open(
    request: TableOptions,
    owner: PersonRef,
    address: string,
  ): Promise<{ readonly table: string; readonly key: string }>
  /** Opens a table for the same people, each one seat further. Answers the existing one if there is one already. */
  rematch(room: Room, owner: PersonRef, address: string, saltHash: string): Promise<string>
  /** Another server wrote to this table: its room catches up, if it is in memory. */
  catchUp(table: string, seq: number): void
  /** Other servers may have written to any table without telling this one: all rooms catch up. */
  catchUpAll(): Promise<void>
  /** Nobody could play since then, so this time does not count on any clock. */
  stoodStill(since: number): void
  /** True if the table could not be loaded the last time. Lists show it. */
  isDamaged(table: string): boolean
  /** Shows on all pages whether the database is unavailable. */
  setUnsaved(isUnsaved: boolean): void
  count(): { readonly rooms: number; readonly pages: number }
  /** Asks all pages to reconnect later, and waits for pending writes. */
  close(say: Message): Promise<void>
}

export interface RoomsDeps extends Omit<RoomDeps, 'memory' | 'pauses' | 'pagesPerTable' | 'leases'> {
  readonly games: readonly GameEntry[]
  readonly dealer: GameBundle['dealer']
  readonly random: Random
  readonly quotas: Quotas
  /** The build of this program: snapshots of other builds are not read. */
  readonly build: string
  /** When this server was last known to be up before this start. */
  readonly lastBeat: number | undefined
  /** The name of this server among all servers of the database. */
  readonly server: string
}

/** An idle table is unloaded after this time, and its room is removed if no page is connected. */
const IDLE = 60_000
const SWEEP = 10_000
/**
 * Several servers look for tables that none of them works at. A busy server with the table in memory may be a little late: if another
 * one took its table, both would have to follow every move of it.
 */
const LOOK = 1_000
const LATE = 1_500
/** A table that still waits for players is closed after a day without changes. */
const UNUSED = 24 * 3_600_000
const MOST_TRIES = 5
/** At most this many tables are handled at a time. */
const AT_ONCE = 200

export const roomsOf = (deps: RoomsDeps): Rooms => {
  const { store, now, monotonic, random, lastBeat, failed } = deps
  const rooms = new Map<string, Promise<Room>>()
  const bundleOf = async (game: string): Promise<GameBundle> => ({
    ...(await loadParts(deps.games, game, bots)),
    dealer: deps.dealer,
  })
  const memory = tableLoader(store, deps.build, bundleOf)
  const pauses = pausesOf({ now, monotonic }, lastBeat, (pause) => resumeAll(pause))
  const { pagesPerTable } = deps.quotas
  const { isAlone } = deps
  const known = knownRooms(deps)
  const leases = leasesOf({ store, server: deps.server, isAlone, monotonic })
  const roomDeps: RoomDeps = { ...deps, memory, pauses, pagesPerTable, leases }
  const damaged = damagedTables(monotonic, failed)
  const quota = tableQuota(deps)
  /** By how much the clock was set forward since the start: it must not make tables look older. */
  let setForward = 0

  const load = async (table: string): Promise<Room> => {
    damaged.check(table)
    try {
      // Before it is read: no later write is missed.
      await known.add(table)
      const { state, bundle } = await memory.load(table)
      const room = new TableRoom(state, bundle, roomDeps)
      await room.resume()
      damaged.forget(table)
      return room
    } catch (error) {
      return damaged.note(table, error)
    }
  }

  const room = (table: string): Promise<Room> => {
    const existing = rooms.get(table)
    // The sweep must not remove it before the new page has said hello.
    ready.get(table)?.use()
    if (existing !== undefined) return existing
    const loading = load(table)
    rooms.set(table, loading)
    loading.then(
      (loaded) => ready.set(table, loaded),
      () => forget([table]),
    )
    return loading
  }

  /** These tables are not in memory any more. */
  const forget = (tables: readonly string[]): void => {
    for (const table of tables) {
      rooms.delete(table)
      ready.delete(table)
    }
    known.remove(tables)
  }

  /** The rooms that have finished loading. */
  const ready = new Map<string, Room>()
  const pages = (): number => [...ready.values()].reduce((sum, { audience }) => sum + audience.pages.size, 0)

  const create = async (bodies: readonly TableEvent[], person: string, address: string): Promise<string> => {
    const id = random.letters(10)
    const logged = bodies.map((body, index): LoggedEvent => ({ seq: index + 1, at: now(), command: null, body }))
    const [first, ...rest] = logged
    if (first === undefined) throw new Error('a new table needs at least one event')
    const opened = firstTableState(id, first)
    const bundle = await bundleOf(opened.opened.game)
    const state: TableState = rest.reduce((before, event) => applyEvent(before, event, bundle), opened)
    await quota.open({ person, address }, id, async () => {
      if (!(await store.append({ head: headOf(state, null), entries: logged.map(entryOf) }))) {
        throw new Error('the id of a new table is already in use')
      }
    })
    return id
  }

  const open: Rooms['open'] = async (request, owner, address) => {
    const { game } = await bundleOf(request.game)
    const key = random.hex(16)
    const bodies = openingFor(request, owner, game.meta, key, random)
    return { table: await create(bodies, owner.id, address), key }
  }

  /** If two players ask at the same time, the first table stays and the second is closed. */
  const rematch: Rooms['rematch'] = async (played, owner, address, saltHash) => {
    const before = await played.state()
    const bodies = rematchOf(before, owner, saltHash, random)
    if (before.next !== null) return before.next
    const table = await create(bodies, owner.id, address)
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { next } = await played.state()
      if (next === null) await played.write([{ kind: 'followed', by: table }])
      else if (next === table) return table
      else {
        await (await room(table)).write([{ kind: 'closed', why: 'unused' }])
        return next
      }
    }
    return complain('move.stale')
  }

  /** Notes the pause at every table in memory. If the clock was set back, the other tables would wake too late. */
  const resumeAll = ({ before, after }: Pause): void => {
    setForward += Math.max(0, after - before)
    for (const room of ready.values()) room.resume().catch(() => {})
    if (after < before) wakeFromFuture().catch(() => {})
  }

  /** Handles one table after another. An error at one table is reported and does not stop the others. */
  const each = async (tables: readonly string[], work: (table: string) => Promise<unknown>): Promise<void> => {
    for (const table of tables.filter((id) => !damaged.has(id))) {
      await work(table).catch((error: unknown) => {
        // Without the database no table can be handled.
        if (error instanceof StoreUnavailable) throw error
        if (!damaged.isNoted(error)) failed(table, error)
      })
    }
  }

  /** Also one that is being loaded: it may have read its log before. One that cannot be loaded is read later. */
  const catchUpTo = (room: Promise<Room> | undefined, seq: number): void => {
    room?.then((loaded) => loaded.catchUpTo(seq)).catch(() => {})
  }

  /** The other servers may not know any more what is in memory here. */
  let isForgotten = false
  const catchUpAll = async (): Promise<void> => {
    isForgotten = true
    await known.addAll([...rooms.keys()]).then(
      () => {
        isForgotten = false
      },
      () => {
        // The database is away: the next sweep tries it again.
      },
    )
    for (const room of rooms.values()) catchUpTo(room, Number.POSITIVE_INFINITY)
  }

  const sweep = async (): Promise<void> => {
    if (isForgotten) await catchUpAll()
    const unloaded: string[] = []
    await each([...rooms.keys()], async (table) => {
      const idle = await rooms.get(table)?.catch(() => undefined)
      if (idle === undefined || monotonic() - idle.used() < IDLE) return
      if (idle.audience.pages.size > 0) return idle.unload()
      rooms.delete(table)
      ready.delete(table)
      unloaded.push(table)
      await idle.close()
    })
    forget(unloaded.filter((table) => !rooms.has(table)))
    // Damaged tables are found every time, so the limit grows by their number.
    const unused = await store.forgotten(now() - UNUSED - setForward, AT_ONCE + damaged.count())
    await each(idsOf(unused), async (id) => {
      if (!isAlone && !(await leases.hold(id))) return
      leases.release(id)
      await (await room(id)).write([{ kind: 'closed', why: 'unused' }])
    })
  }

  /** Loads tables without connected pages when something is due there; of several servers only the one that leases them. */
  const wake = async (): Promise<void> => {
    const limit = AT_ONCE + damaged.count()
    await each(isAlone ? idsOf(await store.due(now() + SWEEP, limit)) : await leases.holdDue(now() - LATE, limit), room)
  }

  /** Loads tables that were written before the clock was set back and where something is due later. */
  const wakeFromFuture = async (): Promise<void> => {
    for (let after = now() + SWEEP; ; ) {
      const some = await store.due(Number.MAX_SAFE_INTEGER, AT_ONCE, after)
      await each(idsOf(some.filter(({ changed }) => changed > now())), room)
      const last = some.at(-1)?.due
      if (some.length < AT_ONCE || last == null) return
      after = last
    }
  }

  /** One run after another. If the store has failed, the next run may succeed. */
  const every = (milliseconds: number, work: () => Promise<void>): NodeJS.Timeout => {
    let isRunning = false
    const look = async (): Promise<void> => {
      if (isRunning) return
      isRunning = true
      await work().catch(() => {})
      isRunning = false
    }
    void look()
    return setInterval(look, milliseconds)
  }
  const timers = [every(SWEEP, sweep), every(isAlone ? SWEEP : LOOK, wake)]

  return {
    room,
    open,
    rematch,
    catchUp(table, seq) {
      catchUpTo(rooms.get(table), seq)
    },
    catchUpAll,
    stoodStill: pauses.add,
    isDamaged: damaged.isDamaged,
    setUnsaved(isUnsaved) {
      for (const { audience } of ready.values()) audience.setUnsaved(isUnsaved)
    },
    count: () => ({ rooms: rooms.size, pages: pages() }),
    async close(say) {
      for (const timer of timers) clearInterval(timer)
      pauses.close()
      for (const loading of rooms.values()) {
        const left = await loading.catch(() => undefined)
        left?.audience.bye(say, true)
        await left?.close()
      }
      known.remove([...rooms.keys()])
      rooms.clear()
      await Promise.all([leases.close(), known.close()])
    },
  }
}

const idsOf = (heads: readonly Head[]): readonly string[] => heads.map(({ id }) => id)
