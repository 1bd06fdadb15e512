/** Asks the server until it has told: again after a while, and at once when the page or the network is back. */
import type { Reply } from '../connection/api.ts'
import { pauseAfter, type Schedule } from '../connection/table-socket.ts'

interface RetryOptions<T> {
  ask(): Promise<Reply<T>>
  /** Every reply, also those that are none. */
  onReply(reply: Reply<T>): void
  readonly schedule: Schedule
  /** From 0 up to 1. */
  random(): number
  /** Calls back when it is worth another try; says how to stop. */
  onReturn(act: () => void): () => void
}

/** Says how to stop before that. */
export const askUntilAnswered = <T>({ ask, onReply, schedule, random, onReturn }: RetryOptions<T>): (() => void) => {
  let asked = 0
  let failures = 0
  let cancelTimer = (): void => {}
  const tryNow = async (): Promise<void> => {
    cancelTimer()
    asked++
    const mine = asked
    const reply = await ask()
    // A question on a dead line may take minutes to fail: the last one counts.
    if (mine !== asked) return
    onReply(reply)
    if (reply.ok) stop()
    else cancelTimer = schedule(pauseAfter(failures++, random()), () => void tryNow())
  }
  const leave = onReturn(() => void tryNow())
  const stop = (): void => {
    asked++
    cancelTimer()
    leave()
  }
  void tryNow()
  return stop
}
