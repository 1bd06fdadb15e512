/** After a kill in the middle of a match the server starts again with everything as it was. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { killAll, startChildServer } from '../../../test/server/child-server.ts'
import { type GuestPage, openPageAs } from '../../../test/server/client.ts'
import { choose, handOver, nextAsked, playOn } from '../../../test/server/play-moves.ts'
import { allowed, at, COAL, dealt, PARIS, problemIn, sitDown } from '../../../test/server/test-tables.ts'
import { readLog } from './read-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-restart-'))
afterAll(() => {
  killAll()
  rmSync(folder, { recursive: true })
})

/** The server is down for this long at least. */
const AWAY = 300
const LIVE = { ...PARIS, pace: { kind: 'live', bank: 600, increment: 5, flag: 'vote' } } as const

/** The match as a page shows it, without what a restart changes: its log entry, and who may end a turn. */
const matchAt = (page: GuestPage) => ({ ...page.tableView(), seq: 0, handOver: false })

const tableAt = (page: GuestPage) => {
  const { clocks: _, ...rest } = page.table()
  return { ...rest, watchers: 0, seats: rest.seats.map((seat) => ({ ...seat, here: true })) }
}

const trade = async (page: GuestPage) =>
  choose(page, (choices) => choices.find(({ kind, final }) => kind === 'trade' && !final))

/** The time that did not count, which the log of this table notes once. */
const downAt = async (table: string): Promise<number> => {
  const entries = (await readLog({ folder }, table)) ?? []
  const resumed = entries.filter(({ body }) => JSON.parse(body).kind === 'resumed')
  expect(resumed).toHaveLength(1)
  const { at: then, body } = at(resumed, 0)
  return then - JSON.parse(body).since
}

test('a match with chat, an undo barrier and clocks goes on after a kill', async () => {
  const first = await startChildServer(folder)
  const { pages, guests, table, page } = await dealt(first.url, LIVE, 3)
  await playOn(pages, 30)
  const asked = await nextAsked(pages)
  if (asked === undefined) throw new Error('over')
  const seat = asked.table().you.seat ?? -1
  await trade(asked)
  allowed(await asked.order({ kind: 'undo' }))
  await asked.until(() => asked.tableView().question !== null)
  allowed(await asked.order({ kind: 'chat', scope: 'players', text: 'a moment' }))
  allowed(await asked.order({ kind: 'chat', scope: 'all', text: 'thinking' }, 'said-before-the-kill'))
  for (const one of pages) await one.until(() => one.chat().length === 2)
  const waiting = await sitDown(first.url, COAL, 2)
  allowed(await waiting.page(0).order({ kind: 'start', fill: null }))
  await waiting.page(1).until(() => waiting.page(1).table().phase === 'dealing')
  const broken = await sitDown(first.url, COAL, 2)
  allowed(await broken.page(0).order({ kind: 'start', fill: null }))
  allowed(await broken.page(0).order({ kind: 'close' }))
  const record = await broken.page(0).order({ kind: 'record' })
  const known = pages.map((one) => ({ match: matchAt(one), table: tableAt(one), chat: one.chat() }))
  const clocks = asked.table().clocks

  await first.kill()
  await pause(AWAY)
  const second = await startChildServer(folder)
  const back = await Promise.all(
    guests.map(({ cookie }, index) => openPageAs(second.url, cookie, table, { after: page(index) })),
  )
  for (const [index, one] of back.entries()) {
    await one.until(() => one.received.some(({ kind }) => kind === 'step'))
    expect({ match: matchAt(one), table: tableAt(one), chat: one.chat() }).toEqual(known[index])
  }
  const mine = at(back, seat)
  expect(mine.tableView().redo).toHaveLength(1)
  allowed(await mine.order({ kind: 'chat', scope: 'all', text: 'thinking' }, 'said-before-the-kill'))
  expect(mine.chat()).toHaveLength(2)
  allowed(await mine.order({ kind: 'redo' }))
  await mine.until(() => mine.tableView().redo.length === 0)
  // She may take back her own move; nobody may take back the earlier ones.
  allowed(await mine.order({ kind: 'undo' }))
  await mine.until(() => mine.tableView().question !== null)
  expect(['undo.others', 'undo.final']).toContain(problemIn(await mine.order({ kind: 'undo' })))

  const left = mine.table().clocks
  if (clocks === null || left === null) throw new Error('no clocks')
  const used = (clocks.left[seat] ?? 0) - (left.left[seat] ?? 0)
  const down = await downAt(table)
  expect(down).toBeGreaterThanOrEqual(AWAY)
  // At most all the time that passed, without the time that the server was down.
  expect(used).toBeLessThanOrEqual(left.at - clocks.at - down)
  expect(used).toBeGreaterThanOrEqual(0)

  const salts = await openPageAs(second.url, waiting.guest(0).cookie, waiting.table)
  expect(salts.table().phase).toBe('dealing')
  const waited = waiting.page(0).table().deal.until ?? 0
  const waitedLess = await downAt(waiting.table)
  expect(waitedLess).toBeGreaterThanOrEqual(AWAY)
  expect(salts.table().deal.until).toBe(waited + waitedLess)
  const late = await openPageAs(second.url, broken.guest(1).cookie, broken.table)
  expect(late.table()).toMatchObject({ phase: 'brokenOff', deal: { brokenOff: 'Ann', withheld: [0, 1] } })
  expect(await late.order({ kind: 'record' })).toEqual(record)
  expect(record).toMatchObject({ record: { brokenOff: 'Ann' } })
  await trade(mine)
  await handOver(mine)
  await playOn(back, 5)
  await second.kill()
})
