/**
 * Orders that would wait too long are refused at once, before any work is done for them: everybody is
 * answered soon, and an overloaded server does not fall further and further behind.
 *
 * The wait is expected from what is in progress and how much the server has lately managed while work was
 * waiting, plus the delay of the event loop; it is at least what the oldest orders have waited already.
 */

import type { Order } from '../../wire/online.ts'
import { complain } from '../../wire/problem.ts'
import { changeLog } from './change-log.ts'

export interface Admission {
  /** Does the work of an order, or complains at once if the server is too busy. */
  during<T>(kind: Order['kind'], page: object, work: () => Promise<T>): Promise<T>
  close(): void
}

export interface AdmissionOptions {
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number
  readonly log: (sentence: string) => void
}

/** Milliseconds that a move may have to wait. */
const LONGEST_WAIT = 300
/** Orders that can wait, such as chat and replays, are refused earlier; a page that was just refused, later. */
const PATIENT = 0.5
const REFUSED_BEFORE = 1.5
const CAN_WAIT: readonly Order['kind'][] = ['chat', 'replay', 'refusals', 'record', 'mute', 'link', 'revoke']

/** This many orders in progress are always accepted, so that a wrong measurement cannot stop the server. */
const ALWAYS = 32
/** A period that began and ended with this many in progress shows what the server can do. */
const BACKLOG = 8
/** Orders a second, until it is measured. */
const FIRST_RATE = 500
const PERIOD = 100
/** How much of a new measurement counts. A server that becomes slower is believed sooner. */
const RISES = 0.2
const FALLS = 0.5
/** The age of this many oldest orders is ignored: a few may hang at one table. */
const OUTLIERS = 8
/** An order that takes this long hangs somewhere. It does not hold the others up and is not counted any more. */
const STUCK = 10_000
/** The log says that it is over when nothing was refused for this long. */
const CALM = 5_000

export const admissionControl = ({ now = () => performance.now(), log }: AdmissionOptions): Admission => {
  const inProgress = new Map<symbol, number>()
  const refusedPages = new WeakSet<object>()
  const reportState = changeLog(log, now)
  let rate = FIRST_RATE
  let period = { began: now(), backlog: 0, finished: 0 }
  /** Lateness of the last two periods: a single pause is not enough to refuse orders. */
  let late: readonly [number, number] = [0, 0]
  let lastRefusal = Number.NEGATIVE_INFINITY
  let wasBusy = false

  const expectedWait = (): number =>
    Math.max((1_000 * inProgress.size) / rate + Math.min(...late), now() - sinceOf(inProgress, OUTLIERS))

  const measure = (): void => {
    const time = now()
    const { began, backlog, finished } = period
    late = [Math.max(0, time - began - PERIOD), late[0]]
    if (backlog >= BACKLOG && inProgress.size >= BACKLOG) {
      const change = (1_000 * finished) / (time - began) - rate
      rate = Math.max(1, rate + (change < 0 ? FALLS : RISES) * change)
    }
    for (const [order, since] of inProgress) {
      if (time - since < STUCK) break
      inProgress.delete(order)
    }
    period = { began: time, backlog: inProgress.size, finished: 0 }
    const isBusy = time - lastRefusal < CALM
    if (isBusy || wasBusy) {
      reportState(isBusy, () =>
        isBusy
          ? `orders are refused: about ${Math.round(rate)} a second can be answered, and more are sent`
          : 'orders are no longer refused',
      )
    }
    wasBusy = isBusy
  }
  const timer = setInterval(measure, PERIOD)
  timer.unref()

  return {
    async during(kind, page, work) {
      const patience = (CAN_WAIT.includes(kind) ? PATIENT : 1) * (refusedPages.has(page) ? REFUSED_BEFORE : 1)
      if (inProgress.size >= ALWAYS && expectedWait() > LONGEST_WAIT * patience) {
        refusedPages.add(page)
        lastRefusal = now()
        complain('server.busy')
      }
      refusedPages.delete(page)
      const order = Symbol(kind)
      inProgress.set(order, now())
      try {
        return await work()
      } finally {
        if (inProgress.delete(order)) period.finished += 1
      }
    },
    close: () => clearInterval(timer),
  }
}

/** When the order after this many older ones came; there are more. */
const sinceOf = (inProgress: ReadonlyMap<symbol, number>, older: number): number => {
  let left = older
  for (const since of inProgress.values()) if (left-- === 0) return since
  return Number.POSITIVE_INFINITY
}
