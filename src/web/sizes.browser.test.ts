/** The compressed scripts and styles that a page loads until it shows, and after its first board. */
import type { Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { games } from '../games/index.ts'
import { hrefs } from '../wire/route.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

/** Home, rules and settings. */
const LIMIT = 150_000
/** Until the first board, by game. */
const BOARDS: Readonly<Record<string, number>> = {
  'paris-connection': 152_000,
  'railways-card': 157_000,
  'great-lakes': 164_000,
  'russian-railroads': 170_000,
}
/** After the first board: effects, illustrations, the board in words. */
const AFTER = 60_000

interface Weight {
  readonly before: number
  readonly after: number
}

/** The bytes of all scripts and styles loaded with an empty cache, before and after the page shows its first board. */
const weigh = async (route: string, press: string | null): Promise<Weight> => {
  const { page, context } = await site.visit(DESKTOP)
  const weights: Promise<readonly [url: string, bytes: number]>[] = []
  context.on('response', (response) => {
    if (!/\.(?:js|css)$/.test(new URL(response.url()).pathname)) return
    weights.push(bytesOf(response).then((bytes) => [response.url(), bytes]))
  })
  await page.addInitScript(noteFirstBoard)
  await page.goto(route)
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (press !== null) {
    await page.getByRole('article', { name: press }).locator('.game-play').click()
    await page.getByRole('group', { name: /^Board of/ }).waitFor()
    await page.getByRole('region', { name: 'Turn' }).getByRole('status').filter({ hasText: /./ }).waitFor()
  }
  await page.waitForLoadState('networkidle')
  const late = new Set(await page.evaluate(requestedAfterBoard))
  const all = await Promise.all(weights)
  await context.close()
  const sum = (some: typeof all): number => some.reduce((total, [, bytes]) => total + bytes, 0)
  return { before: sum(all.filter(([url]) => !late.has(url))), after: sum(all.filter(([url]) => late.has(url))) }
}

/** Runs in the page: notes when the first board is there. */
const noteFirstBoard = (): void => {
  const watch = new MutationObserver(() => {
    if (document.querySelector('.table-board') === null) return
    watch.disconnect()
    Reflect.set(window, 'firstBoard', performance.now())
  })
  watch.observe(document, { subtree: true, childList: true })
}

/** Runs in the page. What a worker loads is not among them: it counts as loaded before. */
const requestedAfterBoard = (): readonly string[] => {
  const at = Number(Reflect.get(window, 'firstBoard') ?? Number.POSITIVE_INFINITY)
  return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime > at ? [name] : []))
}

/** The length header of the server, which `pages.test.ts` compares with the real bytes. */
const bytesOf = async (response: Response): Promise<number> => {
  const { 'content-length': length, 'content-encoding': encoding } = await response.allHeaders()
  // A file without a length would count as nothing, and a long uncompressed one is a fault of the build.
  expect(length, response.url()).toMatch(/^\d+$/)
  if (Number(length) > 1_000) expect(encoding, response.url()).toBe('br')
  return Number(length)
}

test.concurrent.each([
  ['home', hrefs.home],
  ['rules', hrefs.rules('paris-connection')],
  ['settings', hrefs.settings],
])('%s stays within its limit for scripts and styles', async (name, route) => {
  const { before, after } = await weigh(route, null)
  console.log(`${name}: ${(before / 1000).toFixed(1)} kB`)
  expect(after).toBe(0)
  expect(before).toBeGreaterThan(50_000)
  expect(before).toBeLessThan(LIMIT)
})

test.concurrent.each(games.map(({ id, title }) => [title, id]))(
  'the first board of %s stays within its limit, and so does what follows',
  async (title, id) => {
    const { before, after } = await weigh(hrefs.home, title)
    console.log(`${title}: ${(before / 1000).toFixed(1)} kB, then ${(after / 1000).toFixed(1)} kB`)
    expect(before).toBeGreaterThan(50_000)
    expect(before).toBeLessThan(BOARDS[id] ?? LIMIT)
    expect(after).toBeGreaterThan(0)
    expect(after).toBeLessThan(AFTER)
  },
)
