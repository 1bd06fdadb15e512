/** The lobby's lists of tables: refreshed while the page is visible, the user's own sorted by urgency. */
import { useEffect, useState } from 'react'
import type { Lists } from '../../../wire/api.ts'
import type { Listed } from '../../../wire/online.ts'
import { api } from '../connection/api.ts'
import { type ErrorMessage, errorFrom } from '../connection/ConnectionStatus.tsx'

const REFRESH_INTERVAL = 4_000

export const useLobbyLists = (): { readonly lists: Lists | null; readonly error: ErrorMessage } => {
  const [lists, setLists] = useState<Lists | null>(null)
  const [error, setError] = useState<ErrorMessage>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const ask = async (): Promise<void> => {
      clearTimeout(timer)
      if (!document.hidden) {
        const reply = await api.lists()
        if (isGone) return
        if (reply.ok) setLists(reply.value)
        setError(reply.ok ? null : errorFrom(reply.say))
      }
      clearTimeout(timer)
      timer = setTimeout(ask, REFRESH_INTERVAL)
    }
    const visibilityChanged = (): void => void ask()
    void ask()
    document.addEventListener('visibilitychange', visibilityChanged)
    return () => {
      isGone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', visibilityChanged)
    }
  }, [])
  return { lists, error }
}

/** Tables that wait for the user first, then running ones, then finished ones; the latest first in each group. */
export const sortByUrgency = (tables: readonly Listed[]): readonly Listed[] =>
  [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed)

const rank = ({ mine, toAct, phase }: Listed): number => {
  if (mine !== null && toAct.includes(mine)) return 0
  return phase === 'over' || phase === 'closed' || phase === 'brokenOff' ? 2 : 1
}
