/** Checks that every page must pass; they run inside the page. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** All axe-core violations of the page. */
export const axeViolations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const inPage = Reflect.get(window, 'axe') as {
      run(
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
    }
    const { violations } = await inPage.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.replace(/\s+/g, ' ') ?? ''}`),
    )
  })
}

/** Texts that are cut off, or a page that scrolls sideways. */
export const overflowingText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`)
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('svg')) continue
      const unseen = (one: Element | null): boolean =>
        one !== null && (one.getBoundingClientRect().width <= 1 || unseen(one.parentElement))
      if (unseen(element)) continue
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!hasText) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      const clipsX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      const clipsY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
      if (clipsX || clipsY) found.push(`cut off: ${element.textContent?.trim().slice(0, 60)}`)
      const { right, left } = element.getBoundingClientRect()
      const scrolls = element.closest('[data-scrolls]') !== null
      if (!scrolls && (right > root.clientWidth + 1 || left < -1))
        found.push(`outside: ${element.textContent?.trim().slice(0, 60)}`)
    }
    return found
  })

/** Texts that overlap within one scroll area; text under a sticky bar is ignored. */
export const overlappingText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const unseen = (one: Element | null): boolean =>
      one !== null && (one.getBoundingClientRect().width <= 1 || unseen(one.parentElement))
    const layer = (one: Element): Element => {
      const { overflowX, overflowY, position } = getComputedStyle(one)
      const own = [overflowX, overflowY].some((flow) => flow !== 'visible') || ['sticky', 'fixed'].includes(position)
      return own || one.parentElement === null ? one : layer(one.parentElement)
    }
    const leaves = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (element.closest('svg, dialog:not([open]), select') || unseen(element)) return false
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      return [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    })
    const boxes = leaves.flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        // A line box is higher than its letters.
        const slack = (bottom - top) / 4
        return { element, layer: layer(element), left, right, top: top + slack, bottom: bottom - slack }
      })
    })
    const found: string[] = []
    for (const [at, one] of boxes.entries()) {
      for (const two of boxes.slice(at + 1)) {
        if (one.layer !== two.layer || one.element.contains(two.element) || two.element.contains(one.element)) continue
        const width = Math.min(one.right, two.right) - Math.max(one.left, two.left)
        const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
        if (width < 2 || height < 2) continue
        found.push(`${one.element.textContent?.trim().slice(0, 40)} × ${two.element.textContent?.trim().slice(0, 40)}`)
      }
    }
    return found
  })

/**
 * Controls that are too small: 44 pixels for a finger, and 24 for a mouse in the dock, where a finger gets a larger one.
 * Links in sentences and controls on zoomable boards are ignored.
 */
export const smallControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isTouch = matchMedia('(pointer: coarse)').matches
    const leastFor = (control: Element): number =>
      !isTouch && control.closest('.dock-hand, .table-strip, .table-aside') !== null ? 24 : 44
    const controls = document.querySelectorAll<HTMLElement>(
      'button, [role=button], [role=tab], a[href], input, select, textarea, summary',
    )
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('svg')) return []
      if (control.getBoundingClientRect().width <= 1) return []
      if (getComputedStyle(control).display === 'inline' && control.closest('p, li, dd, td, span, label')) return []
      const label = control instanceof HTMLInputElement ? control.closest('label') : null
      const { width, height } = (label ?? control).getBoundingClientRect()
      const least = leastFor(control)
      if (width >= least - 0.5 && height >= least - 0.5) return []
      const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
      return [`${name.trim().slice(0, 40) || control.tagName}: ${Math.round(width)}×${Math.round(height)}`]
    })
  })
