/** How long a click takes until the page has answered, on a processor four times slower. */
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { mouse, startPlaying } from './player.ts'
import { DESKTOP, openStage } from './stage.ts'

const ROUNDS = 12
const SLOW_DOWN = 4

/** Milliseconds from the press in the page to the first frame after the text of the turn bar has changed. */
const answer = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (start) =>
      new Promise<number>((resolve, reject) => {
        const turn = document.querySelector('main [role=status]')
        const buttons = [...document.querySelectorAll<HTMLElement | SVGElement>('main button, main [role=button]')]
        const named = (one: Element): string => one.getAttribute('aria-label') ?? one.textContent ?? ''
        const target = buttons.find((one) => named(one).includes(start) && one.getAttribute('aria-disabled') !== 'true')
        if (turn === null || target === undefined) {
          reject(new Error(`nothing called ${start}`))
          return
        }
        const began = performance.now()
        const watch = new MutationObserver(() => {
          watch.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        })
        watch.observe(turn, { childList: true, characterData: true, subtree: true })
        target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      }),
    name,
  )

test('clicks', async () => {
  const stage = await openStage()
  const { page, context } = await stage.visit(DESKTOP)
  await startPlaying(page, mouse, 4)
  const slow = await context.newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const times: Record<string, number[]> = { Extend: [], 'Place on': [], Undo: [] }
  await page
    .getByRole('button', { name: /^Extend / })
    .first()
    .waitFor()
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['Extend', 'Place on', 'Undo', 'Undo']) times[name]?.push(await answer(page, name))
  }
  for (const [name, all] of Object.entries(times)) {
    const sorted = [...all].sort((a, b) => a - b)
    const [median, worst] = [sorted[sorted.length >> 1] ?? 0, sorted.at(-1) ?? 0]
    console.log(`${name}: ${median.toFixed(0)} ms median, ${worst.toFixed(0)} ms at most, of ${all.length}`)
  }
  await stage.close()
})
