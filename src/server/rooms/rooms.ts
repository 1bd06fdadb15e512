/** The rooms of this server. A table is loaded when somebody needs it, and unloaded when it is idle. */
import { bots } from '../../bots/index.ts'
import { type GameBundle, loadParts } from '../../host/opening.ts'
import type { GameEntry as Shelved } from '../../kit/entry.ts'
import { complain } from '../../kit/problem.ts'
import type { Message } from '../../kit/text.ts'
import type { TableOptions } from '../../wire/online.ts'
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
import { openingFor, rematchOf } from './opening.ts'
import { type Room, type RoomDeps, roomOf } from './room.ts'
import { tableLoader } from './table-loader.ts'

export interface Rooms {
  /** The room of a table; complains where there is no such table. */
  room(table: string): Promise<Room>
  /** Complains where the owner, or the address, has too many open tables. */
  open(wish: TableOptions, owner: PersonRef, address: string): Promise<{ readonly table: string; readonly key: string }>
  /** The same people once more, each one seat further; the table that it was done at already is answered again. */
  rematch(room: Room, owner: PersonRef, address: string, saltHash: string): Promise<string>
  /** Somebody else has written to this table, or to any with null: what is in memory catches up. */
  catchUp(table: string | null, seq: number): void
  /** Nobody could play from then until now, so no clock ran. */
  stoodStill(since: number): void
  /** Could it not be loaded the last time? Lists say so. */
  isDamaged(table: string): boolean
  /** The database is away, or back: all pages see that nothing can be saved. */
  setUnsaved(isUnsaved: boolean): void
  count(): { readonly rooms: number; readonly pages: number }
  /** Tells all pages to come back, and waits for pending writes. */
  close(say: Message): Promise<void>
}

export interface RoomsDeps extends Omit<RoomDeps, 'memory' | 'pauses' | 'pagesPerTable'> {
  readonly games: readonly Shelved[]
  readonly dealer: GameBundle['dealer']
  readonly random: Random
  readonly quotas: Quotas
  /** Which program this is: snapshots of another one are not read. */
  readonly build: string
  /** When this server was last known to be up, before it started now. */
  readonly lastBeat: number | undefined
}

/** An idle table is unloaded after this time, and its room is removed if no page is connected. */
const IDLE = 60_000
const SWEEP = 10_000
/** Tables that fill are closed when nothing has happened for a day. */
const UNUSED = 24 * 3_600_000
const MOST_TRIES = 5
/** At most this many tables are handled at a time. */
const AT_ONCE = 200

export const roomsOf = (equipment: RoomsDeps): Rooms => {
  const { store, now, monotonic, random, lastBeat, failed } = equipment
  const rooms = new Map<string, Promise<Room>>()
  const bundleOf = async (game: string): Promise<GameBundle> => ({
    ...(await loadParts(equipment.games, game, bots)),
    dealer: equipment.dealer,
  })
  const memory = tableLoader(store, equipment.build, bundleOf)
  const pauses = pausesOf({ now, monotonic }, lastBeat, (pause) => resumeAll(pause))
  const { pagesPerTable } = equipment.quotas
  const around: RoomDeps = { ...equipment, memory, pauses, pagesPerTable }
  const damaged = damagedTables(monotonic, failed)
  const quota = tableQuota(equipment)
  /** By how much the clock was set forward since the start: tables are not a day older for it. */
  let setForward = 0

  const load = async (table: string): Promise<Room> => {
    damaged.check(table)
    try {
      const { state: standing, bundle: means } = await memory.load(table)
      const room = roomOf(standing, means, around)
      await room.resume()
      damaged.forget(table)
      return room
    } catch (error) {
      return damaged.note(table, error)
    }
  }

  const room = (table: string): Promise<Room> => {
    const there = rooms.get(table)
    // The sweep must not remove it before the new page has said hello.
    ready.get(table)?.use()
    if (there !== undefined) return there
    const loading = load(table)
    rooms.set(table, loading)
    loading.then(
      (loaded) => ready.set(table, loaded),
      () => rooms.delete(table),
    )
    return loading
  }

  /** Counted from the rooms that are ready. */
  const ready = new Map<string, Room>()
  const pages = (): number => [...ready.values()].reduce((sum, { audience }) => sum + audience.size(), 0)

  const create = async (bodies: readonly TableEvent[], person: string, address: string): Promise<string> => {
    const id = random.letters(10)
    const happenings = bodies.map((body, index): LoggedEvent => ({ seq: index + 1, at: now(), command: null, body }))
    const [first, ...rest] = happenings
    if (first === undefined) throw new Error('a table without a beginning')
    const opened = firstTableState(id, first)
    const means = await bundleOf(opened.opened.game)
    const standing: TableState = rest.reduce((so, one) => applyEvent(so, one, means), opened)
    await quota.open({ person, address }, id, async () => {
      if (!(await store.append({ head: headOf(standing, null), entries: happenings.map(entryOf) }))) {
        throw new Error('the name of a new table is taken')
      }
    })
    return id
  }

  const open: Rooms['open'] = async (wish, owner, address) => {
    const { game } = await bundleOf(wish.game)
    const key = random.hex(16)
    const bodies = openingFor(wish, owner, game.meta, key, random)
    return { table: await create(bodies, owner.id, address), key }
  }

  /** Of two who ask at once one was first: one table is enough. */
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

  /** Every table in memory takes note. Where the clock was set back, the others would wake too late. */
  const resumeAll = ({ before, after }: Pause): void => {
    setForward += Math.max(0, after - before)
    for (const one of ready.values()) one.resume().catch(() => {})
    if (after < before) wakeFromFuture().catch(() => {})
  }

  /** One table after another; what goes wrong at one of them is noted, and keeps no other waiting. */
  const each = async (tables: readonly string[], work: (table: string) => Promise<unknown>): Promise<void> => {
    for (const table of tables.filter((one) => !damaged.has(one))) {
      await work(table).catch((error: unknown) => {
        // Without its database no table can be looked after.
        if (error instanceof StoreUnavailable) throw error
        if (!damaged.isNoted(error)) failed(table, error)
      })
    }
  }

  const sweep = async (): Promise<void> => {
    await each([...rooms.keys()], async (table) => {
      const idle = await rooms.get(table)?.catch(() => undefined)
      if (idle === undefined || monotonic() - idle.used() < IDLE) return
      if (idle.audience.size() > 0) return idle.unload()
      rooms.delete(table)
      ready.delete(table)
      await idle.close()
    })
    // Those that cannot be loaded are found each time: they leave as much room for others.
    const unused = await store.forgotten(now() - UNUSED - setForward, AT_ONCE + damaged.count())
    await each(idsOf(unused), async (id) => (await room(id)).write([{ kind: 'closed', why: 'unused' }]))
  }

  /** Tables that nobody looks at are woken when something is due there. */
  const wake = async (): Promise<void> => {
    await each(idsOf(await store.due(now() + SWEEP, AT_ONCE + damaged.count())), room)
  }

  /** Of all tables where something is due later, those that were written before the clock was set back. */
  const wakeFromFuture = async (): Promise<void> => {
    for (let after = now() + SWEEP; ; ) {
      const some = await store.due(Number.MAX_SAFE_INTEGER, AT_ONCE, after)
      await each(idsOf(some.filter(({ changed }) => changed > now())), room)
      const last = some.at(-1)?.due
      if (some.length < AT_ONCE || last == null) return
      after = last
    }
  }

  const look = (): void => {
    Promise.all([sweep(), wake()]).catch(() => {
      // The store has failed: the next look may find it well again.
    })
  }
  const timer = setInterval(look, SWEEP)
  look()

  return {
    room,
    open,
    rematch,
    catchUp(table, seq) {
      const behind = table === null ? [...ready.values()] : [ready.get(table)].flatMap((one) => one ?? [])
      for (const one of behind) one.catchUpTo(seq)
    },
    stoodStill: pauses.add,
    isDamaged: damaged.isDamaged,
    setUnsaved(isUnsaved) {
      for (const { audience } of ready.values()) audience.setUnsaved(isUnsaved)
    },
    count: () => ({ rooms: rooms.size, pages: pages() }),
    async close(say) {
      clearInterval(timer)
      pauses.close()
      for (const loading of rooms.values()) {
        const left = await loading.catch(() => undefined)
        left?.audience.bye(say, true)
        await left?.close()
      }
      rooms.clear()
    },
  }
}

const idsOf = (heads: readonly Head[]): readonly string[] => heads.map(({ id }) => id)
