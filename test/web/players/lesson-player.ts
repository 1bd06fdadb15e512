/** A learner who does what the card of a lesson says: it presses what is highlighted, and never lets the page do it. */
import type { Page } from 'playwright-core'

export type Way = 'touch' | 'keyboard'

export interface LessonCard {
  /** The number of the step; null when the lesson is over. */
  readonly number: number | null
  /** The text of the step is only read. */
  readonly isRead: boolean
  /** It asks for a move now. */
  readonly isAsking: boolean
  /** Something of the card does not fit, or it covers the board. */
  readonly isCut: boolean
}

/** Something highlighted that can be pressed where it stands. */
interface Place {
  readonly target: string
  readonly x: number
  readonly y: number
  readonly isDone: boolean
}

interface Offered {
  readonly places: readonly Place[]
  /** The large button, if it does something now. */
  readonly primary: Place | null
  /** Changes with every decision. */
  readonly decision: string
}

/** Rounds without anything to press until the learner gives up; the others and the camera move meanwhile. */
const PATIENCE = 200
/** Rounds until the learner presses the same again. */
const PAUSE = 10
const MOST_ROUNDS = 2_000

/** Plays to the end; returns the number of the last step. */
export const playLesson = async (page: Page, way: Way, look: (card: LessonCard) => void): Promise<number> => {
  let last = 0
  let idle = 0
  let before = ''
  let pressed: string[] = []
  let seen: Place | null = null
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const card = await page.evaluate(readLessonCard)
    if (card.number === null) return last
    look(card)
    last = Math.max(last, card.number)
    const { places, primary, decision } = await page.evaluate(readOffered, way)
    if (decision !== before) pressed = []
    before = decision
    // A small target is pressed twice, because the first press goes closer.
    if (idle > 0 && idle % PAUSE === 0) pressed = []
    const next = card.isRead ? await nextButton(page) : chosen(card.isAsking ? places : [], primary, pressed)
    // Nobody presses what still moves.
    const isStill = next !== null && next.target === seen?.target && next.x === seen.x && next.y === seen.y
    seen = next
    if (next !== null && !isStill) continue
    if (next === null) {
      idle += 1
      if (idle > PATIENCE) throw new Error(`step ${card.number}: nothing that is highlighted can be pressed`)
      await page.waitForTimeout(50)
      continue
    }
    idle = 0
    pressed.push(next.target)
    await press(page, way, next)
  }
  throw new Error(`the lesson did not end after step ${last}`)
}

/** First the parts of a choice, then the button that makes it. */
const chosen = (places: readonly Place[], primary: Place | null, pressed: readonly string[]): Place | null => {
  const open = places.filter(({ target, isDone }) => !isDone && !pressed.includes(target))
  return open[0] ?? primary
}

const nextButton = async (page: Page): Promise<Place | null> => {
  const box = await page
    .locator('.lesson button')
    .first()
    .boundingBox({ timeout: 1_000 })
    .catch(() => null)
  return box && { target: 'next', x: box.x + box.width / 2, y: box.y + box.height / 2, isDone: false }
}

const press = async (page: Page, way: Way, { target, x, y }: Place): Promise<void> => {
  if (way === 'touch') return page.touchscreen.tap(x, y)
  const key = await page.evaluate(focusOn, SELECTORS[target] ?? `.table [data-hinted]:is(${named(target)})`)
  if (key !== null) await page.keyboard.press(key)
}

const SELECTORS: Readonly<Record<string, string>> = { next: '.lesson button', primary: '.dock-primary' }

const named = (target: string): string => `[data-target="${target}"], [data-anchor="${target}"]`

/** Runs in the page: the focus goes to the first of these that can take it; returns the key that presses it. */
const focusOn = (selector: string): 'Enter' | 'Space' | null => {
  for (const found of document.querySelectorAll(selector)) {
    const holder = found.querySelector('input') ?? found
    if (!(holder instanceof HTMLElement || holder instanceof SVGElement) || holder.tabIndex < 0) continue
    holder.focus()
    if (document.activeElement === holder) return holder instanceof HTMLInputElement ? 'Space' : 'Enter'
  }
  return null
}

/** Runs in the page: what the card of the lesson shows. */
export const readLessonCard = (): LessonCard => {
  const card = document.querySelector<HTMLElement>('.lesson')
  const count = card?.querySelector('.lesson-count')?.textContent ?? null
  if (card === null || count === null) return { number: null, isRead: false, isAsking: false, isCut: false }
  const box = card.getBoundingClientRect()
  const board = document.querySelector('.table-board')?.getBoundingClientRect()
  const isInside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight
  const coversBoard = board !== undefined && box.bottom > board.top + 1
  const isTooLong = card.scrollWidth > card.clientWidth || card.scrollHeight > card.clientHeight + 1
  return {
    number: Number(/\d+/.exec(count)?.[0]),
    isRead: card.querySelector('button[data-kind="main"]') !== null,
    isAsking: card.querySelector('button[data-kind="quiet"]') !== null,
    isCut: !isInside || coversBoard || isTooLong,
  }
}

/** Runs in the page: what is highlighted and can be hit, and the large button. */
const readOffered = (way: Way): Offered => {
  const STEPS = 9
  /** A point at which a press hits this element. */
  const hitPoint = (element: Element): readonly [number, number] | null => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (let step = 0; step < STEPS * STEPS; step++) {
      // From the middle outwards, and along the diagonal first.
      const [column, row] = [(step + (STEPS >> 1)) % STEPS, (Math.floor(step / STEPS) + step + (STEPS >> 1)) % STEPS]
      const [x, y] = [left + (width * (column + 0.5)) / STEPS, top + (height * (row + 0.5)) / STEPS]
      const hit = document.elementFromPoint(x, y)
      if (hit !== null && (element === hit || element.contains(hit))) return [x, y]
    }
    return null
  }
  const isAble = (element: Element): boolean => {
    const holder = element.matches('button, .touch, [role=button]') ? element : element.querySelector('button, input')
    if (holder === null || holder.getAttribute('aria-disabled') === 'true') return false
    return (
      way === 'touch' || (holder instanceof HTMLElement || holder instanceof SVGElement ? holder.tabIndex >= 0 : false)
    )
  }
  const places = [...document.querySelectorAll('.table [data-hinted]')].flatMap((element) => {
    const point = isAble(element) ? hitPoint(element) : null
    if (point === null) return []
    const isDone = element.querySelector('input:checked') !== null
    const target = element.getAttribute('data-target') ?? element.getAttribute('data-anchor') ?? ''
    return [{ target, x: point[0], y: point[1], isDone }]
  })
  const button = document.querySelector('.dock-primary[aria-disabled="false"]')
  const at = button === null ? null : hitPoint(button)
  return {
    places,
    primary: at && { target: 'primary', x: at[0], y: at[1], isDone: false },
    decision: `${document.querySelector('.lesson-count')?.textContent} ${document.querySelector('.table-prompt')?.textContent}`,
  }
}
