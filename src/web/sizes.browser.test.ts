/** How much script and style a page needs until it shows: the first board within 150 kB, as the server sends it. */
import type { Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { games } from '../games/index.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const LIMIT = 150_000
/** Maps and cards that weigh more than that: what they weigh now is not to grow. */
const HEAVY: Readonly<Record<string, number>> = {
  'first board of Great Lakes': 154_000,
  'first board of Russian Railroads': 161_000,
}

/** The bytes of all scripts and styles that come over the wire from an empty cache until this is visible. */
const weigh = async (route: string, press: string | null): Promise<number> => {
  const { page, context } = await site.visit(DESKTOP)
  const weights: Promise<number>[] = []
  context.on('response', (response) => {
    if (!/\.(?:js|css)$/.test(new URL(response.url()).pathname)) return
    weights.push(bytesOf(response))
  })
  await page.goto(route)
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (press !== null) {
    await page.getByRole('article', { name: press }).getByRole('button').click()
    await page.getByRole('group', { name: /^Board of/ }).waitFor()
    await page.getByRole('region', { name: 'Turn' }).getByRole('status').filter({ hasText: /./ }).waitFor()
  }
  await page.waitForLoadState('networkidle')
  const sum = (await Promise.all(weights)).reduce((all, weight) => all + weight, 0)
  await context.close()
  return sum
}

/** The length that the server sends, which a test outside a browser compares with the bytes themselves (`pages.test.ts`). */
const bytesOf = async (response: Response): Promise<number> => {
  const { 'content-length': length, 'content-encoding': encoding } = await response.allHeaders()
  // A file that says no length would weigh nothing, and a long one that is not compressed was forgotten by the build.
  expect(length, response.url()).toMatch(/^\d+$/)
  if (Number(length) > 1_000) expect(encoding, response.url()).toBe('br')
  return Number(length)
}

test.concurrent.each([
  ['home', '/#/', null],
  ['rules', '/#/rules/paris-connection', null],
  ['settings', '/#/settings', null],
  ...games.map(({ title }) => [`first board of ${title}`, '/#/', title] as const),
] as const)('%s stays within its weight of script and style', async (name, route, press) => {
  const bytes = await weigh(route, press)
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB`)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(HEAVY[name] ?? LIMIT)
})
