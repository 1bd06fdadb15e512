/**
 * Two people at a table on a server, of every title but Paris Connection (`online.browser.test.ts` plays
 * that one to its end): every kind of move is made by a click, with a reload, a cut wire and a restart in
 * the middle. Then they hand their seats to bots, who play to the end. The tables share one server, and
 * what happens to it happens to all of them.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { follow } from '../../test/web/follow.ts'
import { begin, leaveToBot, openTableOf, sitDownBy } from '../../test/web/guests.ts'
import { mouse } from '../../test/web/hands.ts'
import { isOfTheCut, type OnlineStage, openOnlineStage } from '../../test/web/online-stage.ts'
import { kindsIn, type ShortMove, shortMatchOf } from '../../test/web/short-matches.ts'
import { DESKTOP, type Visit } from '../../test/web/stage.ts'
import { games } from '../games/index.ts'
import type { Entry } from '../kit/entry.ts'

let stage: OnlineStage

beforeAll(async () => {
  stage = await openOnlineStage()
})
afterAll(() => stage.close())

const others = games.filter(({ id }) => id !== 'paris-connection')

interface Played {
  readonly entry: Entry
  readonly moves: readonly ShortMove[]
  readonly visits: readonly [Visit, Visit]
  readonly made: Set<string>
}

test('every other title: each kind of move by two people, through a reload, a cut wire and a restart, bots to the end', async () => {
  const tables = await Promise.all(others.map(sitDownTogether))
  const all = (work: (table: Played) => Promise<unknown>): Promise<unknown> =>
    Promise.all(tables.map((table) => work(table).catch((error: unknown) => named(table.entry, error))))
  await all((table) => playPart(table, 0))
  await all(({ visits: [, bob] }) => bob.page.reload())
  await all((table) => playPart(table, 1))
  stage.cut()
  await all((table) => playPart(table, 2))
  expect(await stage.restart()).toBeLessThan(5_000)
  await all((table) => playPart(table, 3))
  for (const { moves, made } of tables) expect([...made].sort()).toEqual([...kindsIn(moves)].sort())
  await all(toTheEnd)
  for (const { visits } of tables) {
    for (const { trouble } of visits) expect(trouble.filter((line) => !isOfTheCut(line))).toEqual([])
    await Promise.all(visits.map(({ context }) => context.close()))
  }
}, 240_000)

const named = ({ title }: Entry, error: unknown): never => {
  throw new Error(title, { cause: error })
}

const sitDownTogether = async (entry: Entry): Promise<Played> => {
  const moves = await shortMatchOf(entry)
  const visits = await Promise.all([stage.visit(stage.near, DESKTOP), stage.visit(stage.far, DESKTOP)])
  const [ann, bob] = visits
  const record = moves[0]?.record
  const seed = record !== undefined && 'seed' in record ? record.seed : ''
  await sitDownBy(bob.page, await openTableOf(ann.page, entry, 'Ann', { seats: 2, seed }), 'Bob')
  await begin([ann.page, bob.page])
  return { entry, moves, visits, made: new Set() }
}

const PARTS = 4

const playPart = async ({ moves, visits, made }: Played, part: number): Promise<void> => {
  const bound = (at: number): number => Math.floor((at * moves.length) / PARTS)
  for (const move of moves.slice(bound(part), bound(part + 1))) {
    const page = visits[move.seat]?.page
    if (page === undefined) throw new Error(`nobody sits in seat ${move.seat}`)
    await follow(page, mouse, move)
    made.add(move.kind)
  }
}

/** Two bots have most of a match before them, and a busy machine takes its time. */
const BOTS_PATIENCE = 90_000

const toTheEnd = async ({ visits }: Played): Promise<void> => {
  for (const { page } of visits) await leaveToBot(page)
  const end = { name: 'Game over' }
  for (const { page } of visits) await page.getByRole('dialog', end).waitFor({ timeout: BOTS_PATIENCE })
}
