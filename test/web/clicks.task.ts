/** Measures how long the page takes to answer a click, with a CPU slowdown of four. */
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { mouse } from './browser/input-devices.ts'
import { DESKTOP, startTestSite } from './browser/site.ts'
import { startParisTable } from './players/paris-player.ts'

const ROUNDS = 30
const SLOW_DOWN = 4

/** Milliseconds between two clicks: a quick user. Deferred rendering is done by then. */
const PAUSE = 150

/**
 * Milliseconds from the click to the end of the first frame after the text of the turn bar has changed. Also checks
 * that the board has changed with it.
 */
const answer = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (start) =>
      new Promise<number>((resolve, reject) => {
        const turn = document.querySelector('main [role=status]')
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

const summary = (all: readonly number[]): string => {
  const sorted = [...all].sort((a, b) => a - b)
  const at = (part: number): string => (sorted[Math.ceil(part * sorted.length) - 1] ?? 0).toFixed(0)
  return `${at(0.5)} ms median, ${at(0.95)} ms for 19 of 20, ${at(1)} ms at most, of ${all.length}`
}
