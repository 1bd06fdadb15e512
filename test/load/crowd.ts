/** Scenario `crowd`: one table that many people watch. What a spectator costs when they come, and how soon a move reaches all. */

import { games } from '../../src/games/index.ts'
import { progressOf } from '../../src/program/progress.ts'
import { type Cpu, cpuEach, cpuOf, pause, type Times, timesOf } from './figures.ts'
import { type LoadPage, noTraffic, openPage } from './page.ts'
import { play, type Server } from './rate.ts'
import { type LoadTable, openTable } from './table.ts'

export interface CrowdPlan {
  readonly spectators: number
  readonly moves: number
  readonly compress: boolean
}

export interface CrowdFigures {
  /** Processor time for each of the 50 joins around this number of spectators, at 50 a second. */
  readonly joins: readonly { readonly spectators: number; readonly cpu: Cpu | null }[]
  readonly spectators: number
  /** Milliseconds from a move to its arrival at the last spectator. */
  readonly reach: Times
  readonly moves: number
  /** Moves that are hidden from spectators. */
  readonly hidden: number
  /** Moves that did not reach everybody in time. */
  readonly lost: number
  readonly cpuPerMove: Cpu | null
}

const JOINS_PER_SECOND = 50
const LEVELS = [100, 200, 400, 800]
/** Presence may be sent a little later. */
const SETTLED = 500
/** A move that reached no spectator by then is a hidden one. */
const HIDDEN = 1_000
const LOST = 10_000

export const loadCrowd = async (
  server: Server,
  { spectators, moves, compress }: CrowdPlan,
  print: (line: string) => void,
): Promise<CrowdFigures> => {
  const { url, pid } = server
  const traffic = noTraffic()
  const pages = { traffic, compress }
  const paris = games.find(({ id }) => id === 'paris-connection')
  if (paris === undefined) throw new Error('there is no Paris Connection')
  const table = await openTable(url, paris, 0, pages)
  const crowd: LoadPage[] = []
  const arriving = progressOf(spectators, 'spectators')

  /** Joins at the fixed rate up to this number, and waits until all messages are sent. */
  const fillTo = async (most: number): Promise<void> => {
    const began = performance.now()
    const joining: Promise<unknown>[] = []
    for (let index = 0; crowd.length + joining.length < most; index++) {
      await pause(Math.max(0, began + (1_000 * index) / JOINS_PER_SECOND - performance.now()))
      joining.push(openPage(url, table.id, pages))
      arriving.at(crowd.length + joining.length)
    }
    crowd.push(...((await Promise.all(joining)) as LoadPage[]))
    await pause(SETTLED)
  }

  const joins: { spectators: number; cpu: Cpu | null }[] = []
  for (const level of LEVELS.filter((one) => one <= spectators)) {
    await fillTo(level - JOINS_PER_SECOND / 2)
    const before = cpuOf(pid)
    await fillTo(level + JOINS_PER_SECOND / 2)
    joins.push({ spectators: level, cpu: cpuEach(before, cpuOf(pid), JOINS_PER_SECOND) })
    arriving.clear()
    print(`${crowd.length} spectators are there`)
  }
  await fillTo(spectators)
  arriving.clear()
  const before = cpuOf(pid)
  const reach = await reachOf(table, crowd, moves)
  const cpuPerMove = cpuEach(before, cpuOf(pid), reach.made)
  for (const { socket } of [...crowd, ...table.pages]) socket.terminate()
  const { times, hidden, lost, made } = reach
  return { joins, spectators: crowd.length, reach: timesOf(times), moves: made, hidden, lost, cpuPerMove }
}

const reachOf = async (table: LoadTable, crowd: readonly LoadPage[], moves: number) => {
  const times: number[] = []
  const count = { hidden: 0, lost: 0, made: 0 }
  const progress = progressOf(moves, 'moves')
  while (count.made < moves) {
    const page = table.pages.find((one) => one.play !== null)
    if (page === undefined) break
    const reached = new Set<LoadPage>()
    let last = 0
    const all = new Promise<void>((resolve) => {
      for (const one of crowd) {
        one.stepped = () => {
          reached.add(one)
          last = performance.now()
          if (reached.size === crowd.length) resolve()
        }
      }
    })
    const began = performance.now()
    await play(table, page)
    await Promise.race([all, pause(HIDDEN)])
    if (reached.size > 0) await Promise.race([all, pause(LOST)])
    count.made += 1
    if (reached.size === 0) count.hidden += 1
    else if (reached.size < crowd.length) count.lost += 1
    else times.push(last - began)
    progress.at(count.made)
    await pause(20)
  }
  progress.clear()
  return { times, ...count }
}
