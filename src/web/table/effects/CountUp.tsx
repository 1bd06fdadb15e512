/** A number that counts to its new value; at once when motion is reduced. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isStill } from '../../toolkit/screen.ts'
import { withMinusSign } from '../scores/scores.ts'

/** In milliseconds. */
const LENGTH = 700

export const CountUp = ({ value }: { readonly value: number }): ReactNode => {
  const [shown, setShown] = useState(value)
  const reached = useRef(value)
  useEffect(() => {
    const from = reached.current
    if (from === value) return
    const show = (now: number): void => {
      reached.current = now
      setShown(now)
    }
    if (isStill()) return show(value)
    const began = performance.now()
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - began) / LENGTH))
      show(Math.round(from + (value - from) * share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value])
  return withMinusSign(String(shown))
}
