/**
 * `npm run previews`: draws the pictures of link previews, 1200 by 630, from the posters of the home page into
 * src/web/previews. Run it again and look at them whenever a poster has changed or a game was added.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { hrefs } from '../../src/wire/route.ts'
import { withPalette } from './browser/palette-png.ts'
import { startTestSite } from './browser/site.ts'

const FOLDER = fileURLToPath(new URL('../../src/web/previews/', import.meta.url))

/** `game` is the position of a game on the home page; null draws the picture of the site. */
const draw = async (page: Page, game: number | null): Promise<Buffer> => {
  await page.goto(hrefs.home)
  await page.locator('.poster').last().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(layOut, game)
  await page.waitForLoadState('networkidle')
  return page.screenshot({ clip: { x: 0, y: 0, width: 1200, height: 630 } })
}

/** Runs in the page, so it is self-contained. Replaces the page by one drawing; attributes only, as its policy demands. */
const layOut = (game: number | null): void => {
  const PAPER = '#fbf1da'
  const INK = '#0f272e'
  const RED = '#c8391f'
  const posters = [...document.querySelectorAll('.poster')].map((poster) => ({
    picture: poster.querySelector('use')?.getAttribute('href') ?? '',
    lines: [...poster.querySelectorAll('text')].map((line) => line.textContent ?? ''),
  }))
  const logo = document.querySelector('.header .logo path')?.getAttribute('d') ?? ''
  const spokes = document.querySelectorAll('.header .logo path')[1]?.getAttribute('d') ?? ''
  const drawing = (picture: string, x: number, y: number, width: number, height: number): string =>
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 600 640" preserveAspectRatio="xMidYMid slice"><use href="${picture}" /></svg>`
  const mark = (x: number, y: number, width: number): string =>
    `<svg x="${x}" y="${y}" width="${width}" height="${(width * 44) / 64}" viewBox="0 0 64 44"><path d="${logo}" fill="${RED}" /><path d="${spokes}" stroke="${PAPER}" stroke-width="3" /><circle cx="32" cy="36" r="7.5" fill="${INK}" stroke="${PAPER}" stroke-width="3" /></svg>`
  const letters = (text: string, x: number, y: number, size: number, width: number, fill: string): string =>
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" font-family="Josefin Sans Variable" fill="${fill}" text-anchor="middle" textLength="${width}">${text.toUpperCase()}</text>`
  const frame = `<rect x="18" y="18" width="1164" height="594" fill="none" stroke="${INK}" stroke-width="4" />`

  const ofGame = ({ picture, lines }: (typeof posters)[number]): string => {
    const room = 490
    const sizes = lines.map((line) => Math.min(150, room / (line.length * 0.7)))
    const height = sizes.reduce((sum, size) => sum + size * 0.7 + 26, -26)
    let y = 270 - height / 2
    const title = lines.map((line, at) => {
      y += (sizes[at] ?? 0) * 0.7 + (at === 0 ? 0 : 26)
      return letters(line, 903, y, sizes[at] ?? 0, room, RED)
    })
    const name = `${mark(733, 470, 76)}${letters('Roundhouse', 960, 512, 36, 268, INK)}`
    return `${drawing(picture, 18, 18, 594, 594)}<path d="M614 18v594" stroke="${INK}" stroke-width="4" />${title.join('')}${name}`
  }
  const ofSite = (): string => {
    const width = (1164 - 3 * 4) / 4
    const art = posters.slice(0, 4).map(({ picture }, at) => {
      const x = 18 + at * (width + 4)
      const line = at === 0 ? '' : `<path d="M${x - 2} 18v390" stroke="${INK}" stroke-width="4" />`
      return drawing(picture, x, 18, width, 390) + line
    })
    const name = `${mark(128, 446, 176)}${letters('Roundhouse', 708, 548, 98, 728, RED)}`
    return `${art.join('')}<path d="M18 410h1164" stroke="${INK}" stroke-width="4" />${name}`
  }
  const chosen = game === null ? undefined : posters[game]
  document.body.innerHTML = `<svg id="preview" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${PAPER}" />${chosen === undefined ? ofSite() : ofGame(chosen)}${frame}</svg>`
  const svg = document.getElementById('preview')
  Object.assign(svg?.style ?? {}, { position: 'fixed', left: '0', top: '0' })
}

test('previews', async () => {
  mkdirSync(FOLDER, { recursive: true })
  const site = await startTestSite()
  const { page } = await site.visit({ viewport: { width: 1280, height: 720 }, colorScheme: 'light' })
  const take = async (name: string, game: number | null): Promise<void> => {
    const picture = withPalette(await draw(page, game))
    writeFileSync(`${FOLDER}${name}.png`, picture)
    console.log(`${name}: ${Math.round(picture.length / 1024)} kB`)
  }
  await take('home', null)
  // The home page shows the games in this order.
  for (const [at, { id }] of games.entries()) await take(id, at)
  await site.close()
})
