/** A server that is killed in the middle of a match is back soon, and everything is where it was. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Looker, lookAs } from './testing/client.ts'
import { killAll, lodgeIn } from './testing/lodger.ts'
import { choose, handOver, nextAsked, playOn } from './testing/playing.ts'
import { allowed, at, COAL, dealt, PARIS, problemIn, sitDown } from './testing/seating.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-restart-'))
afterAll(() => {
  killAll()
  rmSync(folder, { recursive: true })
})

const SOON = 5_000
/** A server counts from when it is put together, which is a little before it listens and is found. */
const SLACK = 50
const LIVE = { ...PARIS, pace: { kind: 'live', bank: 600, increment: 5, flag: 'vote' } } as const

/** The match as a page shows it; a restart is an entry of the log, and a turn may be handed over anew. */
const matchAt = (page: Looker) => ({ ...page.scene(), seq: 0, handOver: false })

const tableAt = (page: Looker) => {
  const { clocks: _, ...rest } = page.table()
  return { ...rest, watchers: 0, seats: rest.seats.map((seat) => ({ ...seat, here: true })) }
}

const trade = async (page: Looker) =>
  choose(page, (choices) => choices.find(({ kind, final }) => kind === 'trade' && !final))

test('a match with chat, an undo barrier and clocks goes on after a kill', async () => {
  const first = await lodgeIn(folder)
  const { pages, guests, table, page } = await dealt(first.url, LIVE, 3)
  await playOn(pages, 30)
  const asked = await nextAsked(pages)
  if (asked === undefined) throw new Error('over')
  const seat = asked.table().you.seat ?? -1
  await trade(asked)
  allowed(await asked.order({ kind: 'undo' }))
  await asked.until(() => asked.scene().question !== null)
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
  const killed = Date.now()
  const second = await lodgeIn(folder)
  const began = Date.now()
  const back = await Promise.all(
    guests.map(({ cookie }, index) => lookAs(second.url, cookie, table, { after: page(index) })),
  )
  for (const [index, one] of back.entries()) {
    await one.until(() => one.heard.some(({ kind }) => kind === 'step'))
    expect({ match: matchAt(one), table: tableAt(one), chat: one.chat() }).toEqual(known[index])
  }
  const mine = at(back, seat)
  expect(mine.scene().redo).toHaveLength(1)
  allowed(await mine.order({ kind: 'chat', scope: 'all', text: 'thinking' }, 'said-before-the-kill'))
  expect(mine.chat()).toHaveLength(2)
  allowed(await mine.order({ kind: 'redo' }))
  const playable = Date.now() - killed
  process.stdout.write(`killed, begun again and a move acknowledged: ${playable} ms\n`)
  expect(playable).toBeLessThan(SOON)
  await mine.until(() => mine.scene().redo.length === 0)
  // Her own move she may take back, those before it nobody.
  allowed(await mine.order({ kind: 'undo' }))
  await mine.until(() => mine.scene().question !== null)
  expect(['undo.others', 'undo.final']).toContain(problemIn(await mine.order({ kind: 'undo' })))

  const left = mine.table().clocks
  if (clocks === null || left === null) throw new Error('no clocks')
  const used = (clocks.left[seat] ?? 0) - (left.left[seat] ?? 0)
  const down = began - killed
  // All the time that passed, but for the time that the server was down.
  expect(down).toBeGreaterThan(300)
  expect(used).toBeLessThanOrEqual(left.at - clocks.at - down + SLACK)
  expect(used).toBeGreaterThanOrEqual(0)

  const salts = await lookAs(second.url, waiting.guest(0).cookie, waiting.table)
  expect(salts.table().phase).toBe('dealing')
  const waited = waiting.page(0).table().deal.until ?? 0
  expect(salts.table().deal.until ?? 0).toBeGreaterThanOrEqual(waited + down - SLACK)
  const late = await lookAs(second.url, broken.guest(1).cookie, broken.table)
  expect(late.table()).toMatchObject({ phase: 'brokenOff', deal: { brokenOff: 'Ann', withheld: [0, 1] } })
  expect(await late.order({ kind: 'record' })).toEqual(record)
  expect(record).toMatchObject({ record: { brokenOff: 'Ann' } })
  await trade(mine)
  await handOver(mine)
  await playOn(back, 5)
  await second.kill()
}, 60_000)
