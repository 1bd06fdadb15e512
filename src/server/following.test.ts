/** A page that followed everything knows what a page knows that has just come, whatever happened in between. */
import { afterAll, expect, test, vi } from 'vitest'
import { quickRng } from '../kit/chance.ts'
import type { Rng } from '../kit/game.ts'
import { type Guest, guest, type Looker } from './testing/client.ts'
import { startHouse } from './testing/house.ts'
import { anyOf, choose, handOver, nextAsked, playOn } from './testing/playing.ts'
import { allowed, at, COAL, dealt, PARIS, type Seated, type Wished } from './testing/seating.ts'

const house = await startHouse()
const { url } = house
afterAll(house.stop)

/** What a page shows, but for how many look on, and for numbers that only chat has raised. */
const shown = (page: Looker) => ({
  scene: { ...page.scene(), seq: 0 },
  chat: page.chat(),
  table: { ...page.table(), watchers: 0 },
})

/** The page of somebody, which may be cut off and come back. */
interface Follower {
  readonly guest: Guest
  page: Looker
}

const comparedWithFresh = async ({ guest, page }: Follower, table: string, key: string): Promise<void> => {
  const fresh = await guest.look(table, { key })
  await vi.waitFor(() => expect(shown(page)).toEqual(shown(fresh)), { interval: 5, timeout: 5_000 })
  fresh.cut()
}

/** All have seen what one of them has: else somebody would answer what is not asked any more. */
const abreast = async (pages: readonly Looker[]): Promise<void> => {
  const latest = Math.max(...pages.map((page) => page.scene().seq))
  await Promise.all(pages.map((page) => page.until(() => page.scene().seq >= latest)))
}

/** Now and then the last move is taken back, made again, spoken about, or missed by somebody. */
const disturb = async (seated: Seated, followers: readonly Follower[], rng: Rng): Promise<void> => {
  const one = at(followers, rng(followers.length))
  const { page } = one
  switch (rng(6)) {
    case 0:
      if (page.scene().undo.can) await page.order({ kind: 'undo' })
      break
    case 1:
      if (page.scene().redo.length > 0) await page.order({ kind: 'redo' })
      break
    case 2:
      await page.order({
        kind: 'chat',
        scope: page.table().you.seat === null ? 'all' : 'players',
        text: `line ${rng(99)}`,
      })
      break
    case 3:
      page.cut()
      await page.closed
      one.page = await one.guest.look(seated.table, { key: seated.key, after: page })
      break
    case 4:
      await comparedWithFresh(one, seated.table, seated.key)
      break
  }
}

test.each<readonly [string, Wished, number, number]>([
  ['Coal Run, where all choose at once', { ...COAL, options: { length: 'long' }, seats: [null, null, null] }, 3, 400],
  ['Paris Connection with a bot', PARIS, 2, 120],
])('%s', async (_, wish, people, most) => {
  const rng = quickRng(7)
  const seated = await dealt(url, wish, people)
  const watching = await watcherOf(seated)
  const followers: Follower[] = [...seated.guests.map((guest, seat) => ({ guest, page: seated.page(seat) })), watching]
  const taste = anyOf(rng)
  let undone = 0
  for (let step = 0; step < most; step++) {
    const pages = followers.map(({ page }) => page)
    if (at(pages, 0).table().phase === 'over') break
    await disturb(seated, followers, rng)
    const players = followers.slice(0, people).map(({ page }) => page)
    for (const page of players) await handOver(page)
    await abreast(players)
    const asked = await nextAsked(players)
    if (asked === undefined) break
    const before = asked.scene().moves
    await choose(asked, taste)
    if (rng(2) === 0 && asked.scene().undo.can) {
      allowed(await asked.order({ kind: 'undo' }))
      await asked.until(() => asked.scene().moves <= before)
      undone += 1
    }
  }
  expect(undone).toBeGreaterThan(5)
  for (const follower of followers) await comparedWithFresh(follower, seated.table, seated.key)
})

const watcherOf = async ({ table, key }: Seated): Promise<Follower> => {
  const zoe = await guest(url, 'Zoe')
  return { guest: zoe, page: await zoe.look(table, { key }) }
}

test('who comes back is sent only what is new', async () => {
  const { pages, guests, table, key } = await dealt(url, COAL, 2)
  const [ann, bob] = [at(pages, 0), at(pages, 1)]
  await playOn(pages, 4)
  await bob.order({ kind: 'chat', scope: 'all', text: 'one' })
  await ann.until(() => ann.chat().length === 1 && ann.scene().moves === bob.scene().moves)
  ann.cut()
  const known = ann.scene().log.length
  const again = await at(guests, 0).look(table, { key, after: ann })
  await again.until(() => again.heard.some(({ kind }) => kind === 'step'))
  const [first] = again.heard.flatMap((message) => (message.kind === 'step' ? [message.step] : []))
  expect(first?.log).toEqual({ from: known, news: [] })
  expect(again.heard.some(({ kind }) => kind === 'chat')).toBe(false)
  again.cut()
  await bob.order({ kind: 'chat', scope: 'all', text: 'two' })
  const third = await at(guests, 0).look(table, { key, after: again })
  await third.until(() => third.chat().length === 2)
  expect(third.heard.filter(({ kind }) => kind === 'chat')).toMatchObject([{ from: 1, lines: [{ text: 'two' }] }])
})
