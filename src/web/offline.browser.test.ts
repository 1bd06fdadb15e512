/** Without a network: all games, the lessons and the rules after one visit; new versions; installing. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followLink } from '../../test/web/browser/follow-link.ts'
import { startOnlineTestSite } from '../../test/web/browser/online-site.ts'
import { type PageVisit, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { playLesson } from '../../test/web/players/lesson-player.ts'
import { games } from '../games/index.ts'
import { hrefs } from '../wire/route.ts'

const BUILT = fileURLToPath(new URL('../../dist/web/', import.meta.url))

let pages: string
let site: TestSite
let visit: PageVisit
beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'roundhouse-pages-'))
  cpSync(BUILT, pages, { recursive: true })
  site = await startTestSite(pages)
  visit = await site.visit({ serviceWorkers: 'allow' })
  await visit.page.goto(hrefs.settings)
  await visit.page.getByRole('radio', { name: 'Instant' }).check({ force: true })
  // The service worker takes over once it has kept everything.
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
})
afterAll(async () => {
  await site.close()
  rmSync(pages, { recursive: true })
})

const offline = async (page: Page, address: string): Promise<void> => {
  await visit.context.setOffline(true)
  await page.goto(hrefs.home)
  await page.reload()
  await page.goto(address)
}

test('the pages can be installed', async () => {
  const session = await visit.context.newCDPSession(visit.page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A window that leaves no traces installs nothing, and test windows are of this kind.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test.each(games.map(({ id, title }) => ({ id, title })))(
  'a whole game of $title against bots works without a network',
  async ({ id, title }) => {
    const { page } = visit
    await offline(page, hrefs.setUp(id))
    const who = page.getByRole('combobox', { name: 'Who plays' })
    await who.first().waitFor()
    for (const seat of await who.all()) await seat.selectOption('Newcomer bot')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('dialog').getByRole('table').first().waitFor()
  },
)

test('the lessons and the rules of every game work without a network, at any address', async () => {
  const { page } = visit
  await offline(page, hrefs.home)
  for (const { id, title, lesson: loadLesson, guide } of games) {
    if (loadLesson !== undefined) {
      await page.getByRole('button', { name: `Learn: ${title}` }).click()
      const lesson = page.getByRole('region', { name: 'Your first game' })
      await lesson.getByRole('button', { name: 'Next' }).first().click()
      await page.getByRole('group', { name: `Board of ${title}` }).waitFor()
    }
    await page.goto(hrefs.rules(id))
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.locator('.rules-text article').first().waitFor()
    await page.goto(hrefs.howToPlay(id))
    // A game without a guide shows its rules there.
    const explained = guide === undefined ? '.rules-text article' : '.picture[data-drawn="true"]'
    await page.locator(explained).first().waitFor()
    await followLink(page, hrefs.home)
  }
  await page.goto(hrefs.rule('great-lakes', 'GL-5.1'))
  await page.locator('[id="GL-5.1"][data-here=true]').waitFor()
})

test('a whole lesson works without a network', async () => {
  await visit.context.setOffline(true)
  const page = await visit.context.newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(hrefs.home)
  await page.getByRole('button', { name: 'Learn: Paris Connection' }).click()
  await page.locator('.lesson').waitFor()
  const steps = (await games.find(({ id }) => id === 'paris-connection')?.lesson?.())?.steps.length
  expect(await playLesson(page, 'keyboard', () => undefined)).toBe(steps)
  await page.close()
})

/** As a new release: another version, without a file that the old one has. */
const release = (): void => {
  const path = join(pages, 'service-worker.js')
  const worker = readFileSync(path, 'utf8')
  const gone = /'(\/assets\/SettingsPage-[^']+\.js)', /.exec(worker)
  expect(gone).not.toBeNull()
  writeFileSync(path, worker.replace(gone?.[0] ?? '', '').replace(/const VERSION = '\w+'/, "const VERSION = 'next'"))
  for (const file of ['service-worker.js', gone?.[1] ?? '']) {
    for (const ending of ['.br', '.gz', ...(file.startsWith('/') ? [''] : [])])
      rmSync(join(pages, file + ending), { force: true })
  }
}

test('a new version is offered and shown when the player wants it; saved games stay, and so does a game in another window', async () => {
  const { page, context } = visit
  await context.setOffline(false)
  const game = await context.newPage()
  await game.goto(hrefs.setUp('great-lakes'))
  await game.getByRole('button', { name: 'Start' }).click()
  await game.locator('.table-turn').waitFor()
  await game.evaluate(() => Reflect.set(window, 'stayed', true))
  release()
  await page.goto(hrefs.home)
  await page.reload()
  const saved = page.getByRole('region', { name: 'Continue', exact: true })
  await saved.waitFor()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const offer = page.getByRole('region', { name: 'A new version of Roundhouse' })
  await offer.waitFor()
  // Nothing is offered at a table, where a press in the wrong place would leave a turn.
  expect(await game.getByRole('region', { name: 'A new version of Roundhouse' }).count()).toBe(0)
  await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: 'Reload' }).click()])
  await saved.waitFor()
  expect(await offer.count()).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toContain('roundhouse-next')
  await saved.getByRole('link').click()
  await page.getByRole('region', { name: 'Turn' }).waitFor()
  // The other window has not been reloaded, and loads the rest of its own version, which the server no longer has.
  await followLink(game, hrefs.settings)
  await game.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  expect(await game.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
})

test('a full disk says so at once, and the game can be downloaded; the page requested lasting storage before', async () => {
  const { page, context } = await site.visit()
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      Reflect.set(window, 'asked', true)
      return true
    }
  })
  const session = await context.newCDPSession(page)
  await page.goto(hrefs.home)
  // Once the store is there: no room for anything else. A limit above what is used would be noticed late, after several writes.
  await page.getByText('Games you start are saved here until you delete them.').waitFor()
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 })
  await page.getByRole('button', { name: 'Play now against 3 bots: Paris Connection' }).click()
  await page.locator('.table-turn[data-yours=true]').waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(true)
  await page
    .getByRole('button', { name: /^Extend / })
    .first()
    .click()
  await page
    .getByRole('region', { name: 'That didn’t work' })
    .getByText('The storage of this browser is full')
    .waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Not saved · Download' }).click(),
  ])
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ game: 'paris-connection' })
  // With room again, the next move saves the game.
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url })
  await page
    .getByRole('button', { name: /^Place on / })
    .first()
    .dispatchEvent('click')
  await page.getByRole('button', { name: 'Not saved · Download' }).waitFor({ state: 'detached' })
  await context.close()
})

test('over plain http on a network one line says what is missing, and games work', async () => {
  const home = await startOnlineTestSite()
  const { page, context, errors } = await home.visit(home.hostUrl, { serviceWorkers: 'allow' })
  await page.goto(hrefs.settings)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.getByText('Playing offline and installing need an https address. Everything else works here.').waitFor()
  await followLink(page, hrefs.you)
  await page.getByText('Notifications only work over https or on localhost.').waitFor()
  await followLink(page, hrefs.home)
  await page.getByRole('button', { name: 'Play now against 3 bots: Paris Connection' }).click()
  await page.locator('.table-turn[data-yours=true]').waitFor()
  await page.reload()
  await page.locator('.table-turn[data-yours=true]').waitFor()
  expect(errors).toEqual([])
  await context.close()
  await home.close()
})
