/** Says that the line to the server is broken, and that it is being mended. */
import { type ReactNode, useEffect, useState } from 'react'
import type { LineState } from './line.ts'
import { useWords } from './words.ts'

/** A short break is mended before anybody has to know. */
const GRACE = 1_200

export const LineBanner = ({ line }: { readonly line: LineState }): ReactNode => {
  const words = useWords()
  const isLate = useLate(line !== 'open' && line !== 'closed')
  return (
    <p role="status" className={isLate ? 'online-banner' : 'unseen'}>
      {isLate ? words('line.broken') : ''}
    </p>
  )
}

/** True once something has been so for a while. */
const useLate = (isSo: boolean): boolean => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isSo) return setLate(false)
    const timer = setTimeout(() => setLate(true), GRACE)
    return () => clearTimeout(timer)
  }, [isSo])
  return isLate
}
