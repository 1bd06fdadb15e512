/** Counts the chat lines that were not yet visible to the user. */
import { useEffect, useState } from 'react'
import type { ChatLine } from '../../../wire/online.ts'

interface Unread {
  readonly unread: number
  /** The ref of the box that shows the lines. */
  box(element: HTMLDivElement | null): void
}

export const useUnread = (lines: readonly ChatLine[]): Unread => {
  const [element, box] = useState<HTMLDivElement | null>(null)
  const [inSight, setInSight] = useState(false)
  const last = lines.at(-1)?.number ?? -1
  // Lines from before the page was opened are not unread: they arrive before the first view.
  const [read, setRead] = useState(last)
  useEffect(() => {
    if (element === null) return setInSight(false)
    const look = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false))
    look.observe(element)
    return () => look.disconnect()
  }, [element])
  useEffect(() => {
    if (!inSight) return
    const mark = (): void => {
      if (!document.hidden) setRead(last)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [inSight, last])
  return { unread: lines.filter(({ number }) => number > read).length, box }
}
