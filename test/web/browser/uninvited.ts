/**
 * Watches a table during a game: nothing that the player did not open takes the focus or covers more than a tenth of the
 * board, except the screen between two players and the end; and nothing shifts.
 */
import type { Page } from 'playwright-core'

export interface Uninvited {
  readonly faults: readonly string[]
  /** The largest layout shift within five seconds, as browsers report it. */
  readonly shift: number
  /** What moved in it. */
  readonly shifted: readonly string[]
}

interface Source {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

/** Call it before the first page is opened; what it returns reads the report. */
export const watchUninvited = async (page: Page): Promise<() => Promise<Uninvited>> => {
  await page.addInitScript(watch)
  return () => page.evaluate(() => Reflect.get(window, 'uninvited') as Uninvited)
}

/** Runs in the page, so it is self-contained. */
const watch = (): void => {
  const report = { faults: [] as string[], shift: 0, shifted: [] as readonly string[] }
  Reflect.set(window, 'uninvited', report)
  const note = (fault: string): void => {
    if (report.faults.length < 20 && !report.faults.includes(fault)) report.faults.push(fault)
  }

  /** A press or key explains what happens within this many looks at the page. They wait like the page on a busy machine. */
  const RECENT = 30
  let looks = 0
  let pressed = Number.NEGATIVE_INFINITY
  for (const type of ['pointerdown', 'click', 'keydown']) {
    document.addEventListener(
      type,
      () => {
        pressed = looks
      },
      true,
    )
  }
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || looks - pressed < RECENT) return
    if (target.closest('.table') === null || target.closest('dialog') !== null) return
    note(`focus on ${target.outerHTML.slice(0, 90)}`)
  })

  /** What the player opens, the small card that answers a press, and what may cover the table. */
  const EXPECTED =
    '.explanation[data-by=press], .place-card, .drawer, dialog.end, dialog.table-pass-device, .dock, .table-strip, .panzoom-buttons'
  const check = (): void => {
    looks += 1
    const board = document.querySelector('.table-board')?.getBoundingClientRect()
    if (board === undefined || board.width === 0) return
    for (const element of document.querySelectorAll(
      'dialog[open], .notices > *, .caption-line, .explanation, .table > *',
    )) {
      if (element.matches(EXPECTED) || element.matches('.table-board, .stage, .notices, .unseen, .place-card-room'))
        continue
      const box = element.getBoundingClientRect()
      const width = Math.min(box.right, board.right) - Math.max(box.left, board.left)
      const height = Math.min(box.bottom, board.bottom) - Math.max(box.top, board.top)
      const share = (Math.max(0, width) * Math.max(0, height)) / (board.width * board.height)
      if (share > 0.1) note(`${element.className} covers ${Math.round(share * 100)} % of the board`)
    }
  }
  setInterval(check, 50)

  /** Whatever it is: something else lies on top at more than a tenth of these points of the board. */
  const SIDE = 9
  const probe = (): void => {
    const board = document.querySelector('.table-board')?.getBoundingClientRect()
    if (board === undefined || board.width === 0) return
    const on = Array.from({ length: SIDE * SIDE }, (_, at) =>
      document.elementFromPoint(
        board.left + (board.width * ((at % SIDE) + 0.5)) / SIDE,
        board.top + (board.height * (Math.floor(at / SIDE) + 0.5)) / SIDE,
      ),
    )
    const covering = on.filter((element) => element !== null && element.closest(`.table-board, ${EXPECTED}`) === null)
    if (covering.length > 0.1 * on.length)
      note(`${covering[0]?.outerHTML.slice(0, 90)} lies over ${covering.length} of ${on.length} points of the board`)
  }
  setInterval(probe, 150)

  const inWords = ({ node, previousRect: from, currentRect: to }: Source): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return `${element?.tagName} ${element?.getAttribute('class')}: ${place(from)} → ${place(to)}`
  }
  const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
    [x, y, width, height].map((value) => Math.round(value)).join(' ')

  let windowStart = 0
  let last = 0
  let sum = 0
  let moved: readonly string[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, startTime, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: readonly Source[]
      }
      // The table itself replaces the page before it.
      if (hadRecentInput || document.querySelector('.table') === null) continue
      const isNew = startTime - last > 1_000 || startTime - windowStart > 5_000
      if (isNew) [windowStart, sum, moved] = [startTime, 0, []]
      last = startTime
      sum += value
      moved = [...moved, ...sources.map(inWords)].slice(-6)
      if (sum > report.shift) [report.shift, report.shifted] = [sum, moved]
    }
  }).observe({ type: 'layout-shift' })
}
