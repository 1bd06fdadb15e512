/** The time of this page, again and again while it is needed. */
import { useEffect, useState } from 'react'

const EVERY = 250

export const useNow = (isRunning: boolean): number => {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!isRunning) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), EVERY)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
