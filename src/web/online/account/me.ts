/** Who the user of this page is to the server: asked until the server answers. */
import { useEffect, useState } from 'react'
import type { Me } from '../../../wire/api.ts'
import { api, type Reply } from '../connection/api.ts'
import { onReturn, schedule } from '../connection/browser.ts'
import { type ErrorMessage, errorFrom } from '../connection/ConnectionStatus.tsx'
import { pauseAfter, type Schedule } from '../connection/table-socket.ts'

export interface Account {
  /** Null until the server has told. */
  readonly me: Me | null
  /** The server cannot be reached, or refused. It is asked again. */
  readonly error: ErrorMessage
  /** Says one's name: who has none yet becomes a guest. */
  rename(name: string): Promise<Reply<Me>>
}

export const useAccount = (): Account => {
  const [reply, setReply] = useState<Reply<Me> | null>(null)
  useEffect(() => {
    // Whoever was named meanwhile is not asked for any more.
    const onReply = (news: Reply<Me>): void => setReply((before) => (before?.ok ? before : news))
    return askUntilAnswered({ ask: api.me, onReply, schedule, random: Math.random, onReturn })
  }, [])
  const rename = async (name: string): Promise<Reply<Me>> => {
    const renamed = await api.name(name)
    if (renamed.ok) setReply(renamed)
    return renamed
  }
  return { me: reply?.ok ? reply.value : null, error: reply?.ok === false ? errorFrom(reply.say) : null, rename }
}

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
