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
const LIMIT = 100_000
/** Less than this cannot be the whole page. */
const LEAST = 25_000
/** Until the first board, by game. */
const BOARDS: Readonly<Record<string, number>> = {
  'paris-connection': 152_000,
  'railways-card': 157_000,
  'great-lakes': 164_000,
  'russian-railroads': 170_000,
}
/** A board without a limit of its own. */
const OTHER_BOARD = 150_000
/** After the first board: effects, illustrations, the board in words. */
const AFTER = 60_000

/** What browsers accept over https and on localhost, and what they accept over plain http on a local network. */
const ENCODINGS = ['br', 'gzip'] as const
type Bytes = Readonly<Record<(typeof ENCODINGS)[number], number>>

interface Weight {
  readonly before: Bytes
  readonly after: Bytes
}

/** The bytes of all scripts and styles loaded with an empty cache, before and after the page shows its first board. */
const weigh = async (route: string, press: string | null): Promise<Weight> => {
  const { page, context } = await site.visit(DESKTOP)
  const weights: Promise<readonly [url: string, bytes: Bytes]>[] = []
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
    await page.locator('[data-news]').waitFor({ state: 'attached' })
  }
  await page.waitForLoadState('networkidle')
  const late = new Set(await page.evaluate(requestedAfterBoard))
  let all = await Promise.all(weights)
  // Some may have come while the others were weighed.
  while (all.length < weights.length) all = await Promise.all(weights)
  context.removeAllListeners('response')
  await context.close()
  const sum = (some: typeof all): Bytes => ({
    br: some.reduce((total, [, { br }]) => total + br, 0),
    gzip: some.reduce((total, [, { gzip }]) => total + gzip, 0),
  })
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

/** Localhost gets Brotli: so this requests the same file once more as gzip. */
const bytesOf = async (response: Response): Promise<Bytes> => {
  const [sent, gzipped] = await Promise.all([
    response.allHeaders(),
    fetch(response.url(), { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } }),
  ])
  return {
    br: lengthIn(response.url(), 'br', sent),
    gzip: lengthIn(response.url(), 'gzip', Object.fromEntries(gzipped.headers)),
  }
}

/** The length header of the server, which `pages.test.ts` compares with the real bytes. */
const lengthIn = (url: string, wanted: keyof Bytes, headers: Readonly<Record<string, string>>): number => {
  const { 'content-length': length, 'content-encoding': encoding } = headers
  // A file without a length would count as nothing, and a long uncompressed one is a fault of the build.
  expect(length, url).toMatch(/^\d+$/)
  if (Number(length) > 1_000) expect(encoding, url).toBe(wanted)
  return Number(length)
}

const printed = ({ br, gzip }: Bytes): string =>
  `${(br / 1000).toFixed(1)} kB Brotli, ${(gzip / 1000).toFixed(1)} kB gzip`

test.concurrent.each([
  ['home', hrefs.home],
  ['rules', hrefs.rules('paris-connection')],
  ['settings', hrefs.settings],
])('%s stays within its limit for scripts and styles', async (name, route) => {
  const { before, after } = await weigh(route, null)
  console.log(`${name}: ${printed(before)}`)
  for (const encoding of ENCODINGS) {
    expect(after[encoding]).toBe(0)
    expect(before[encoding]).toBeGreaterThan(LEAST)
    expect(before[encoding], encoding).toBeLessThan(LIMIT)
  }
})

test.concurrent.each(games.map(({ id, title }) => [title, id]))(
  'the first board of %s stays within its limit, and so does what follows',
  async (title, id) => {
    const { before, after } = await weigh(hrefs.home, title)
    console.log(`${title}: ${printed(before)}; then ${printed(after)}`)
    for (const encoding of ENCODINGS) {
      expect(before[encoding]).toBeGreaterThan(50_000)
      expect(before[encoding], encoding).toBeLessThan(BOARDS[id] ?? OTHER_BOARD)
      expect(after[encoding]).toBeGreaterThan(0)
      expect(after[encoding], encoding).toBeLessThan(AFTER)
    }
  },
)
