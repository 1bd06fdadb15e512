/**
 * Asks the pages again and again whether they are still there: a line may be dead without having said so,
 * and a lamp would burn for nobody. One timer for all of them, and a few at a time: thousands at once would
 * hold up a move.
 */
import type { PageSocket } from './page-socket.ts'

/** So long each has for an answer. */
const ROUND = 30_000
const STEPS = 30

type Page = Pick<PageSocket, 'ask'>

/** Goes on until it is stopped. */
export const rollCall = (pages: ReadonlyMap<unknown, Page>): (() => void) => {
  let step = 0
  let share = 0
  let left = pages.values()
  const askSome = (): void => {
    if (step === 0) {
      share = Math.ceil(pages.size / STEPS)
      left = pages.values()
    }
    step = (step + 1) % STEPS
    for (let asked = 0; asked < share; asked++) left.next().value?.ask()
  }
  const timer = setInterval(askSome, ROUND / STEPS).unref()
  return () => clearInterval(timer)
}
