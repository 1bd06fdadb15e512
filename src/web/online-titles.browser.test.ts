/**
 * Two people play every game but Paris Connection on a server (`online.browser.test.ts` plays that one to its end).
 * They make every kind of move by a click, with a reload, a broken connection and a server restart in between. Then
 * they hand their seats to bots, which play to the end. The tables share one server.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mouse } from '../../test/web/browser/input-devices.ts'
import { isConnectionError, type OnlineTestSite, startOnlineTestSite } from '../../test/web/browser/online-site.ts'
import { DESKTOP, type PageVisit } from '../../test/web/browser/site.ts'
import { handSeatToBot, openOnlineTable, startMatch, takeSeatByLink } from '../../test/web/players/online-guests.ts'
import { playRecordedMove } from '../../test/web/players/recorded-match-player.ts'
import { kindsIn, type ShortMove, shortMatchOf } from '../../test/web/short-matches.ts'
import { games } from '../games/index.ts'
import type { GameEntry } from '../kit/entry.ts'

let site: OnlineTestSite

beforeAll(async () => {
  site = await startOnlineTestSite()
})
afterAll(() => site.close())

const others = games.filter(({ id }) => id !== 'paris-connection')

interface Played {
  readonly entry: GameEntry
  readonly moves: readonly ShortMove[]
  readonly visits: readonly [PageVisit, PageVisit]
  readonly made: Set<string>
}

test('two people make each kind of move of every other game through a reload, a broken connection and a restart; bots finish', async () => {
  const tables = await Promise.all(others.map(sitDownTogether))
  const all = (work: (table: Played) => Promise<unknown>): Promise<unknown> =>
    Promise.all(tables.map((table) => work(table).catch((error: unknown) => named(table.entry, error))))
  await all((table) => playPart(table, 0))
  await all(({ visits: [, bob] }) => bob.page.reload())
  await all((table) => playPart(table, 1))
  site.cutConnections()
  await all((table) => playPart(table, 2))
  await site.restart()
  await all((table) => playPart(table, 3))
  for (const { moves, made } of tables) expect([...made].sort()).toEqual([...kindsIn(moves)].sort())
  await all(toTheEnd)
  for (const { visits } of tables) {
    for (const { errors } of visits) expect(errors.filter((line) => !isConnectionError(line))).toEqual([])
    await Promise.all(visits.map(({ context }) => context.close()))
  }
})

const named = ({ title }: GameEntry, error: unknown): never => {
  throw new Error(title, { cause: error })
}

const sitDownTogether = async (entry: GameEntry): Promise<Played> => {
  const moves = await shortMatchOf(entry)
  const visits = await Promise.all([site.visit(site.localUrl, DESKTOP), site.visit(site.hostUrl, DESKTOP)])
  const [ann, bob] = visits
  const record = moves[0]?.record
  const seed = record !== undefined && 'seed' in record ? record.seed : ''
  await takeSeatByLink(bob.page, await openOnlineTable(ann.page, entry, 'Ann', { seats: 2, seed }), 'Bob')
  await startMatch([ann.page, bob.page])
  return { entry, moves, visits, made: new Set() }
}

const PARTS = 4

const playPart = async ({ moves, visits, made }: Played, part: number): Promise<void> => {
  const bound = (at: number): number => Math.floor((at * moves.length) / PARTS)
  for (const move of moves.slice(bound(part), bound(part + 1))) {
    const page = visits[move.seat]?.page
    if (page === undefined) throw new Error(`nobody sits in seat ${move.seat}`)
    await playRecordedMove(page, mouse, move)
    made.add(move.kind)
  }
}

const toTheEnd = async ({ moves, visits }: Played): Promise<void> => {
  // The short match of a small game may be a whole one.
  const isOver = moves.at(-1)?.ends === true
  for (const { page } of visits) if (!isOver) await handSeatToBot(page)
  const end = { name: 'Game over' }
  for (const { page } of visits) await page.getByRole('dialog', end).waitFor()
}
