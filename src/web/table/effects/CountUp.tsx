/** The points of a seat, counting to their new value while the effects show what was gained; at once when motion is reduced. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Seat } from '../../../kit/game.ts'
import { isStill } from '../../toolkit/screen.ts'
import { withMinusSign } from '../scores/scores.ts'
import { gainsIn } from './effect-of.ts'
import { waitingSteps } from './shown.ts'

/** In milliseconds. */
const LENGTH = 700

export const CountUp = ({ value: total, seat }: { readonly value: number; readonly seat: Seat }): ReactNode => {
  const waiting = gainsIn(waitingSteps.use(), seat)
  const value = total - waiting
  const [shown, setShown] = useState(value)
  const reached = useRef(value)
  const held = useRef(waiting)
  useEffect(() => {
    const from = reached.current
    const isHeldBack = waiting > held.current && value < from
    held.current = waiting
    if (from === value) return
    const show = (now: number): void => {
      reached.current = now
      setShown(now)
    }
    if (isStill() || isHeldBack) return show(value)
    const began = performance.now()
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - began) / LENGTH))
      show(Math.round(from + (value - from) * share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value, waiting])
  return withMinusSign(String(shown))
}
