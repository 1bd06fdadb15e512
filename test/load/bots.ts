/** Scenario `bots`: one guest has many tables with three experts each, then a new player opens one. */

import { games } from '../../src/games/index.ts'
import type { GameEntry } from '../../src/kit/entry.ts'
import type { Seat } from '../../src/kit/game.ts'
import { progressOf } from '../../src/program/progress.ts'
import { inParallel, pause, type Times, timesOf } from './figures.ts'
import { type LoadPage, noTraffic, openPage } from './page.ts'
import type { Server } from './rate.ts'
import { createTable, register, startTable } from './table.ts'
import { timed } from './timed.ts'

export interface BotsPlan {
  /** The tables of the one guest: at every second one the guest sits, too, and moves at once. */
  readonly tables: number
  /** How long the new player plays. */
  readonly seconds: number
  readonly compress: boolean
}

export interface BotsFigures {
  readonly tables: number
  /** Milliseconds to each move of a bot at the new player's table, and to the end of each bot's turn. */
  readonly moves: Times & { readonly count: number }
  readonly turns: Times & { readonly count: number }
  /** Bots that did not move in time. */
  readonly silent: number
}

const AT_ONCE = 16
/** How long the bots of the one guest work before the new player comes. */
const HEAD_START = 10_000
const SILENT = 45_000

export const loadBots = async (
  { url }: Server,
  { tables, seconds, compress }: BotsPlan,
  print: (line: string) => void,
): Promise<BotsFigures> => {
  const pages = { traffic: noTraffic(), compress }
  const hog = await register(url, 'Hog')
  const open: LoadPage[] = []
  const opening = progressOf(tables, 'tables')
  let opened = 0
  await inParallel(tables, AT_ONCE, async (index) => {
    const isSeated = index % 2 === 0
    const id = await createTable(url, hog, entryOf(index), isSeated ? [null, ...EXPERTS] : EXPERTS, `load ${index}`)
    if (isSeated) open.push(playAlong(await openPage(url, id, { ...pages, cookie: hog })))
    await startTable(url, hog, id)
    opening.at(++opened)
  })
  opening.clear()
  print(`${tables} tables with three experts each are open`)
  await pause(HEAD_START)
  const figures = { moves: [] as number[], turns: [] as number[], silent: 0 }
  await timed(seconds, 'play', async (progress) => {
    const until = performance.now() + seconds * 1_000
    for (let match = 0; performance.now() < until; match++) {
      const cookie = await register(url, `New ${match}`)
      const id = await createTable(url, cookie, entryOf(match), [null, ...EXPERTS], `new ${match}`)
      const page = await openPage(url, id, { ...pages, cookie })
      await startTable(url, cookie, id)
      // A quarter of the time for each title.
      await playOne(page, Math.min(until, performance.now() + (seconds * 1_000) / games.length), figures)
      page.socket.terminate()
      progress.clear()
      print(`${entryOf(match).title}: ${figures.moves.length} moves of bots so far`)
    }
  })
  for (const { socket } of open) socket.terminate()
  const { moves, turns, silent } = figures
  return {
    tables,
    moves: { ...timesOf(moves), count: moves.length },
    turns: { ...timesOf(turns), count: turns.length },
    silent,
  }
}

const EXPERTS = ['expert', 'expert', 'expert']

const entryOf = (index: number): GameEntry => {
  const entry = games[index % games.length]
  if (entry === undefined) throw new Error('there is no game')
  return entry
}

/** A person who moves as soon as it is their turn. */
const playAlong = (page: LoadPage): LoadPage => {
  page.stepped = () => void moveOf(page)
  return page
}

const moveOf = async (page: LoadPage): Promise<void> => {
  const { play, handOver } = page
  page.play = null
  if (handOver) await page.order({ kind: 'done' })
  else if (play !== null) await page.order(play)
}

interface Turn {
  readonly seat: Seat
  readonly began: number
}

/** Plays at a table and takes the time of every bot there. */
const playOne = async (
  page: LoadPage,
  until: number,
  figures: { readonly moves: number[]; readonly turns: number[]; silent: number },
): Promise<void> => {
  const nextStep = (): Promise<boolean> =>
    Promise.race([
      new Promise<boolean>((resolve) => {
        page.stepped = () => resolve(true)
      }),
      pause(SILENT).then(() => false),
    ])
  const isPlayersTurn = (): boolean => page.play !== null || page.handOver
  if (page.toAct.length === 0 && !(await nextStep())) figures.silent += 1
  let turn = null as Turn | null
  while (performance.now() < until && (page.toAct.length > 0 || isPlayersTurn())) {
    const stepped = nextStep()
    const began = performance.now()
    const seat = isPlayersTurn() ? undefined : page.toAct[0]
    if (turn !== null && turn.seat !== seat) {
      figures.turns.push(began - turn.began)
      turn = null
    }
    if (seat === undefined) await moveOf(page)
    else turn ??= { seat, began }
    const isStep = await stepped
    if (seat === undefined) continue
    if (isStep) figures.moves.push(performance.now() - began)
    else figures.silent += 1
  }
}
