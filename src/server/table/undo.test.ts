/** Undo: a player's own last move, as long as nothing was revealed and nobody else has acted. */
import { afterAll, expect, test } from 'vitest'
import { type ChooseMove, choose, handOver, nextAsked } from '../../../test/server/play-moves.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { allowed, COAL, dealt, PARIS, problemIn } from '../../../test/server/test-tables.ts'
import type { Choice } from '../../wire/host.ts'

const server = await startTestServer()
const { url } = server
afterAll(server.stop)

/** The first choice of this kind that can be undone. */
const open =
  (isWanted: (choice: Choice) => boolean): ChooseMove =>
  (choices) =>
    choices.find((choice) => isWanted(choice) && !choice.final)

test('a public move is undone and redone; everybody sees both', async () => {
  const { pages } = await dealt(url, PARIS, 3)
  const asked = await nextAsked(pages)
  if (asked === undefined) throw new Error('over')
  const before = asked.tableView()
  expect(before.undo).toEqual({ can: false, barrier: 'nothing' })
  const notation = await choose(
    asked,
    open(({ kind }) => kind === 'trade'),
  )
  for (const page of pages) await page.until(() => page.tableView().moves === 1)
  allowed(await asked.order({ kind: 'undo' }))
  for (const page of pages) await page.until(() => page.tableView().moves === 0)
  expect(asked.tableView().view).toEqual(before.view)
  expect(asked.tableView().log).toEqual(before.log)
  expect(asked.tableView().redo).toEqual([notation])
  expect(asked.tableView().seq).toBe(before.seq + 2)
  for (const page of pages) if (page !== asked) expect(page.tableView().redo).toEqual([])
  allowed(await asked.order({ kind: 'redo' }))
  for (const page of pages) await page.until(() => page.tableView().moves === 1)
  expect(problemIn(await asked.order({ kind: 'redo' }))).toBe('redo.nothing')
})

const TRADE = open(({ kind }) => kind === 'trade')

/** A match in which the first player has traded and not ended the turn. */
const firstTrade = async () => {
  const { pages } = await dealt(url, PARIS, 3)
  const first = await nextAsked(pages)
  if (first === undefined) throw new Error('over')
  await choose(first, TRADE)
  return { pages, first }
}

test('a hidden step of the next player does not prevent an undo, and is undone with the move before it', async () => {
  const { pages, first } = await firstTrade()
  await first.until(() => first.tableView().undo.can)
  const next = await nextAsked(pages)
  if (next === undefined) throw new Error('over')
  await choose(
    next,
    open(({ kind }) => kind === 'extend'),
  )
  await next.until(() => next.tableView().moves === 2)
  await first.order({ kind: 'refusals' })
  expect(first.tableView()).toMatchObject({ moves: 1, undo: { can: true }, handOver: true })
  allowed(await first.order({ kind: 'undo' }))
  for (const page of pages) await page.until(() => page.tableView().moves === 0)
  expect([first.tableView().question !== null, next.tableView().question]).toEqual([true, null])
})

test('a hidden step and its undo send the others nothing', async () => {
  const { pages } = await dealt(url, PARIS, 3)
  const asked = await nextAsked(pages)
  if (asked === undefined) throw new Error('over')
  const others = pages.filter((page) => page !== asked)
  // Messages arrive in order: after an answer no older message is pending.
  for (const page of others) await page.order({ kind: 'refusals' })
  const received = others.map((page) => page.received.length)
  await choose(
    asked,
    open(({ kind }) => kind === 'extend'),
  )
  await choose(asked)
  allowed(await asked.order({ kind: 'undo' }))
  await asked.until(() => asked.tableView().moves === 1)
  for (const page of others) await page.order({ kind: 'refusals' })
  expect(others.map((page) => page.received.length)).toEqual(received.map((count) => count + 1))
  for (const page of others) expect(page.tableView()).toMatchObject({ moves: 0, of: 0 })
})

test('after others have acted nothing can be undone', async () => {
  const { pages, first } = await firstTrade()
  await handOver(first)
  const second = await nextAsked(pages)
  if (second === undefined || second === first) throw new Error('nobody else is asked')
  await choose(second, TRADE)
  await first.until(() => first.tableView().moves === 2)
  expect(first.tableView().undo).toEqual({ can: false, barrier: 'others' })
  expect(problemIn(await first.order({ kind: 'undo' }))).toBe('undo.others')
})

test('a move that revealed something cannot be undone, and the refusal says so', async () => {
  const { page, pages } = await dealt(url, COAL, 2)
  await choose(page(0))
  await choose(page(1))
  for (const one of pages) await one.until(() => one.tableView().moves === 2)
  // The last to choose turns the cards over.
  expect(page(1).tableView().undo).toEqual({ can: false, barrier: 'final' })
  expect(problemIn(await page(1).order({ kind: 'undo' }))).toBe('undo.final')
  expect(problemIn(await page(0).order({ kind: 'undo' }))).toBe('undo.others')
})

test('bots wait until the turn is ended, and undo is possible until then', async () => {
  const { page } = await dealt(url, { ...PARIS, seats: [null, 'random', 'random'] }, 1)
  const me = page(0)
  await nextAsked([me])
  const before = me.tableView().moves
  await choose(
    me,
    open(({ kind }) => kind === 'trade'),
  )
  expect(me.tableView()).toMatchObject({ handOver: true, undo: { can: true }, moves: before + 1 })
  allowed(await me.order({ kind: 'undo' }))
  await me.until(() => me.tableView().question !== null && me.tableView().moves === before)
  await choose(
    me,
    open(({ kind }) => kind === 'trade'),
  )
  allowed(await me.order({ kind: 'done' }))
  await me.until(() => me.tableView().question !== null)
  expect(me.tableView().undo).toEqual({ can: false, barrier: 'others' })
  expect(problemIn(await me.order({ kind: 'done' }))).toBe('table.done')
})
