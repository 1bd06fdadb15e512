/** Page and table service together: matches are saved, can be resumed, and two windows lose nothing. */
import { describe, expect, test } from 'vitest'
import { tested } from '../../../test/games/tested.ts'
import { type MemoryStore, memoryStore } from '../../../test/web/host/memory.ts'
import { bot, handTimer, openingOf, person, randomHex } from '../../../test/web/host/seated.ts'
import { readRecord, writeRecord } from '../../kit/record.ts'
import type { Host, TableView } from '../../wire/host.ts'
import type { PageMessage, WorkerMessage } from './protocol.ts'
import { tableService } from './table-service.ts'
import { type TablesClient, tablesClient } from './tables.ts'

const OPENING = openingOf('paris-connection', [person('Ann'), bot('random'), bot('random')], { waitForDone: false })

/** A window of the browser: a page and its table service, on a store that others may share. */
const windowOn = (store: MemoryStore) => {
  const { timer, tick, waiting } = handTimer()
  let now = 1000
  const receive = (message: WorkerMessage): void => client.receive(structuredClone(message))
  const service = tableService({
    games: tested,
    store,
    random: randomHex,
    timer,
    now: () => ++now,
    show: (table, scene) => receive({ kind: 'scene', table, scene }),
    showSaving: (table, isSaved) => receive({ kind: 'saving', table, isSaved }),
  })
  const client: TablesClient = tablesClient(async (message: PageMessage) => {
    const { id, ask } = structuredClone(message)
    receive({ kind: 'result', id, result: await service(ask) })
  })
  return { client, tables: client.tables, tick, waiting }
}

/** A table as its page has it: the latest table view, and a random choice. */
const watch = (host: Host) => {
  const seen: TableView[] = []
  host.onScene((scene) => seen.push(scene))
  const scene = (): TableView => seen.at(-1) ?? ({} as TableView)
  const play = () => {
    const { question } = scene()
    return host.send({
      kind: 'play',
      decision: question?.decision ?? -1,
      notation: question?.choices[0]?.notation ?? '',
    })
  }
  return { host, seen, scene, play }
}

/** Lets bots move until the person has to decide. */
const untilAsked = ({ scene }: ReturnType<typeof watch>, tick: () => boolean): void => {
  while (scene().question === null && tick());
}

const problem = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
  } catch (error) {
    return (error as { say: { id: string } }).say.id
  }
  return 'no problem'
}

/** A table opened in a window on this store, in which the person has to decide. */
const tableInFirstWindow = async (store: ReturnType<typeof memoryStore>) => {
  const first = windowOn(store)
  const table = watch(await first.tables.open(OPENING))
  untilAsked(table, first.tick)
  return { first, table }
}

describe('tables of a page', () => {
  test('a match is saved after every change, listed, and restored as it was', async () => {
    const store = memoryStore()
    const { first, table } = await tableInFirstWindow(store)
    expect(await table.play()).toEqual({ kind: 'ok' })
    const { moves, view, toAct, table: info } = table.scene()
    expect(await first.tables.list()).toEqual([
      {
        id: 'one',
        game: 'paris-connection',
        players: ['Ann', 'random', 'random'],
        moves,
        over: false,
        toAct: toAct.map((seat) => info.seats[seat]),
        changed: expect.any(Number),
        broken: null,
      },
    ])
    const second = windowOn(store)
    const again = watch(await second.tables.resume('one'))
    expect(again.scene().view).toEqual(view)
    expect(again.scene().table).toEqual(table.scene().table)
  })

  test('an entry of an earlier version does not say whose turn it is', async () => {
    const store = memoryStore()
    const { tables } = windowOn(store)
    await tables.open(OPENING)
    store.entries.set('one', { ...Object(store.entries.get('one')), toAct: undefined })
    expect(await tables.list()).toMatchObject([{ id: 'one', toAct: [], broken: null }])
  })

  test('the names of bots and the pace are saved too', async () => {
    const store = memoryStore()
    const first = windowOn(store)
    const seats = [person('Ann'), { name: 'Old Tom', bot: 'random' }, bot('casual')]
    const host = await first.tables.open({ ...OPENING, seats })
    await host.send({ kind: 'pace', waitForDone: true, botDelay: 77 })
    expect(store.entries.get('one')).toMatchObject({ waitForDone: true, botDelay: 77 })
    const again = watch(await windowOn(store).tables.resume('one'))
    expect(again.scene().table.seats).toEqual(seats)
  })

  test('opening a match again in the same window takes it over: it is not played twice', async () => {
    const store = memoryStore()
    const { tables, tick } = windowOn(store)
    const first = watch(await tables.open(OPENING))
    const second = watch(await tables.resume('one'))
    untilAsked(second, tick)
    expect((await second.play()).kind).toBe('ok')
    expect(await first.host.send({ kind: 'undo' })).toEqual({ kind: 'problem', say: { id: 'table.closed' } })
    expect(await problem(tables.open(OPENING))).toBe('table.taken')
  })

  test('a closed table stops', async () => {
    const { tables, tick, waiting } = windowOn(memoryStore())
    const seats = [bot('random'), bot('random'), bot('random')]
    const table = watch(await tables.open({ ...OPENING, seats }))
    tick()
    expect(waiting()).toBe(1)
    table.host.close()
    await tables.list()
    await tables.remove('nothing')
    expect(waiting()).toBe(0)
    expect(table.scene().moves).toBe(1)
  })

  test('a removed match is gone', async () => {
    const { tables } = windowOn(memoryStore())
    await tables.open(OPENING)
    await tables.remove('one')
    expect(await tables.list()).toEqual([])
    expect(await problem(tables.resume('one'))).toBe('table.missing')
  })

  test('a match that cannot be opened is refused in a sentence', async () => {
    const { tables } = windowOn(memoryStore())
    expect(await problem(tables.open({ ...OPENING, game: 'chess' }))).toBe('record.game')
    expect(await problem(tables.open({ ...OPENING, seats: [] }))).toBe('record.seats')
    expect(await tables.list()).toEqual([])
  })
})

describe('records from outside', () => {
  test('a record becomes a match', async () => {
    const store = memoryStore()
    const { first, table } = await tableInFirstWindow(store)
    await table.play()
    const answer = await table.host.send({ kind: 'record' })
    if (answer.kind !== 'record') throw new Error(answer.kind)
    const loaded = await first.tables.load(writeRecord(answer.record))
    const id = 'id' in loaded ? loaded.id : ''
    const again = watch(await first.tables.resume(id))
    expect(again.scene().view).toEqual(table.scene().view)
    expect(await first.tables.list()).toHaveLength(2)
  })

  test.each([
    ['no record', 'hello', 'record.json'],
    ['an illegal move', '', 'move.illegal'],
  ])('%s is refused, and nothing is saved', async (_name, given, id) => {
    const { tables } = windowOn(memoryStore())
    const host = await tables.open(OPENING)
    const answer = await host.send({ kind: 'record' })
    if (answer.kind !== 'record') throw new Error(answer.kind)
    const text = given || writeRecord({ ...answer.record, moves: ['0 stop'] })
    expect(await tables.load(text)).toMatchObject({ problem: { id } })
    expect(await tables.list()).toHaveLength(1)
  })
})

describe('the store', () => {
  test.each<[string, unknown, string]>([
    ['only its id is left', { id: 'bad' }, 'store.entry'],
    ['the record is cut', { id: 'bad', record: '{"format":' }, 'record.json'],
    ['the game is gone', null, 'record.game'],
  ])('a broken entry is reported and does not affect the others: %s', async (_name, entry, id) => {
    const store = memoryStore()
    const { tables } = windowOn(store)
    const host = await tables.open(OPENING)
    await host.send({ kind: 'refusals' })
    const good = store.entries.get('one') as { record: string }
    const other = { ...good, id: 'bad', record: writeRecord({ ...readRecord(good.record), game: 'chess' }) }
    store.entries.set('bad', entry ?? other)
    const list = await tables.list()
    expect(list.find((saved) => saved.id === 'bad')?.broken?.id).toBe(id)
    expect(list.find((saved) => saved.id === 'one')?.broken).toBeNull()
    expect(await problem(tables.resume('bad'))).toBe(id)
    await tables.remove('bad')
    expect(await tables.list()).toHaveLength(1)
  })

  test('of two windows, the one that is behind overwrites nothing and shows the latest match', async () => {
    const store = memoryStore()
    const [first, second] = [windowOn(store), windowOn(store)]
    const here = watch(await first.tables.open(OPENING))
    untilAsked(here, first.tick)
    await here.host.send({ kind: 'refusals' })
    const there = watch(await second.tables.resume('one'))
    await here.play()
    untilAsked(here, first.tick)
    await here.play()
    await here.host.send({ kind: 'takeBack', moves: 0 })
    untilAsked(here, first.tick)
    await here.host.send({ kind: 'refusals' })
    const ahead = here.scene()
    expect(await there.play()).toEqual({ kind: 'problem', say: { id: 'table.elsewhere' } })
    expect(there.scene().view).toEqual(ahead.view)
    expect((await second.tables.list())[0]?.moves).toBe(ahead.moves)
    expect(await there.host.send({ kind: 'record' })).toMatchObject({ record: { takenBack: 1 } })
    untilAsked(there, second.tick)
    expect((await there.play()).kind).toBe('ok')
  })

  test('a match that another window has removed is not saved again', async () => {
    const store = memoryStore()
    const [first, second] = [windowOn(store), windowOn(store)]
    const here = watch(await first.tables.open(OPENING))
    untilAsked(here, first.tick)
    await here.host.send({ kind: 'refusals' })
    await second.tables.remove('one')
    expect(await here.play()).toEqual({ kind: 'problem', say: { id: 'table.missing' } })
    expect(store.entries.size).toBe(0)
  })

  test('a store that fails is reported once; the match continues and is saved as soon as possible', async () => {
    const store = memoryStore()
    store.fault = 'disk full'
    const { tables, tick } = windowOn(store)
    const opened = await tables.open(OPENING)
    const saved: boolean[] = []
    opened.onSaving((isSaved) => saved.push(isSaved))
    const table = watch(opened)
    untilAsked(table, tick)
    const said = { kind: 'problem', say: { id: 'store.failed', params: { why: 'disk full' } } }
    expect(await table.play()).toEqual(said)
    expect(table.scene().moves).toBeGreaterThan(0)
    expect((await table.play()).kind).toBe('ok')
    expect(saved).toEqual([false])
    store.fault = null
    expect((await table.host.send({ kind: 'refusals' })).kind).toBe('refusals')
    expect((await tables.list())[0]?.moves).toBe(table.scene().moves)
    expect(saved).toEqual([false, true])
  })
})

describe('the store', () => {
  test('a match that cannot be saved can still be left and resumed, and the failure is reported', async () => {
    const store = memoryStore()
    store.fault = 'refused'
    const { tables, tick } = windowOn(store)
    const first = await tables.open(OPENING)
    first.close()
    const table = watch(await tables.resume('one'))
    untilAsked(table, tick)
    expect(await table.play()).toMatchObject({ kind: 'problem', say: { id: 'store.failed' } })
    expect((await table.play()).kind).toBe('ok')
    table.host.close()
    const again = await tables.resume('one')
    let isSaved = true
    again.onSaving((now) => {
      isSaved = now
    })
    expect(isSaved).toBe(false)
    expect(watch(again).scene().moves).toBe(table.scene().moves)
  })

  test('looking at a match saves nothing, so that other windows are not disturbed', async () => {
    const store = memoryStore()
    const { tables } = windowOn(store)
    const table = watch(await tables.open(OPENING))
    const before = structuredClone(store.entries.get('one'))
    const { waitForDone, botDelay } = OPENING
    await table.host.send({ kind: 'pace', waitForDone, botDelay })
    expect(store.entries.get('one')).toEqual(before)
    await table.host.send({ kind: 'pace', waitForDone: !waitForDone, botDelay })
    expect(store.entries.get('one')).not.toEqual(before)
  })

  test('an invalid time does not break the list', async () => {
    const store = memoryStore()
    const { tables } = windowOn(store)
    await tables.open(OPENING)
    const entry = store.entries.get('one') as object
    for (const changed of [Number.NaN, 1e300, 'today']) {
      store.entries.set('one', { ...entry, changed })
      expect((await tables.list())[0]?.changed).toBe(0)
    }
  })
})

describe('the connection', () => {
  test('a late listener gets the latest table view', async () => {
    const { tables } = windowOn(memoryStore())
    const host = await tables.open(OPENING)
    expect(watch(host).seen).toHaveLength(1)
  })

  test('a failure of the worker rejects every open request', async () => {
    const client = tablesClient(() => {})
    const waiting = [client.tables.list(), client.tables.open(OPENING), client.tables.remove('one')]
    client.receive({ kind: 'failed', say: { id: 'table.fault', params: { why: 'out of memory' } } })
    for (const one of waiting) await expect(one).rejects.toThrow('out of memory')
  })
})
