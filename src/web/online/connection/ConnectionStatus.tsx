/** How pages show the connection: an error in one sentence, a banner while it is broken, a dot for who is online. */
import { type ReactNode, useEffect, useState } from 'react'
import type { Message } from '../../../kit/text.ts'
import { useApp } from '../../app/context.ts'
import { useWords } from '../words.ts'
import type { OnlineTableState } from './table-client.ts'

/** A message of the server, the server cannot be reached, or a text of the page. */
export type ErrorMessage = Message | 'unreachable' | { readonly text: string } | null

export const errorFrom = (say: Message | null): ErrorMessage => say ?? 'unreachable'

/** Always in the page, so that a screen reader announces the text that appears in it. */
export const ErrorLine = ({ error }: { readonly error: ErrorMessage }): ReactNode => {
  const { translate } = useApp()
  const words = useWords()
  const textOf = (shown: Exclude<ErrorMessage, null>): string => {
    if (shown === 'unreachable') return words('unreachable')
    return 'text' in shown ? shown.text : translate(shown)
  }
  return (
    <p role="status" className={error === null ? 'unseen' : 'wrong'}>
      {error === null ? '' : textOf(error)}
    </p>
  )
}

/** A short break ends before anybody has to know about it. */
const GRACE = 1_200

type BannerState = Pick<OnlineTableState, 'connection' | 'isUnsaved' | 'table'>

/** Says that the connection is broken or that the server cannot save. Both end by themselves. */
export const ConnectionBanner = ({ state }: { readonly state: BannerState }): ReactNode => {
  const words = useWords()
  const isBroken = state.connection !== 'open' && state.connection !== 'closed'
  const isShown = useTrueForAWhile(isBroken || state.isUnsaved || state.table?.unsaved === true)
  return (
    <p role="status" className={isShown ? 'online-banner' : 'unseen'}>
      {isShown ? words(isBroken ? 'line.broken' : 'line.unsaved') : ''}
    </p>
  )
}

const useTrueForAWhile = (condition: boolean): boolean => {
  const [isLongTrue, setLongTrue] = useState(false)
  useEffect(() => {
    if (!condition) return setLongTrue(false)
    const timer = setTimeout(() => setLongTrue(true), GRACE)
    return () => clearTimeout(timer)
  }, [condition])
  return isLongTrue
}

/** Lit for somebody who is online. The text beside it says the same. */
export const ConnectionDot = ({ isOnline }: { readonly isOnline: boolean }): ReactNode => (
  <svg className="online-dot" viewBox="0 0 12 12" aria-hidden="true" data-on={isOnline}>
    <circle cx="6" cy="6" r="4.5" />
  </svg>
)
