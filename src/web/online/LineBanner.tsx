/** Says that the line to the server is broken or that the server cannot save, and that both mend themselves. */
import { type ReactNode, useEffect, useState } from 'react'
import type { OnlineTableState } from './table-client.ts'
import { useWords } from './words.ts'

/** A short break is mended before anybody has to know. */
const GRACE = 1_200

export const LineBanner = ({
  heard,
}: {
  readonly heard: Pick<OnlineTableState, 'line' | 'unsaved' | 'table'>
}): ReactNode => {
  const words = useWords()
  const isBroken = heard.line !== 'open' && heard.line !== 'closed'
  const isLate = useLate(isBroken || heard.unsaved || heard.table?.unsaved === true)
  return (
    <p role="status" className={isLate ? 'online-banner' : 'unseen'}>
      {isLate ? words(isBroken ? 'line.broken' : 'line.unsaved') : ''}
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
