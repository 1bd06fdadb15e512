/**
 * Moves at a fixed rate, accepted or not: each has its scheduled time, and its delay is counted from
 * that time. So a server that falls behind cannot slow the test down and look better than it is.
 */
import { type Cpu, cpuEach, cpuOf, pause, type Times, timesOf } from './figures.ts'
import type { LoadPage, Traffic } from './page.ts'
import type { LoadTable } from './table.ts'

export interface Rate {
  /** Moves a second. */
  readonly rate: number
  readonly seconds: number
}

export interface RateFigures extends Rate, Times {
  readonly offered: number
  readonly accepted: number
  /** Because the server was too busy. */
  readonly refused: number
  /** Any other answer, or none: there should be no such move. */
  readonly failed: number
  /** Moves whose time came while every table waited for an answer; offered as soon as one was free. */
  readonly late: number
  /** Milliseconds by which 99 of 100 moves were offered after their time at most: the players' own delay. */
  readonly behind: number
  /** For each accepted move. */
  readonly messages: number
  readonly bytes: number
  readonly wireBytes: number
  readonly cpu: Cpu | null
}

export interface Server {
  readonly url: string
  readonly pid: number
}

/** How long the last answers are awaited. */
const LAST_ANSWERS = 15_000

export const playAtRate = async (
  tables: readonly LoadTable[],
  { rate, seconds }: Rate,
  { pid }: Pick<Server, 'pid'>,
  traffic: Traffic,
): Promise<RateFigures> => {
  const times: number[] = []
  const behind: number[] = []
  const open = new Set<Promise<void>>()
  const count = { refused: 0, failed: 0, late: 0 }
  const before = { ...traffic, wire: wireBytesOf(tables), cpu: cpuOf(pid) }
  const nextReady = readyIn(tables)
  const total = Math.floor(rate * seconds)
  const began = performance.now()

  const offer = (table: LoadTable, page: LoadPage, due: number): void => {
    behind.push(performance.now() - due)
    const move = play(table, page).then((problem) => {
      if (problem === null) times.push(performance.now() - due)
      else count[problem === 'server.busy' ? 'refused' : 'failed'] += 1
      open.delete(move)
    })
    open.add(move)
  }

  let offered = 0
  const lastTime = began + seconds * 1_000 + LAST_ANSWERS
  while (offered < total && performance.now() < lastTime) {
    let isNobodyFree = false
    for (let due = began; offered < total && !isNobodyFree; ) {
      due = began + (1_000 * offered) / rate
      if (due > performance.now()) break
      const ready = nextReady()
      if (ready === undefined) isNobodyFree = true
      else {
        offer(...ready, due)
        offered += 1
      }
    }
    if (isNobodyFree) count.late += 1
    await pause(1)
  }
  await Promise.race([Promise.all(open), pause(LAST_ANSWERS)])
  // The other players at these tables get the move a little later than the mover.
  await pause(200)
  const accepted = times.length
  const each = (after: number, earlier: number): number => (after - earlier) / Math.max(1, accepted)
  return {
    rate,
    seconds,
    offered,
    accepted,
    ...count,
    failed: count.failed + open.size,
    behind: timesOf(behind).p99,
    ...timesOf(times),
    messages: each(traffic.messages, before.messages),
    bytes: each(traffic.bytes, before.bytes),
    wireBytes: each(wireBytesOf(tables), before.wire),
    cpu: cpuEach(before.cpu, cpuOf(pid), accepted),
  }
}

/** Makes the move that a page has ready; the id of the problem, or null. A refused move is made again later. */
export const play = async (table: LoadTable, page: LoadPage): Promise<string | null> => {
  const move = page.play
  if (move === null) throw new Error('nothing is asked')
  table.isBusy = true
  page.play = null
  const problem = await page.order(move)
  if (problem === 'server.busy') page.play ??= move
  table.isBusy = false
  return problem
}

/** Tables take turns; the next one where somebody is asked and no move is on its way. */
const readyIn = (tables: readonly LoadTable[]): (() => [LoadTable, LoadPage] | undefined) => {
  let next = 0
  return () => {
    for (let tries = 0; tries < tables.length; tries++) {
      const table = tables[next++ % tables.length]
      const page = table?.isBusy === false ? table.pages.find((one) => one.play !== null) : undefined
      if (table !== undefined && page !== undefined) return [table, page]
    }
    return undefined
  }
}

const wireBytesOf = (tables: readonly LoadTable[]): number =>
  tables.reduce((sum, { pages }) => sum + pages.reduce((bytes, page) => bytes + page.received(), 0), 0)
