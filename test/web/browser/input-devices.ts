/**
 * Hands: how a player presses a control, with a mouse, a touch or the keyboard. They are quick: the
 * page is asked once where the control lies or how far Tab has to go, and then it is pressed.
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

/** Tab until the control has the focus, forwards or backwards as it lies, then Enter. */
export const keyboard: Press = async (control) => {
  const { keyboard: keys } = control.page()
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const steps = await control.evaluate(tabsTo)
    if (steps === 0) return keys.press('Enter')
    for (let step = Math.abs(steps); step > 0; step--) await keys.press(steps > 0 ? 'Tab' : 'Shift+Tab')
  }
  throw new Error(`Tab never comes to ${control}`)
}

/** What lies between may change under way, and the browser may stop where nothing was counted: then again, from there. */
const MOST_TRIES = 60

/** Runs in the page: the middle of a control, brought into sight. Nothing may lie over it. */
const pointOf = (element: Element): [x: number, y: number] => {
  const nameOf = (one: Element | null): string => one?.outerHTML.slice(0, 120) ?? 'nothing'
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const isThere = ([x, y]: [number, number]): boolean => element.contains(document.elementFromPoint(x, y))
  const middle = (): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  // A bar that stays where it is may lie over what scrolled just into sight.
  if (!isThere(middle())) element.scrollIntoView({ block: 'center', inline: 'center' })
  const [x, y] = middle()
  if (!isThere([x, y])) throw new Error(`${nameOf(document.elementFromPoint(x, y))} lies over ${nameOf(element)}`)
  return [x, y]
}

/** Runs in the page: how many presses of Tab lead to a control, fewer than none with Shift. */
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
