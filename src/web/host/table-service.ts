/**
 * The desk: opens tables, keeps their matches in the store after every change, and answers what a
 * page asks. It knows neither page nor worker: both ends of the line are given to it.
 */
import { standIns } from '../../bots/quick.ts'
import type { RandomHex } from '../../host/deal.ts'
import { dealerOf, type GameBundle } from '../../host/opening.ts'
import { seatsOf } from '../../host/seats.ts'
import type { GameEntry as Shelved } from '../../kit/entry.ts'
import { complain, Problem } from '../../kit/problem.ts'
import { readRecord, replayRecord } from '../../kit/record.ts'
import type { Command, Opening, TableView } from '../../wire/host.ts'
import type { HostRequest, HostResult } from './protocol.ts'
import { type SaveQueue, saveQueue } from './save-queue.ts'
import { entryOf, keptIn, revisionIn, savedFrom, USUAL_PACE } from './saved-entry.ts'
import type { Store } from './store.ts'
import { keptTable, type Listening, newTable, type Table, type Timer } from './table.ts'
import type { Thinker } from './thinker.ts'

/** What a desk works with. */
export interface TableServiceDeps {
  readonly games: readonly Shelved[]
  readonly store: Store
  readonly random: RandomHex
  readonly timer: Timer
  /** Where bots think that take their time. */
  readonly thinker?: Thinker
  /** Milliseconds since 1970. */
  now(): number
  /** Shows a new scene at a table. */
  show(table: number, scene: TableView): void
}

/** Answers one request after the other; only what is played at a table waits for nothing but its own. */
export type TableService = (ask: HostRequest) => Promise<HostResult>

/** A table that is open, under the number that the page knows it by. */
interface Open {
  readonly match: string
  number: number
  readonly table: Table
  readonly keeper: SaveQueue
}

export const tableService = (equipment: TableServiceDeps): TableService => {
  const tables = new Map<number, Open>()
  let before: Promise<unknown> = Promise.resolve()
  const inOrder = (work: () => Promise<HostResult>): Promise<HostResult> => {
    const now = before.then(() => answered(work))
    before = now
    return now
  }
  return (ask) => {
    switch (ask.kind) {
      case 'list':
        return answered(() => list(equipment))
      case 'send':
        return answered(() => send(tables, ask.table, ask.command))
      case 'load':
        return inOrder(() => load(equipment, ask.text))
      case 'open':
        return inOrder(() => openNew(equipment, tables, ask.table, ask.opening))
      case 'resume':
        return inOrder(() => resume(equipment, tables, ask.table, ask.match))
      case 'close':
        return inOrder(() => close(tables, ask.table))
      case 'remove':
        return inOrder(() => remove(equipment, tables, ask.match))
    }
  }
}

const DONE: HostResult = { kind: 'done' }

/** Whatever goes wrong is told in a sentence. */
const answered = async (work: () => Promise<HostResult>): Promise<HostResult> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) return { kind: 'problem', say: error.say }
    const why = error instanceof Error ? error.message : String(error)
    return { kind: 'problem', say: { id: 'table.fault', params: { why } } }
  }
}

const list = async ({ store, games }: TableServiceDeps): Promise<HostResult> => {
  const entries = await store.all()
  const known = games.map(({ id }) => id)
  return { kind: 'list', saved: entries.map((entry) => savedFrom(entry, known)) }
}

const send = async (tables: Tables, number: number, command: Command): Promise<HostResult> => {
  const { table, keeper } = tables.get(number) ?? complain('table.closed')
  if (command.kind === 'advice') return { kind: 'answer', answer: await table.advise(command) }
  const answer = table.send(command)
  const trouble = await keeper.settled()
  return { kind: 'answer', answer: trouble === null ? answer : { kind: 'problem', say: trouble } }
}

/** A record becomes a match of the store once every move of it has been made. */
const load = async (equipment: TableServiceDeps, text: string): Promise<HostResult> => {
  const { store, random, now } = equipment
  const record = readRecord(text)
  const { game } = await meansFor(equipment, record.game)
  replayRecord(game, record)
  const id = random(8)
  await store.put(entryOf({ id, seats: seatsOf(record), ...USUAL_PACE, record }, 1, now()))
  return { kind: 'loaded', match: id }
}

/** A match can be played where the browser keeps nothing: then the first answer says so. */
const openNew = async (
  equipment: TableServiceDeps,
  tables: Tables,
  number: number,
  opening: Opening,
): Promise<HostResult> => {
  const { store, random } = equipment
  const taken = await store.get(opening.id).catch(() => undefined)
  if (taken !== undefined || findOpen(tables, opening.id) !== undefined) complain('table.taken')
  const means = await meansFor(equipment, opening.game)
  const open = seat(equipment, tables, number, opening.id, 0, (listening) =>
    newTable(opening, means, random, listening),
  )
  open.keeper.keep()
  return DONE
}

/** A match that is open here already is taken over from whoever had it, so that it is never played twice. */
const resume = async (
  equipment: TableServiceDeps,
  tables: Tables,
  number: number,
  match: string,
): Promise<HostResult> => {
  const open = findOpen(tables, match)
  if (open !== undefined) {
    tables.delete(open.number)
    open.number = number
    tables.set(number, open)
    open.table.begin()
    return DONE
  }
  const entry = (await equipment.store.get(match)) ?? complain('table.missing')
  const kept = keptIn(entry)
  const means = await meansFor(equipment, kept.record.game)
  seat(equipment, tables, number, match, revisionIn(entry), (listening) => keptTable(kept, means, listening))
  return DONE
}

/** A match that could not be kept stays here, for whoever takes it up again: elsewhere there is none. */
const close = async (tables: Tables, number: number): Promise<HostResult> => {
  const open = tables.get(number)
  if (open !== undefined && (await open.keeper.isKept())) await end(tables, open)
  return DONE
}

const end = async (tables: Tables, { number, table, keeper }: Open): Promise<void> => {
  table.close()
  tables.delete(number)
  await keeper.settled()
}

const remove = async ({ store }: TableServiceDeps, tables: Tables, match: string): Promise<HostResult> => {
  const open = findOpen(tables, match)
  if (open !== undefined) await end(tables, open)
  await store.remove(match)
  return DONE
}

type Tables = Map<number, Open>

const findOpen = (tables: Tables, match: string): Open | undefined =>
  [...tables.values()].find((open) => open.match === match)

const seat = (
  { store, timer, thinker, now, show }: TableServiceDeps,
  tables: Tables,
  number: number,
  match: string,
  revision: number,
  made: (listening: Listening) => Table,
): Open => {
  const table = made({ timer, thinker, scene: (scene) => show(open.number, scene), changed: () => open.keeper.keep() })
  const open: Open = { match, number, table, keeper: saveQueue(table, store, revision, now) }
  tables.set(number, open)
  table.begin()
  return open
}

const meansFor = async ({ games }: TableServiceDeps, id: string): Promise<GameBundle> => {
  const entry = games.find((game) => game.id === id)
  if (entry === undefined) return complain('record.game', { game: id, games: games.map((game) => game.id) })
  const [game, heuristics] = await Promise.all([entry.game(), entry.heuristics()])
  return { game, heuristics, bots: standIns, dealer: dealerOf }
}
