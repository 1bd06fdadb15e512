/** An idle table is unloaded while its pages stay connected: nobody notices. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeClock } from '../../../test/server/fake-clock.ts'
import { bots } from '../../bots/index.ts'
import { games } from '../../games/index.ts'
import { dealerOf, type GameBundle } from '../../host/opening.ts'
import type { TableView } from '../../wire/host.ts'
import { StepReader } from '../../wire/merge.ts'
import type { Order, ServerMessage } from '../../wire/online.ts'
import { systemClock } from '../clock.ts'
import { systemRandom } from '../people/keys.ts'
import { QUOTAS } from '../people/quotas.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import type { TableEvent } from '../table/events.ts'
import { applyEvent, entryOf, firstTableState } from '../table/history.ts'
import { headOf, projection } from '../table/projection.ts'
import type { Connection } from './audience.ts'
import { type Room, type RoomDeps, TableRoom } from './room.ts'
import { roomsOf } from './rooms.ts'
import { tableLoader } from './table-loader.ts'

const PARIS = 'paris-connection'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-resting-'))
let store: Store
let bundle: GameBundle
beforeAll(async () => {
  const entry = games.find(({ id }) => id === PARIS)
  if (entry === undefined) throw new Error('no game')
  store = await openStore({ folder })
  bundle = { game: await entry.game(), heuristics: await entry.heuristics(), bots, dealer: dealerOf }
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const ann = { id: 'ann', name: 'Ann' }
const PEOPLE = [ann, { id: 'bob', name: 'Bob' }, { id: 'cas', name: 'Cas' }]

const OPENING: readonly TableEvent[] = [
  {
    kind: 'opened',
    game: PARIS,
    options: {},
    seats: [null, null, null],
    pace: { kind: 'untimed' },
    isPublic: false,
    owner: ann,
    secret: '00',
    seed: 'resting',
    join: '',
  },
  ...PEOPLE.map((person, seat): TableEvent => ({ kind: 'sat', seat, person, saltHash: '' })),
  { kind: 'started' },
]

/** A table that was just dealt, in a room of its own. */
const openRoom = async (id: string, chooseMove: RoomDeps['chooseMove'] = async () => null): Promise<Room> => {
  const logged = OPENING.map((body, index) => ({ seq: index + 1, at: index + 1, command: null, body }))
  const [first, ...rest] = logged
  if (first === undefined) throw new Error('no beginning')
  const state = rest.reduce((before, one) => applyEvent(before, one, bundle), firstTableState(id, first))
  await store.append({ head: headOf(state, null), entries: logged.map(entryOf) })
  const memory = tableLoader(store, 'a build', async () => bundle)
  const deps = {
    store,
    projection,
    chooseMove,
    botDelay: 0,
    isAlone: true,
    metrics: { entries: { inc() {} } },
    failed() {},
    memory,
    random: systemRandom,
    leases: { hold: async () => true, release() {} },
    kinds: { writable: { has: () => true } },
  }
  return new TableRoom(state, bundle, { ...deps, ...systemClock, pauses: NO_PAUSES, pagesPerTable: 9 })
}

const NO_PAUSES = { check() {}, count: () => 0, skippedAfter: () => 0, skippedSince: () => 0, add() {}, close() {} }

const look = async (room: Room, person: (typeof PEOPLE)[number]) => {
  const received: ServerMessage[] = []
  const seen: { scene: TableView | null } = { scene: null }
  const steps = new StepReader()
  const connection: Connection = {
    person,
    link: null,
    address: '127.0.0.1',
    send(message) {
      received.push(message)
      if (message.kind === 'step') seen.scene = steps.read(message)
    },
    write(text) {
      connection.send(JSON.parse(text))
    },
    close() {},
  }
  await room.connect(connection, null, 0)
  const order = (asked: Order) => room.order(connection, `command-${received.length}-${person.id}`, asked, KEY)
  return { received, seen, order, connection }
}

const KEY = { key: '', hash: '' }

test('orders, entries of other servers and new pages load it again, and every page sees what a new page sees', async () => {
  const room = await openRoom('restingone')
  const pages = await Promise.all(PEOPLE.map((person) => look(room, person)))
  for (let moves = 0; moves < 12; moves++) {
    if (moves % 3 === 0) await room.unload()
    const page = pages.find(({ seen }) => seen.scene?.question != null)
    const question = page?.seen.scene?.question
    const notation = question?.choices[moves % question.choices.length]?.notation ?? ''
    const answer = await page?.order({ kind: 'play', decision: question?.decision ?? 0, notation })
    expect(answer).toEqual({ kind: 'ok' })
  }
  await room.unload()
  for (const [at, person] of PEOPLE.entries()) {
    expect(pages[at]?.seen.scene).toEqual((await look(room, person)).seen.scene)
  }
  await room.close()
})

test('unloading sends nothing, and loading sends nothing that a page already has', async () => {
  const room = await openRoom('restingtwo')
  const page = await look(room, ann)
  const before = page.received.length
  await room.unload()
  await room.state()
  expect(page.received.length).toBe(before)
  await room.unload()
  await page.order({ kind: 'chat', scope: 'all', text: 'Is anybody here?' })
  expect(page.received.slice(before).map(({ kind }) => kind)).toEqual(['chat'])
  await room.close()
})

test('a page at a table that was unloaded is not sent again what it knows about itself', async () => {
  const room = await openRoom('restingyou')
  const page = await look(room, ann)
  const before = page.received.length
  await room.unload()
  await look(room, PEOPLE[1] ?? ann)
  const tables = page.received.slice(before).flatMap((message) => (message.kind === 'table' ? [message.table] : []))
  expect(tables.length).toBeGreaterThan(0)
  expect(tables.filter((table) => 'you' in table)).toEqual([])
  await room.close()
})

test('entries that another server wrote meanwhile are shown', async () => {
  const room = await openRoom('restingsix')
  const page = await look(room, ann)
  await room.unload()
  const state = await room.state()
  await room.unload()
  const body: TableEvent = { kind: 'said', person: PEOPLE[1] ?? ann, scope: 'all', text: 'From elsewhere' }
  const logged = { seq: state.seq + 1, at: 99, command: null, body }
  const head = headOf(applyEvent(state, logged, bundle), null)
  expect(await store.append({ head, entries: [entryOf(logged)] })).toBe(true)
  room.catchUpTo(logged.seq)
  await room.state()
  expect(page.received.some((message) => message.kind === 'chat' && message.lines[0]?.text === 'From elsewhere')).toBe(
    true,
  )
  await room.close()
})

test('a table where a bot has to move is not unloaded', async () => {
  const room = await openRoom('restingbot')
  const page = await look(room, ann)
  await page.order({ kind: 'standIn', bot: 'random' })
  const before = (await room.state()).seq
  await room.unload()
  await expect.poll(async () => (await room.state()).seq).toBeGreaterThan(before)
  await room.close()
})

test('a bot that is searching when the server stops plays nothing; the next server asks it again', async () => {
  let stop = (): void => {}
  const asked = new Promise<void>((ask) => {
    const chooseMove = (): Promise<null> =>
      new Promise((answer) => {
        stop = () => answer(null)
        ask()
      })
    void openRoom('restingend', chooseMove).then(async (room) => {
      const page = await look(room, ann)
      await page.order({ kind: 'standIn', bot: 'expert' })
      left.room = room
    })
  })
  const left: { room: Room | null } = { room: null }
  await asked
  await expect.poll(() => left.room).not.toBeNull()
  const seq = (await left.room?.state())?.seq
  await left.room?.close()
  stop()
  await left.room?.state()
  expect((await left.room?.state())?.seq).toBe(seq)
  expect((await store.entries('restingend', 0)).length).toBe(seq)
})

test('a room that was just requested is not removed before the page has said hello', async () => {
  const room = await openRoom('restinguse')
  await room.close()
  const clock = fakeClock()
  const rooms = roomsOf({
    ...{
      store,
      projection,
      botDelay: 0,
      games,
      dealer: dealerOf,
      random: systemRandom,
      quotas: QUOTAS,
      ...clock,
    },
    ...{
      build: 'a build',
      lastBeat: undefined,
      server: 'one',
      kinds: { writable: { has: () => true } },
      chooseMove: async () => null,
      isAlone: true,
      metrics: { entries: { inc() {} } },
      failed() {},
    },
  })
  await rooms.room('restinguse')
  clock.pass(100_000)
  const taken = await rooms.room('restinguse')
  expect(taken.used()).toBe(clock.monotonic())
  await rooms.close({ id: 'server.stopping' })
})

test('a bot is asked once per turn, even if an earlier move is undone meanwhile', async () => {
  const answers: ((notation: string | null) => void)[] = []
  const room = await openRoom('restingask', () => new Promise((answer) => answers.push(answer)))
  const pages = await Promise.all(PEOPLE.map((person) => look(room, person)))
  const first = pages.findIndex(({ seen }) => seen.scene?.question != null)
  const page = pages[first]
  await pages[(first + 1) % 3]?.order({ kind: 'standIn', bot: 'strong' })
  const trade = async (): Promise<void> => {
    const question = page?.seen.scene?.question
    const notation = question?.choices.find(({ kind, final }) => kind === 'trade' && !final)?.notation ?? ''
    await page?.order({ kind: 'play', decision: question?.decision ?? 0, notation })
    await page?.order({ kind: 'done' })
  }
  await trade()
  await expect.poll(() => answers.length).toBe(1)
  expect(await page?.order({ kind: 'undo' })).toEqual({ kind: 'ok' })
  await trade()
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.(null)
  await room.state()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(answers.length).toBe(2)
  await room.close()
})
