/** Who the user of this page is to the server: asked until the server answers. */
import { useEffect, useState } from 'react'
import type { Me } from '../../../wire/api.ts'
import { type ApiReply, api } from '../connection/api.ts'
import { onReturn, schedule } from '../connection/browser.ts'
import { type ErrorMessage, errorFrom } from '../connection/ConnectionStatus.tsx'
import { pauseAfter, type Schedule } from '../connection/table-socket.ts'

export interface Account {
  /** Null until the server has answered. */
  readonly me: Me | null
  /** The server cannot be reached or refused; the page tries again. */
  readonly error: ErrorMessage
  /** Sets the name; a user without one becomes a guest. */
  rename(name: string): Promise<ApiReply<Me>>
}

export const useAccount = (): Account => {
  const [reply, setReply] = useState<ApiReply<Me> | null>(null)
  useEffect(() => {
    // Ignores answers that are older than a new name.
    const onReply = (latest: ApiReply<Me>): void => setReply((before) => (before?.ok ? before : latest))
    return askUntilAnswered({ ask: api.me, onReply, schedule, random: Math.random, onReturn })
  }, [])
  const rename = async (name: string): Promise<ApiReply<Me>> => {
    const renamed = await api.name(name)
    if (renamed.ok) setReply(renamed)
    return renamed
  }
  return { me: reply?.ok ? reply.value : null, error: reply?.ok === false ? errorFrom(reply.say) : null, rename }
}

interface RetryOptions<T> {
  ask(): Promise<ApiReply<T>>
  /** Called with every reply, including failures. */
  onReply(reply: ApiReply<T>): void
  readonly schedule: Schedule
  /** At least 0, less than 1. */
  random(): number
  /** Calls back when another attempt makes sense; returns a function that stops this. */
  onReturn(act: () => void): () => void
}

/** Asks until the server answers: again after a pause, and at once when page or network return. Returns a stop function. */
export const askUntilAnswered = <T>({ ask, onReply, schedule, random, onReturn }: RetryOptions<T>): (() => void) => {
  let attempts = 0
  let failures = 0
  let cancelTimer = (): void => {}
  const tryNow = async (): Promise<void> => {
    cancelTimer()
    attempts++
    const mine = attempts
    const reply = await ask()
    // A request on a dead connection may take minutes to fail, so only the latest counts.
    if (mine !== attempts) return
    onReply(reply)
    if (reply.ok) stop()
    else cancelTimer = schedule(pauseAfter(failures++, random()), () => void tryNow())
  }
  const stopListening = onReturn(() => void tryNow())
  const stop = (): void => {
    attempts++
    cancelTimer()
    stopListening()
  }
  void tryNow()
  return stop
}
