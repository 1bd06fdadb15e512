/**
 * Calls every socket once per round, with one timer for all of them. A connection can die without notice, and its
 * person would then be shown as present. A few sockets per step: thousands at once would delay a move.
 */

const STEPS = 30

/** Runs until it is stopped. */
export const startHeartbeat = <Socket>(
  sockets: ReadonlySet<Socket>,
  round: number,
  visit: (socket: Socket) => void,
): (() => void) => {
  let step = 0
  let share = 0
  let left = sockets.values()
  const visitSome = (): void => {
    if (step === 0) {
      share = Math.ceil(sockets.size / STEPS)
      left = sockets.values()
    }
    step = (step + 1) % STEPS
    for (let visited = 0; visited < share; visited++) {
      const { value, done } = left.next()
      if (done) return
      visit(value)
    }
  }
  const timer = setInterval(visitSome, round / STEPS).unref()
  return () => clearInterval(timer)
}
