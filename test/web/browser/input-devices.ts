/**
 * How a player presses a control: with the mouse, by touch, or with the keyboard. Fast: it asks the page once where
 * the control is or how many Tabs away, and then it is pressed.
 */
import type { Locator } from 'playwright-core'

export type Press = (control: Locator) => Promise<void>

export const mouse: Press = async (control) => {
  const [x, y] = await control.evaluate(pointOf)
  await control.page().mouse.click(x, y)
}

export const touch: Press = async (control) => {
  const [x, y] = await control.evaluate(pointOf)
  await control.page().touchscreen.tap(x, y)
}

/** Presses Tab or Shift+Tab until the control has the focus, then Enter. */
export const keyboard: Press = async (control) => {
  const { keyboard: keys } = control.page()
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const steps = await control.evaluate(tabsTo)
    if (steps === 0) return keys.press('Enter')
    for (let step = Math.abs(steps); step > 0; step--) await keys.press(steps > 0 ? 'Tab' : 'Shift+Tab')
  }
  throw new Error(`Tab never reaches ${control}`)
}

/** The page may change meanwhile, and the browser may stop at elements that were not counted: then it counts again. */
const MOST_TRIES = 60

/** Runs in the page: scrolls to a control and returns its middle. Throws if something covers it. */
const pointOf = (element: Element): [x: number, y: number] => {
  const nameOf = (one: Element | null): string => one?.outerHTML.slice(0, 120) ?? 'nothing'
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const isThere = ([x, y]: [number, number]): boolean => element.contains(document.elementFromPoint(x, y))
  const middle = (): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  // A sticky bar may cover a control that was just scrolled into view.
  if (!isThere(middle())) element.scrollIntoView({ block: 'center', inline: 'center' })
  const [x, y] = middle()
  if (!isThere([x, y])) throw new Error(`${nameOf(document.elementFromPoint(x, y))} covers ${nameOf(element)}`)
  return [x, y]
}

/** Runs in the page: how many Tabs lead to a control; negative for Shift+Tab. */
const tabsTo = (element: Element): number => {
  const focus = document.activeElement ?? document.body
  if (focus === element) return 0
  const scope = document.querySelector('dialog[open]') ?? document
  const stops = [
    ...scope.querySelectorAll<HTMLElement | SVGElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ]
  const reached = stops.filter(
    (one) => one === element || (one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility()),
  )
  const isAfter = (one: Element, other: Element): boolean =>
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const at = reached.indexOf(element as HTMLElement)
  const before = reached.findLastIndex((one) => one === focus || isAfter(focus, one))
  const isOn = reached[before] === focus
  return at > before ? at - before : at - before - (isOn ? 0 : 1)
}
