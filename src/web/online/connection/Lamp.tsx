/** A signal lamp: lit for somebody who is here, dark for somebody who is away. What it shows is said beside it. */
import type { ReactNode } from 'react'

export const ConnectionDot = ({ on }: { readonly on: boolean }): ReactNode => (
  <svg className="online-lamp" viewBox="0 0 12 12" aria-hidden="true" data-on={on}>
    <circle cx="6" cy="6" r="4.5" />
  </svg>
)
