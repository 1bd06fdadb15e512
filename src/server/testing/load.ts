/**
 * Many tables at once on a real server, over real sockets on loopback: every message is parsed,
 * every seat has a connection of its own, and moves are made as fast as asked for.
 */
import { WebSocket } from 'ws'
import { games } from '../../games/index.ts'
import { quickRng } from '../../kit/chance.ts'
import { saltHash } from '../../kit/deal.ts'
import type { Entry, Seat } from '../../kit/game.ts'
import type { Question } from '../../wire/host.ts'
import type { Order, ToPage } from '../../wire/online.ts'

export interface Plan {
  readonly tables: number
  /** Moves a second that are tried in all. */
  readonly rate: number
  readonly seconds: number
  /** Seconds of rest before the memory of idle tables is looked at. */
  readonly idle: number
}

/** Moves are made for so many seconds before any is timed: a server that has just started is slow. */
const WARM_SECONDS = 5
/** So many tables are opened, two of each title, before memory is first looked at: rules are loaded once, not by table. */
const FIRST = 8

export interface Tools {
  tell(line: string): void
  /** Has the server throw away what nobody needs any more, so that memory can be compared. */
  collect(): Promise<void>
}

export interface Figures {
  readonly tables: number
  readonly sockets: number
  readonly openedIn: number
  /** Bytes for each table that was played at and is idle, its four sockets included: in use, and as the system counts them. */
  readonly idleHeap: number
  readonly idleResident: number
  /** Milliseconds to the answer of the first move after the rest, one table at a time. */
  readonly awake50: number
  readonly awake99: number
  readonly moves: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly worst: number
  readonly messages: number
  readonly megabytes: number
  readonly problems: readonly string[]
}

const SEATS = 4
const AT_ONCE = 32
const rng = quickRng(1)
const salt = 'ab'.repeat(16)

export const load = async (url: string, plan: Plan, tools: Tools): Promise<Figures> => {
  const { tell } = tools
  const count: Count = { messages: 0, bytes: 0, problems: new Set() }
  const tables: TableUnder[] = []
  const open = (most: number): Promise<void> =>
    inParallel(most - tables.length, AT_ONCE, async (index) => {
      tables.push(await openTable(url, games[index % games.length], tables.length + index, count))
      if (tables.length % 200 === 0) tell(`${tables.length} tables are open`)
    })
  await open(Math.min(FIRST, plan.tables))
  await playAll(tables, { rate: 200, seconds: 1 })
  const before = await memoryOf(url, tools)
  const began = performance.now()
  await open(plan.tables)
  const openedIn = (performance.now() - began) / 1_000
  await playAll(tables, { ...plan, seconds: WARM_SECONDS })
  const times = await playAll(tables, plan)
  tell(`played: ${(times.length / plan.seconds).toFixed(0)} moves/s`)
  await pause(plan.idle * 1_000)
  const after = await memoryOf(url, tools)
  const idle = (what: 'heap' | 'resident'): number => (after[what] - before[what]) / (plan.tables - FIRST)
  tell(`idle: ${kB(idle('heap'))} in use, ${kB(idle('resident'))} resident for each table with its sockets`)
  const firsts = await wakeSome(tables)
  for (const { seats } of tables) for (const seat of seats) seat.socket.terminate()
  return {
    tables: tables.length,
    sockets: tables.length * SEATS,
    openedIn,
    moves: times.length,
    perSecond: times.length / plan.seconds,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    worst: at(times, 1),
    idleHeap: idle('heap'),
    idleResident: idle('resident'),
    awake50: at(firsts, 0.5),
    awake99: at(firsts, 0.99),
    messages: count.messages,
    megabytes: count.bytes / 1e6,
    problems: [...count.problems],
  }
}

const at = (times: readonly number[], share: number): number => {
  const rising = times.toSorted((a, b) => a - b)
  return rising[Math.min(rising.length - 1, Math.floor(rising.length * share))] ?? 0
}

interface Count {
  messages: number
  bytes: number
  readonly problems: Set<string>
}

interface SeatUnder {
  readonly socket: WebSocket
  /** What it will answer when it is asked next. Chosen at once: questions that wait would fill the memory of the run. */
  answer: Extract<Order, { kind: 'play' }> | null
  send(order: Order): Promise<void>
}

interface TableUnder {
  readonly seats: readonly SeatUnder[]
  isBusy: boolean
}

/** Every table makes one move at a time, whoever is asked; tables take turns. Milliseconds to each answer. */
const playAll = async (
  tables: readonly TableUnder[],
  { rate, seconds }: Pick<Plan, 'rate' | 'seconds'>,
): Promise<readonly number[]> => {
  const began = performance.now()
  const times: number[] = []
  let made = 0
  let next = 0
  while (performance.now() - began < seconds * 1_000) {
    const due = Math.floor(((performance.now() - began) / 1_000) * rate)
    for (let tries = 0; made < due && tries < tables.length; tries++) {
      const table = tables[next++ % tables.length]
      const seat = table?.isBusy === false ? table.seats.find(({ answer }) => answer !== null) : undefined
      if (table === undefined || seat === undefined) continue
      made += 1
      void playOne(table, seat).then((time) => times.push(time))
    }
    await pause(2)
  }
  return times
}

/** The first moves after a rest, one after another. */
const wakeSome = async (tables: readonly TableUnder[]): Promise<readonly number[]> => {
  const times: number[] = []
  for (const table of tables.slice(0, WOKEN)) {
    const seat = table.seats.find(({ answer }) => answer !== null)
    if (seat !== undefined) times.push(await playOne(table, seat))
  }
  return times
}

const WOKEN = 400

const playOne = async (table: TableUnder, seat: SeatUnder): Promise<number> => {
  const { answer } = seat
  if (answer === null) throw new Error('nothing is asked')
  table.isBusy = true
  seat.answer = null
  const began = performance.now()
  await seat.send(answer)
  table.isBusy = false
  return performance.now() - began
}

/** A table with people in all seats, dealt and begun. */
const openTable = async (url: string, entry: Entry | undefined, index: number, count: Count): Promise<TableUnder> => {
  if (entry === undefined) throw new Error('there is no game')
  const cookies = await Promise.all(Array.from({ length: SEATS }, (_, seat) => come(url, `p${index}-${seat}`)))
  const options = Object.fromEntries(entry.meta.options.map(({ id, values }) => [id, values[0]]))
  const wish = {
    game: entry.id,
    options,
    seats: Array.from({ length: SEATS }, () => null),
    pace: { kind: 'untimed' },
    visibility: 'public',
    seed: null,
    saltHash: saltHash(salt),
  }
  const opened = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies[0] ?? '' },
    body: JSON.stringify(wish),
  })
  const { table } = (await opened.json()) as { table: string }
  const seats = await Promise.all(cookies.map((cookie) => sit(url, cookie, table, count)))
  const join = (seat: Seat): Order => ({ kind: 'join', seat, name: `p${index}-${seat}`, saltHash: saltHash(salt) })
  for (const [seat, one] of seats.entries()) if (seat > 0) await one.send(join(seat))
  await seats[0]?.send({ kind: 'start', fill: null })
  await Promise.all(seats.map((one) => one.send({ kind: 'salt', salt })))
  return { seats, isBusy: false }
}

const come = async (url: string, name: string): Promise<string> => {
  const answer = await fetch(`${url}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  await answer.arrayBuffer()
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const sit = async (url: string, cookie: string, table: string, count: Count): Promise<SeatUnder> => {
  const options = { headers: { cookie }, perMessageDeflate: false }
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/tables/${table}/live`, options)
  const waiting = new Map<string, () => void>()
  let orders = 0
  const seat: SeatUnder = {
    socket,
    answer: null,
    send: (order) =>
      new Promise((resolve) => {
        const id = `load-${cookie.slice(-10)}-${orders++}`
        waiting.set(id, resolve)
        socket.send(JSON.stringify({ kind: 'order', id, order }))
      }),
  }
  socket.on('message', (data) => {
    const text = String(data)
    count.messages += 1
    count.bytes += text.length
    const message = JSON.parse(text) as ToPage
    if (message.kind === 'step') seat.answer = answerTo(message.step.question)
    if (message.kind !== 'answer') return
    if (message.answer.kind === 'problem') count.problems.add(message.answer.say.id)
    waiting.get(message.id)?.()
    waiting.delete(message.id)
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve())
    socket.on('error', reject)
  })
  socket.send(JSON.stringify({ kind: 'hello', since: null, chat: 0, key: null }))
  return seat
}

/** Any of the choices. The text is copied: a part of a long one would keep all of it. */
const answerTo = (question: Question | null): SeatUnder['answer'] => {
  const choice = question?.choices[rng(question.choices.length)]
  if (question === null || choice === undefined) return null
  return { kind: 'play', decision: question.decision, notation: Buffer.from(choice.notation).toString() }
}

const memoryOf = async (url: string, { collect }: Tools): Promise<{ heap: number; resident: number }> => {
  await collect()
  const text = await (await fetch(`${url}/metrics`)).text()
  const told = (what: string): number => Number(new RegExp(`^roundhouse_${what} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return { heap: told('heap_bytes'), resident: told('memory_bytes') }
}

const kB = (bytes: number): string => `${(bytes / 1_024).toFixed(1)} kB`

const inParallel = async (count: number, most: number, work: (index: number) => Promise<void>): Promise<void> => {
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: most }, lane))
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
