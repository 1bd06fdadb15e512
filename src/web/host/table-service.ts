/**
 * Opens tables, saves their matches after every change, and answers the requests of a page. It knows neither page nor
 * worker: both are given to it.
 */
import { quickBots } from '../../bots/quick.ts'
import { seatsOf } from '../../host/hosted-table.ts'
import { dealerOf, type GameBundle, loadParts, type RandomHex } from '../../host/opening.ts'
import type { GameEntry } from '../../kit/entry.ts'
import { Problem } from '../../kit/problem.ts'
import { readRecord, replayRecord } from '../../kit/record.ts'
import type { Command, Opening, TableView } from '../../wire/host.ts'
import { complain } from '../../wire/problem.ts'
import type { BotEngine } from './bot-engine.ts'
import type { HostRequest, HostResult } from './protocol.ts'
import { type SaveQueue, saveQueue } from './save-queue.ts'
import { entryOf, revisionIn, savedFrom, savedTableIn, USUAL_PACE } from './saved-entry.ts'
import type { SavedGameStore } from './store.ts'
import { newTable, resumedTable, type Table, type TableLinks, type Timer } from './table.ts'

export interface TableServiceDeps {
  readonly games: readonly GameEntry[]
  readonly store: SavedGameStore
  readonly random: RandomHex
  readonly timer: Timer
  /** Where searching bots run. */
  readonly engine?: BotEngine
  /** Milliseconds since 1970. */
  now(): number
  /** Shows a new table view. */
  show(table: number, view: TableView): void
  /** Saving a match has begun to fail, or works again. */
  showSaving(table: number, isSaved: boolean): void
}

/** Requests that open or close tables run one after another. Commands only wait for their own table. */
export type TableService = (ask: HostRequest) => Promise<HostResult>

/** An open table, with the number that the page uses for it. */
interface OpenTable {
  readonly match: string
  number: number
  readonly table: Table
  readonly saveQueue: SaveQueue
}

export const tableService = (deps: TableServiceDeps): TableService => {
  const tables = new Map<number, OpenTable>()
  let before: Promise<unknown> = Promise.resolve()
  const inOrder = (work: () => Promise<HostResult>): Promise<HostResult> => {
    const now = before.then(() => answered(work))
    before = now
    return now
  }
  return (ask) => {
    switch (ask.kind) {
      case 'list':
        return answered(() => list(deps))
      case 'send':
        return answered(() => send(tables, ask.table, ask.command))
      case 'load':
        return inOrder(() => load(deps, ask.text))
      case 'open':
        return inOrder(() => openNew(deps, tables, ask.table, ask.opening))
      case 'resume':
        return inOrder(() => resume(deps, tables, ask.table, ask.match))
      case 'close':
        return inOrder(() => close(tables, ask.table))
      case 'remove':
        return inOrder(() => remove(deps, tables, ask.match))
      default:
        return ask satisfies never
    }
  }
}

const DONE: HostResult = { kind: 'done' }

/** Turns an error into a problem, which pages show as a sentence. */
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
  const { table, saveQueue } = tables.get(number) ?? complain('table.closed')
  if (command.kind === 'advice') return { kind: 'answer', answer: await table.advise(command) }
  const answer = table.send(command)
  const trouble = await saveQueue.settled()
  return { kind: 'answer', answer: trouble === null ? answer : { kind: 'problem', say: trouble } }
}

/** Saves a record as a match, after replaying all of its moves. */
const load = async (deps: TableServiceDeps, text: string): Promise<HostResult> => {
  const { store, random, now } = deps
  const record = readRecord(text)
  const { game } = await bundleOf(deps, record.game)
  const { state } = replayRecord(game, record)
  const id = random(8)
  await store.put(entryOf({ id, seats: seatsOf(record), ...USUAL_PACE, record }, game.toAct(state), 1, now()))
  return { kind: 'loaded', match: id }
}

/** A match can be played even if the browser saves nothing: then the first answer says so. */
const openNew = async (
  deps: TableServiceDeps,
  tables: Tables,
  number: number,
  opening: Opening,
): Promise<HostResult> => {
  const { store, random } = deps
  const taken = await store.get(opening.id).catch(() => undefined)
  if (taken !== undefined || findOpen(tables, opening.id) !== undefined) complain('table.taken')
  const bundle = await bundleOf(deps, opening.game, opening.lesson)
  const open = host(deps, tables, number, opening.id, 0, (links) => newTable(opening, bundle, random, links))
  open.saveQueue.save()
  return DONE
}

/** A match that is already open moves to the new number, so that it is never played twice. */
const resume = async (deps: TableServiceDeps, tables: Tables, number: number, match: string): Promise<HostResult> => {
  const open = findOpen(tables, match)
  if (open !== undefined) {
    tables.delete(open.number)
    open.number = number
    tables.set(number, open)
    open.table.begin()
    if (open.saveQueue.isFailing()) deps.showSaving(number, false)
    return DONE
  }
  const entry = (await deps.store.get(match)) ?? complain('table.missing')
  const saved = savedTableIn(entry)
  const bundle = await bundleOf(deps, saved.record.game, saved.lesson)
  host(deps, tables, number, match, revisionIn(entry), (links) => resumedTable(saved, bundle, links))
  return DONE
}

/** A match that could not be saved stays open, to be resumed: there is no other copy of it. */
const close = async (tables: Tables, number: number): Promise<HostResult> => {
  const open = tables.get(number)
  if (open !== undefined && (await open.saveQueue.isSaved())) await end(tables, open)
  return DONE
}

const end = async (tables: Tables, { number, table, saveQueue }: OpenTable): Promise<void> => {
  table.close()
  tables.delete(number)
  await saveQueue.settled()
}

const remove = async ({ store }: TableServiceDeps, tables: Tables, match: string): Promise<HostResult> => {
  const open = findOpen(tables, match)
  if (open !== undefined) await end(tables, open)
  await store.remove(match)
  return DONE
}

type Tables = Map<number, OpenTable>

const findOpen = (tables: Tables, match: string): OpenTable | undefined =>
  [...tables.values()].find((open) => open.match === match)

const host = (
  { store, timer, engine, now, show, showSaving }: TableServiceDeps,
  tables: Tables,
  number: number,
  match: string,
  revision: number,
  create: (links: TableLinks) => Table,
): OpenTable => {
  const table = create({
    timer,
    engine,
    show: (view) => show(open.number, view),
    changed: () => open.saveQueue.save(),
  })
  const queue = saveQueue(table, store, revision, now, (isSaved) => showSaving(open.number, isSaved))
  const open: OpenTable = { match, number, table, saveQueue: queue }
  tables.set(number, open)
  table.begin()
  return open
}

const bundleOf = async ({ games }: TableServiceDeps, id: string, isLesson = false): Promise<GameBundle> => {
  const parts = await loadParts(games, id, quickBots)
  const lesson = isLesson ? await games.find((entry) => entry.id === id)?.lesson?.() : undefined
  return { ...parts, dealer: dealerOf, ...(lesson && { script: lesson.script }) }
}
