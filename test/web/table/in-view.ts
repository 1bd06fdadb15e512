/** Is everything in view that a player needs, and can it be hit? Runs inside the page. */
import type { Page } from 'playwright-core'

export interface Needs {
  /** A player needs the hand and the large button; a spectator and a replay need other things. */
  readonly as: 'player' | 'watcher' | 'replay'
  /** The least size of a target in pixels. */
  readonly least: number
  /** The name of the chat entry; null where there is no chat. */
  readonly chat: string | null
}

export interface ViewReport {
  readonly faults: readonly string[]
  /** Targets that are on top but smaller than they should be: by their number in the drawing. A press brings them closer. */
  readonly small: readonly SmallTarget[]
  /** Targets that cannot be pressed at all: out of view or covered. */
  readonly hidden: readonly number[]
}

export interface SmallTarget {
  readonly at: number
  /** Where to press it. */
  readonly x: number
  readonly y: number
}

export const lookAround = (page: Page, needs: Needs): Promise<ViewReport> => page.evaluate(look, needs)

/** Is this target now large enough, in view and on top? */
export const isInReach = async (page: Page, target: number, needs: Needs): Promise<boolean> => {
  const { small, hidden } = await lookAround(page, needs)
  return !hidden.includes(target) && small.every(({ at }) => at !== target)
}

/** Self-contained, because it runs in the page. */
const look = ({ as, least, chat }: Needs): ViewReport => {
  /** The least width of the newest line, in sizes of the text. */
  const LINE = 6
  const faults: string[] = []
  const [width, height] = [innerWidth, innerHeight]
  const root = document.documentElement
  if (root.scrollHeight > height + 1 || root.scrollWidth > width + 1) faults.push('the page scrolls')
  const layout = document.querySelector('.table')?.getAttribute('data-layout') ?? ''

  const isOnTop = (element: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (element.contains(top) || top.contains(element))
  }
  const check = (name: string, selector: string, isWhole: boolean): void => {
    const element = document.querySelector(selector)
    const box = element?.getBoundingClientRect()
    if (element === null || box === undefined || box.width < 1 || box.height < 1) {
      faults.push(`no ${name}`)
      return
    }
    const visible = Math.min(box.bottom, height) - Math.max(box.top, 0)
    const isIn = box.left >= -1 && box.right <= width + 1 && box.top >= -1 && visible >= Math.min(box.height, 44) - 1
    if (!isIn || (isWhole && box.bottom > height + 1)) faults.push(`${name} is out of view`)
    else if (!isOnTop(element, box.left + box.width / 2, box.top + Math.min(box.height, visible) / 2))
      faults.push(`${name} is covered`)
  }
  check('prompt', '.table-prompt', true)
  const prompt = document.querySelector('.table-prompt')
  if (prompt !== null && (prompt.scrollHeight > prompt.clientHeight + 8 || prompt.scrollWidth > prompt.clientWidth + 1))
    faults.push('prompt is cut off')
  check('menu', '.top-tools button:last-child', true)
  check('newest line', '.newest-line', true)
  const line = document.querySelector('.newest-line')?.getBoundingClientRect().width ?? 0
  if (line < LINE * Number.parseFloat(getComputedStyle(root).fontSize)) faults.push(`newest line has ${line} px`)
  if (chat !== null) check('chat entry', `.top-tools button[title="${chat}"]`, true)
  if (as === 'player') check('hand', '.dock-hand', false)
  if (as === 'player') check('large button', '.dock-primary', true)
  if (as === 'watcher') check('note for spectators', '.watch-note', true)
  if (as === 'replay') check('slider', '.table-replay input', true)
  if (as === 'replay') check('way back', '.table-replay .dock-primary', true)

  // Boxes that clip leave the first line of every text whole.
  const texts = document.createTreeWalker(document.querySelector('.table') ?? root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement
    if (parent === null || node.textContent?.trim() === '') continue
    if (parent.closest('.unseen, svg, .choices-words, .skip') !== null || !parent.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const line = range.getClientRects()[0]
    if (line === undefined || line.height === 0) continue
    const least = line.height * 0.7
    for (let box = parent; !box.matches('.table'); box = box.parentElement ?? root) {
      const { overflowY, fontSize, display } = getComputedStyle(box)
      const { top, bottom, width: across } = box.getBoundingClientRect()
      // A reader can scroll; a box of one pixel is for screen readers.
      if (overflowY === 'auto' || overflowY === 'scroll' || across <= 1) break
      if (overflowY === 'visible' || display === 'contents') continue
      if (Math.min(bottom, line.bottom) - Math.max(top, line.top) >= least) continue
      faults.push(`text is cut off at ${fontSize}: ${node.textContent?.trim().slice(0, 40)}`)
      break
    }
  }

  for (const words of document.querySelectorAll('.dock-primary > span, .top-progress > span')) {
    const outer = words.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const range = document.createRange()
    range.selectNodeContents(words)
    const inner = range.getBoundingClientRect()
    if (inner.width === 0) continue
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1)
      faults.push(`too long for its place: ${words.textContent}`)
  }

  const board = document.querySelector('.table-board')?.getBoundingClientRect() ?? new DOMRect()
  const share = (board.width * board.height) / (width * height)
  if ((layout === 'desk' || layout === 'tall') && share < 0.55)
    faults.push(`the board has ${Math.round(share * 100)} %`)
  if (layout === 'phone' && board.height / height < 0.45)
    faults.push(`the board has ${Math.round((board.height / height) * 100)} % of the height`)

  const dock = document.querySelector('.dock')?.getBoundingClientRect() ?? new DOMRect()
  const isWide = document.querySelector('.table')?.getAttribute('data-shape') === 'wide'
  if (layout === 'desk' && isWide && dock.height > 128.5) faults.push(`the dock has ${Math.round(dock.height)} px`)
  if (layout === 'desk' && !isWide && dock.width > 420.5) faults.push(`the column has ${Math.round(dock.width)} px`)

  // Every control of board, cards and dock explains itself in one line.
  const controls =
    ':is(.table-board, .cards, .dock-body, .table-strip, .table-aside) :is(button, [role=button], summary)'
  for (const control of document.querySelectorAll(controls)) {
    // A part of a drawing and a button with a sign are explained by their names.
    const isNamed =
      control.matches('svg [role=button], .dock-body button[aria-label]') &&
      (control.getAttribute('aria-label') ?? control.textContent) !== ''
    const isExplained =
      isNamed || control.closest('[data-explain]') !== null || control.querySelector('[data-explain]') !== null
    if (isExplained || control.closest('.panzoom-buttons, .table-choices') !== null || !control.checkVisibility())
      continue
    const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
    const fault = `no explanation: ${name.trim().slice(0, 40)}`
    if (!faults.includes(fault)) faults.push(fault)
  }

  // Each line has a link to its rule.
  const lines =
    ':is(.table-board, .card-holdings, .dock-hand, .table-strip, .table-aside) :is([data-explain], svg [role=button], .dock-body button[aria-label])'
  for (const line of document.querySelectorAll(lines)) {
    if (line.closest('[data-rule]') !== null || line.querySelector('[data-rule]') !== null) continue
    if (line.closest('.panzoom-buttons, .table-choices') !== null || !line.checkVisibility()) continue
    const name = line.getAttribute('data-explain') ?? line.getAttribute('aria-label') ?? ''
    const fault = `no rule: ${name.trim().slice(0, 60)}`
    if (!faults.includes(fault)) faults.push(fault)
  }

  // Cards, pieces and answers outside the drawing. A sheet may scroll them; what is in view must be on top.
  const scroller = document.querySelector('.dock-body')?.getBoundingClientRect()
  for (const control of document.querySelectorAll<HTMLElement>(':is(.dock-hand, .table-strip) :is(button, summary)')) {
    if (control.matches(':disabled, [aria-disabled=true]') || !control.checkVisibility()) continue
    const box = control.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)
    if (Math.min(box.width, box.height) < least - 0.5)
      faults.push(`${name} has ${Math.round(box.width)} × ${Math.round(box.height)}`)
    const isOut =
      control.closest('.dock-hand') !== null && scroller !== undefined && (y > scroller.bottom || y < scroller.top)
    const isInDock = control.closest('.dock-hand') !== null && scroller !== undefined
    if (isInDock && (box.right > scroller.right + 2 || box.left < scroller.left - 2)) faults.push(`${name} is cut off`)
    if (isOut && (layout === 'desk' || layout === 'tall')) faults.push(`${name} is below the dock`)
    if (!isOut && !isOnTop(control, x, y)) faults.push(`${name} is covered`)
  }

  const isLine = (target: Element): boolean => {
    const { fill, pointerEvents } = getComputedStyle(target)
    return fill === 'none' && !['all', 'fill', 'bounding-box'].includes(pointerEvents)
  }
  /** The smaller side of a shape, or the width of a line. */
  const sizeOf = (target: Element): number => {
    const { width: w, height: h } = target.getBoundingClientRect()
    if (!(target instanceof SVGGraphicsElement) || !isLine(target)) return Math.min(w, h)
    const { strokeWidth, vectorEffect } = getComputedStyle(target)
    const scale = vectorEffect === 'non-scaling-stroke' ? 1 : (target.getScreenCTM()?.a ?? 1)
    const across = Number.parseFloat(strokeWidth) * scale
    // A mouse hits a narrow line if it is long: its area counts. A finger needs its width.
    return least >= 44 ? across : Math.sqrt(across * Math.max(w, h))
  }
  /** A point in the middle of a line or shape: of its box if it lies in the shape, else the nearest one that does. */
  const middleOf = (target: Element): readonly [number, number] => {
    const { left, top, width: w, height: h } = target.getBoundingClientRect()
    const middle = [left + w / 2, top + h / 2] as const
    if (!(target instanceof SVGGeometryElement)) return middle
    const toScreen = target.getScreenCTM()
    if (isLine(target) && toScreen !== null) {
      const { x, y } = target.getPointAtLength(target.getTotalLength() / 2).matrixTransform(toScreen)
      return [x, y]
    }
    const matrix = toScreen?.inverse()
    const isInside = (x: number, y: number): boolean =>
      matrix !== undefined && target.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix))
    if (isInside(...middle)) return middle
    const steps = Array.from({ length: 121 }, (_, at) => [
      left + (w * (at % 11)) / 10,
      top + (h * (at - (at % 11))) / 110,
    ])
    const inner = steps.filter(([x = 0, y = 0]) => isInside(x, y))
    const far = ([x = 0, y = 0]: readonly number[]): number => Math.hypot(x - middle[0], y - middle[1])
    const [x, y] = inner.reduce((best, one) => (far(one) < far(best) ? one : best), inner[0] ?? [...middle])
    return [x ?? middle[0], y ?? middle[1]]
  }
  const targets = [...document.querySelectorAll('.panzoom-drawing .touch-can')]
  const small: SmallTarget[] = []
  const hidden: number[] = []
  for (const [at, target] of targets.entries()) {
    const [x, y] = middleOf(target)
    const isIn = x > board.left && x < board.right && y > board.top && y < board.bottom
    if (!isIn || document.elementFromPoint(x, y)?.closest('.touch-can') !== target) hidden.push(at)
    else if (sizeOf(target) < least - 0.5) small.push({ at, x, y })
  }
  return { faults, small, hidden }
}
