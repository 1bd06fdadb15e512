/**
 * The heading of a page with one message. Such a page replaces another one without a new address, so it brings itself
 * into view and takes the focus: otherwise a reader far down the page, or a screen reader, would miss it.
 */
import { type ReactNode, useEffect, useRef } from 'react'

export const NoticeTitle = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
