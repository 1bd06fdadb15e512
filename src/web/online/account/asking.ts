/** Asks the server until it has told: again after a while, and at once when the page or the network is back. */
import type { Reply } from '../connection/api.ts'
import { type Later, pauseAfter } from '../connection/table-socket.ts'

interface RetryOptions<T> {
  ask(): Promise<Reply<T>>
  /** Every reply, also those that are none. */
  heard(reply: Reply<T>): void
  readonly later: Later
  /** From 0 up to 1. */
  chance(): number
  /** Calls back when it is worth another try; says how to stop. */
  onReturn(act: () => void): () => void
}

/** Says how to stop before that. */
export const askUntilAnswered = <T>({ ask, heard, later, chance, onReturn }: RetryOptions<T>): (() => void) => {
  let asked = 0
  let failures = 0
  let callOff = (): void => {}
  const tryNow = async (): Promise<void> => {
    callOff()
    asked++
    const mine = asked
    const reply = await ask()
    // A question on a dead line may take minutes to fail: the last one counts.
    if (mine !== asked) return
    heard(reply)
    if (reply.ok) stop()
    else callOff = later(pauseAfter(failures++, chance()), () => void tryNow())
  }
  const leave = onReturn(() => void tryNow())
  const stop = (): void => {
    asked++
    callOff()
    leave()
  }
  void tryNow()
  return stop
}
