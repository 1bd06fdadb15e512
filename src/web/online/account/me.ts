/** Who this page belongs to, as the server knows it. */
import { useEffect, useState } from 'react'
import type { Me } from '../../../wire/api.ts'
import { api, type Reply } from '../connection/api.ts'
import { onReturn, schedule } from '../connection/browser.ts'
import { type ErrorMessage, errorFrom } from '../connection/ConnectionStatus.tsx'
import { askUntilAnswered } from './asking.ts'

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
