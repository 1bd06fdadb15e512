/** The rooms of this server: tables are taken into memory when somebody needs them, and put back when nobody does. */
import { bots } from '../bots/index.ts'
import type { Means } from '../host/opening.ts'
import type { Entry as Shelved } from '../kit/game.ts'
import { complain } from '../kit/problem.ts'
import type { Message } from '../kit/text.ts'
import type { TableWish } from '../wire/online.ts'
import type { Random } from './keys.ts'
import { openingFor, rematchOf } from './opening.ts'
import { type Quotas, tableQuota } from './quotas.ts'
import { memoryOf } from './recall.ts'
import { type Room, roomOf, type Surroundings } from './room.ts'
import { type Body, entryOf, type Happening, type Somebody } from './table/entries.ts'
import { headOf } from './table/head.ts'
import { after, firstStanding } from './table/history.ts'
import type { Standing } from './table/standing.ts'

export interface Rooms {
  /** The room of a table; complains where there is no such table. */
  room(table: string): Promise<Room>
  /** Complains where the owner, or the address, has too many open tables. */
  open(wish: TableWish, owner: Somebody, address: string): Promise<{ readonly table: string; readonly key: string }>
  /** The same people once more, each one seat further; the table that it was done at already is answered again. */
  rematch(room: Room, owner: Somebody, address: string, saltHash: string): Promise<string>
  /** Somebody else has written to this table, or to any with null: what is in memory catches up. */
  catchUp(table: string | null, seq: number): void
  count(): { readonly rooms: number; readonly pages: number }
  /** Tells all pages to come back, and waits for what is under way. */
  close(say: Message): Promise<void>
}

export interface Equipment extends Omit<Surroundings, 'memory' | 'pagesPerTable'> {
  readonly games: readonly Shelved[]
  readonly dealer: Means['dealer']
  readonly random: Random
  readonly quotas: Quotas
  /** Which program this is: snapshots of another one are not read. */
  readonly build: string
  /** When this server was last known to be up, before it started now. */
  readonly lastBeat: number | undefined
}

/** A table where nothing happens is put back after this time, and its room with it when nobody looks. */
const IDLE = 60_000
const SWEEP = 10_000
/** Tables that fill are closed when nothing has happened for a day. */
const UNUSED = 24 * 3_600_000
const MOST_TRIES = 5
/** So many are looked after at a time. */
const AT_ONCE = 200

export const roomsOf = (equipment: Equipment): Rooms => {
  const { store, now, random } = equipment
  const rooms = new Map<string, Promise<Room>>()
  const began = now()
  const memory = memoryOf(store, equipment.build, (game) => meansFor(equipment, game))
  const { pagesPerTable } = equipment.quotas
  const around: Surroundings = { ...equipment, memory, pagesPerTable }
  const quota = tableQuota(equipment)

  const load = async (table: string): Promise<Room> => {
    const { standing, means } = await memory.recall(table)
    const room = roomOf(standing, means, around)
    await resumeClocks(room)
    return room
  }

  /** Clocks, and the wait for salts, stood still while the server was down; not while nobody came to this table since. */
  const resumeClocks = async (room: Room): Promise<void> => {
    const { clocks, phase, changed } = await room.standing()
    const isTimed = phase === 'dealing' || (phase === 'running' && clocks !== null)
    if (!isTimed || changed >= began) return
    const down = Math.max(0, began - Math.max(changed, equipment.lastBeat ?? changed))
    await room.write([{ kind: 'resumed', since: now() - down }])
  }

  const room = (table: string): Promise<Room> => {
    const there = rooms.get(table)
    // Not swept away before whoever takes it has said hello.
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

  const create = async (bodies: readonly Body[], person: string, address: string): Promise<string> => {
    const id = random.letters(10)
    const happenings = bodies.map((body, index): Happening => ({ seq: index + 1, at: now(), command: null, body }))
    const [first, ...rest] = happenings
    if (first === undefined) throw new Error('a table without a beginning')
    const opened = firstStanding(id, first)
    const means = await meansFor(equipment, opened.opened.game)
    const standing: Standing = rest.reduce((so, one) => after(so, one, means), opened)
    await quota.open({ person, address }, id, async () => {
      if (!(await store.append({ head: headOf(standing, null), entries: happenings.map(entryOf) }))) {
        throw new Error('the name of a new table is taken')
      }
    })
    return id
  }

  const open: Rooms['open'] = async (wish, owner, address) => {
    const { game } = await meansFor(equipment, wish.game)
    const key = random.hex(16)
    const bodies = openingFor(wish, owner, game.meta, key, random)
    return { table: await create(bodies, owner.id, address), key }
  }

  /** Of two who ask at once one was first: one table is enough. */
  const rematch: Rooms['rematch'] = async (played, owner, address, saltHash) => {
    const before = await played.standing()
    const bodies = rematchOf(before, owner, saltHash, random)
    if (before.next !== null) return before.next
    const table = await create(bodies, owner.id, address)
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { next } = await played.standing()
      if (next === null) await played.write([{ kind: 'followed', by: table }])
      else if (next === table) return table
      else {
        await (await room(table)).write([{ kind: 'closed', why: 'unused' }])
        return next
      }
    }
    return complain('move.stale')
  }

  const sweep = async (): Promise<void> => {
    for (const [table, loading] of rooms) {
      const idle = await loading.catch(() => undefined)
      if (idle === undefined || now() - idle.used() < IDLE) continue
      if (idle.audience.size() > 0) {
        await idle.rest()
        continue
      }
      rooms.delete(table)
      ready.delete(table)
      await idle.leave()
    }
    for (const { id } of await store.forgotten(now() - UNUSED, AT_ONCE)) {
      await (await room(id)).write([{ kind: 'closed', why: 'unused' }])
    }
  }

  /** Tables that nobody looks at are woken when something is due there. */
  const wake = async (): Promise<void> => {
    for (const { id } of await store.due(now() + SWEEP, AT_ONCE)) await room(id)
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
      for (const one of behind) one.heard(seq)
    },
    count: () => ({ rooms: rooms.size, pages: pages() }),
    async close(say) {
      clearInterval(timer)
      for (const loading of rooms.values()) {
        const left = await loading.catch(() => undefined)
        left?.audience.bye(say, true)
        await left?.leave()
      }
      rooms.clear()
    },
  }
}

const meansFor = async ({ games, dealer }: Equipment, id: string): Promise<Means> => {
  const entry = games.find((game) => game.id === id)
  if (entry === undefined) return complain('record.game', { game: id, games: games.map((game) => game.id) })
  const [game, sense] = await Promise.all([entry.game(), entry.sense()])
  return { game, sense, bots, dealer }
}
