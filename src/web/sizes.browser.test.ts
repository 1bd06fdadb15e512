/** The compressed scripts and styles that a page loads before it shows: at most 150 kB for the first board. */
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
/** Heavier maps and cards, limited to their present weight. */
const HEAVY: Readonly<Record<string, number>> = {
  'first board of Great Lakes': 154_000,
  'first board of Russian Railroads': 161_000,
}

/** The bytes of all scripts and styles loaded with an empty cache until the page shows. */
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

/** The length header of the server, which `pages.test.ts` compares with the real bytes. */
const bytesOf = async (response: Response): Promise<number> => {
  const { 'content-length': length, 'content-encoding': encoding } = await response.allHeaders()
  // A file without a length would count as nothing, and a long uncompressed one is a fault of the build.
  expect(length, response.url()).toMatch(/^\d+$/)
  if (Number(length) > 1_000) expect(encoding, response.url()).toBe('br')
  return Number(length)
}

test.concurrent.each([
  ['home', '/#/', null],
  ['rules', '/#/rules/paris-connection', null],
  ['settings', '/#/settings', null],
  ...games.map(({ title }) => [`first board of ${title}`, '/#/', title] as const),
] as const)('%s stays within its limit for scripts and styles', async (name, route, press) => {
  const bytes = await weigh(route, press)
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB`)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(HEAVY[name] ?? LIMIT)
})
