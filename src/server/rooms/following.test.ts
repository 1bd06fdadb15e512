/** A page that followed all steps holds the same as a page that has just connected. */
import { afterAll, expect, test, vi } from 'vitest'
import { PATIENCE } from '../../../test/patience.ts'
import { type Guest, type GuestPage, guest } from '../../../test/server/client.ts'
import { anyOf, choose, handOver, nextAsked, playOn } from '../../../test/server/play-moves.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { allowed, at, COAL, dealt, PARIS, type Seated, type TableSetup } from '../../../test/server/test-tables.ts'
import { quickRng } from '../../kit/chance.ts'
import type { Rng } from '../../kit/game.ts'

const server = await startTestServer()
const { url } = server
afterAll(server.stop)

/** A page that is sometimes cut off: a spectator, or a player's other device. */
interface Follower {
  readonly guest: Guest
  page: GuestPage
  isAway: boolean
}

/** What a page shows, without the number of spectators and numbers that only chat raises. */
const shown = (page: GuestPage) => ({
  scene: { ...page.tableView(), seq: 0 },
  chat: page.chat(),
  table: { ...page.table(), watchers: 0 },
})

const comparedWithFresh = async (page: GuestPage, who: Guest, { table, key }: Seated): Promise<void> => {
  const fresh = await who.openPage(table, { key })
  await vi.waitFor(() => expect(shown(page)).toEqual(shown(fresh)), { interval: 5, timeout: PATIENCE })
  fresh.cut()
}

const cutOff = async (follower: Follower): Promise<void> => {
  follower.page.cut()
  await follower.page.closed
  follower.isAway = true
}

const comeBack = async (follower: Follower, seated: Seated): Promise<void> => {
  const { table, key } = seated
  follower.page = await follower.guest.openPage(table, { key, after: follower.page })
  follower.isAway = false
  await comparedWithFresh(follower.page, follower.guest, seated)
}

/** Waits until all pages are up to date: otherwise a page would answer an outdated decision. */
const abreast = async (pages: readonly GuestPage[]): Promise<void> => {
  // Messages arrive in order: after an answer no older message is pending.
  await Promise.all(pages.map((page) => page.order({ kind: 'refusals' })))
}

/** A player undoes a move or chats. */
const disturb = async (page: GuestPage, rng: Rng): Promise<void> => {
  const choice = rng(4)
  if (choice === 0 && page.tableView().undo.can) await page.order({ kind: 'undo' })
  if (choice === 1 && page.tableView().redo.length > 0) await page.order({ kind: 'redo' })
  if (choice === 2) await page.order({ kind: 'chat', scope: rng(2) === 0 ? 'all' : 'players', text: `line ${rng(99)}` })
}

const followersOf = async ({ guests, table, key }: Seated): Promise<readonly Follower[]> => {
  const everybody = [...guests, await guest(url, 'Zoe')]
  return Promise.all(
    everybody.map(async (one) => ({ guest: one, page: await one.openPage(table, { key }), isAway: false })),
  )
}

/** Plays one choice. Half of them are undone, so that another one replaces it while a page is away. */
const playOne = async (page: GuestPage, rng: Rng, follower: Follower): Promise<boolean> => {
  const { moves } = page.tableView()
  await choose(page, anyOf(rng))
  if (rng(2) === 0 || !page.tableView().undo.can) return false
  if (!follower.isAway) {
    await abreast([page, follower.page])
    await cutOff(follower)
  }
  allowed(await page.order({ kind: 'undo' }))
  await page.until(() => page.tableView().moves <= moves)
  return true
}

test.each<readonly [string, TableSetup, number, number]>([
  ['Coal Run, where all choose at once', { ...COAL, options: { length: 'long' }, seats: [null, null, null] }, 3, 400],
  ['Paris Connection with a bot', PARIS, 2, 120],
])('%s', async (_, setup, people, most) => {
  const rng = quickRng(7)
  const seated = await dealt(url, setup, people)
  const followers = await followersOf(seated)
  const { pages, guests } = seated
  let undone = 0
  for (let step = 0; step < most; step++) {
    const follower = at(followers, rng(followers.length))
    if (follower.isAway) await comeBack(follower, seated)
    else if (rng(3) === 0) await cutOff(follower)
    else await comparedWithFresh(follower.page, follower.guest, seated)
    await disturb(at(pages, rng(people)), rng)
    for (const page of pages) await handOver(page)
    await abreast(pages)
    const asked = await nextAsked(pages)
    if (asked === undefined) break
    if (await playOne(asked, rng, at(followers, rng(followers.length)))) undone += 1
  }
  expect(undone).toBeGreaterThan(5)
  for (const follower of followers) if (follower.isAway) await comeBack(follower, seated)
  for (const [seat, page] of pages.entries()) await comparedWithFresh(page, at(guests, seat), seated)
})

test('a page that reconnects gets only what is new', async () => {
  const { pages, guests, table, key } = await dealt(url, COAL, 2)
  const [ann, bob] = [at(pages, 0), at(pages, 1)]
  await playOn(pages, 4)
  await bob.order({ kind: 'chat', scope: 'all', text: 'one' })
  await ann.until(() => ann.chat().length === 1 && ann.tableView().moves === bob.tableView().moves)
  ann.cut()
  const known = ann.tableView().log.length
  const again = await at(guests, 0).openPage(table, { key, after: ann })
  await again.until(() => again.received.some(({ kind }) => kind === 'step'))
  const [first] = again.received.flatMap((message) => (message.kind === 'step' ? [message.step] : []))
  expect(first?.log).toEqual({ from: known, news: [] })
  expect(again.received.some(({ kind }) => kind === 'chat')).toBe(false)
  again.cut()
  await bob.order({ kind: 'chat', scope: 'all', text: 'two' })
  const third = await at(guests, 0).openPage(table, { key, after: again })
  await third.until(() => third.chat().length === 2)
  expect(third.received.filter(({ kind }) => kind === 'chat')).toMatchObject([{ from: 1, lines: [{ text: 'two' }] }])
})
