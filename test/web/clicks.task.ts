/**
 * Measures how long the page takes to answer a click, and which tasks are long while moves are shown, with a CPU slowdown of
 * four.
 */
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { mouse } from './browser/input-devices.ts'
import { DESKTOP, startTestSite } from './browser/site.ts'
import { startParisTable } from './players/paris-player.ts'
import { openRecord, recordedMatch } from './players/recorded-matches.ts'

const ROUNDS = 30
const SLOW_DOWN = 4

/** Milliseconds between two clicks: a quick user. Deferred rendering is done by then. */
const PAUSE = 150

/**
 * Milliseconds from the click to the end of the first frame after the prompt has changed. Also checks
 * that the board has changed with it.
 */
const answer = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (start) =>
      new Promise<number>((resolve, reject) => {
        const turn = document.querySelector('main .table-prompt')
        const board = document.querySelector('main svg.panzoom-drawing')
        const buttons = [...document.querySelectorAll<HTMLElement | SVGElement>('main button, main [role=button]')]
        const named = (one: Element): string => one.getAttribute('aria-label') ?? one.textContent ?? ''
        const target = buttons.find((one) => named(one).includes(start) && one.getAttribute('aria-disabled') !== 'true')
        if (turn === null || board === null || target === undefined) {
          reject(new Error(`nothing called ${start}`))
          return
        }
        let drawn = false
        const look = new MutationObserver(() => {
          drawn = true
        })
        look.observe(board, { attributes: true, childList: true, subtree: true })
        const began = performance.now()
        const watch = new MutationObserver(() => {
          watch.disconnect()
          requestAnimationFrame(() =>
            setTimeout(() => {
              const ended = performance.now()
              look.disconnect()
              if (drawn) resolve(ended - began)
              else reject(new Error(`${start}: the board has not changed`))
            }),
          )
        })
        watch.observe(turn, { childList: true, characterData: true, subtree: true })
        target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      }),
    name,
  )

test('clicks', async () => {
  const site = await startTestSite()
  const { page, context } = await site.visit(DESKTOP)
  await startParisTable(page, mouse, 4)
  const slow = await context.newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const times: Record<string, number[]> = { Extend: [], 'Place on': [], Undo: [] }
  await page
    .getByRole('button', { name: /^Extend / })
    .first()
    .waitFor()
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['Extend', 'Place on', 'Undo', 'Undo']) {
      await page.waitForTimeout(PAUSE)
      times[name]?.push(await answer(page, name))
    }
  }
  for (const [name, all] of Object.entries(times)) console.log(`${name}: ${summary(all)}`)
  await site.close()
})

/** Moves that a replay shows, and how long it waits for each: flights, marks and counting points end by then. */
const MOVES = 12
const SHOWN = 1_600
/** A press is answered within this time; a task after it belongs to the animation. In milliseconds. */
const ANSWERED = 120
const LONG = 50

/** Collects the tasks that browsers call long: 50 ms or more. */
const watchTasks = (): void => {
  const tasks: { start: number; length: number }[] = []
  Reflect.set(window, 'tasks', tasks)
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, length: duration })
  }).observe({ type: 'longtask' })
}

test.each(games.map(({ id, title, meta }) => [title, id, meta.seats.includes(4) ? 4 : 3] as const))(
  'animations of %s',
  async (title, id, seats) => {
    const site = await startTestSite()
    const { page, context } = await site.visit({ ...DESKTOP, reducedMotion: 'no-preference' })
    const record = recordedMatch(id, seats)
    await openRecord(page, { ...record, players: record.players.map(() => 'casual') })
    await page.locator('.end-time[data-complete="true"]').waitFor()
    const table = page.url()
    await page.goto(`${table}/at/${Math.round(record.moves.length / 2)}`)
    const next = page.locator('.replay-steps').getByRole('button', { name: 'Next' })
    await next.waitFor()
    await page.locator('[data-news]').waitFor({ state: 'attached' })
    const slow = await context.newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await page.evaluate(watchTasks)
    const lengths: number[] = []
    for (let move = 0; move < MOVES; move++) {
      const pressed = await next.evaluate((button: HTMLElement) => {
        const now = performance.now()
        button.click()
        return now
      })
      await page.waitForTimeout(SHOWN)
      const tasks = await page.evaluate(() => Reflect.get(window, 'tasks') as { start: number; length: number }[])
      const during = tasks.filter(({ start }) => start > pressed + ANSWERED).map(({ length }) => length)
      lengths.push(...during)
    }
    const long = lengths.filter((length) => length > LONG)
    console.log(`${title}: ${long.length} tasks over ${LONG} ms while ${MOVES} moves are shown: ${long.join(', ')}`)
    await site.close()
  },
)

const summary = (all: readonly number[]): string => {
  const sorted = [...all].sort((a, b) => a - b)
  const at = (part: number): string => (sorted[Math.ceil(part * sorted.length) - 1] ?? 0).toFixed(0)
  return `${at(0.5)} ms median, ${at(0.95)} ms for 19 of 20, ${at(1)} ms at most, of ${all.length}`
}
