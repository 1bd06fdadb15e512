/** Who this page belongs to, as the server knows it. */
import { useCallback, useEffect, useState } from 'react'
import type { Me } from '../../wire/api.ts'
import { api, type Reply } from './api.ts'

export interface Person {
  /** Null until the server has told. */
  readonly me: Me | null
  /** The server cannot be reached, or refused. */
  readonly trouble: Extract<Reply<Me>, { ok: false }> | null
  /** Says one's name: who has none yet becomes a guest. */
  rename(name: string): Promise<Reply<Me>>
  refresh(): void
}

export const useMe = (): Person => {
  const [reply, setReply] = useState<Reply<Me> | null>(null)
  const refresh = useCallback(() => void api.me().then(setReply), [])
  useEffect(refresh, [refresh])
  const rename = async (name: string): Promise<Reply<Me>> => {
    const renamed = await api.name(name)
    if (renamed.ok) setReply(renamed)
    return renamed
  }
  return { me: reply?.ok ? reply.value : null, trouble: reply?.ok === false ? reply : null, rename, refresh }
}
