/** What nobody waits for is drawn after the rest of the page is. */
import { useEffect, useState } from 'react'

/** A hook: the value as soon as the page has shown what else changed, until then the previous one. */
export const useLater = <T>(value: T, initial: T = value): T => {
  const [later, setLater] = useState(() => initial)
  useEffect(() => setLater(() => value), [value])
  return later
}
