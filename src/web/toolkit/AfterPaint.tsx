/** Shows what the first paint does without, such as scenery: lazy parts in it are fetched only when the board is there. */
import { type ReactNode, Suspense, useEffect, useState } from 'react'

export const AfterPaint = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted && <Suspense fallback={null}>{children}</Suspense>
}
