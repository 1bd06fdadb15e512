/** What nobody waits for is drawn after the rest of the page is. */
import { useEffect, useState } from 'react'

/** A hidden page shows no frames. Milliseconds after which it goes on without one. */
const NO_FRAME = 100

/** A hook: the value as soon as the page has shown what else changed, until then the previous one. */
export const useLater = <T>(value: T, initial: T = value): T => {
  const [later, setLater] = useState(() => initial)
  useEffect(() => afterFrame(() => setLater(() => value)), [value])
  return later
}

/** Calls once the next frame is shown. Returns how to cancel that. */
const afterFrame = (call: () => void): (() => void) => {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    call()
  }, NO_FRAME)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(call)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
