/** The mark of Roundhouse: an engine shed seen from above, its tracks meeting on the turntable. */
import type { ReactNode } from 'react'

export const Logo = (): ReactNode => (
  <svg className="mark" viewBox="0 0 64 44" aria-hidden="true">
    <path d="M2 38a30 30 0 0 1 60 0H47a15 15 0 0 0-30 0z" fill="var(--accent)" />
    <path d="M32 38 9 19m23 19L21 9m11 29L43 9M32 38l23-19" stroke="var(--paper)" strokeWidth="3" />
    <circle cx="32" cy="36" r="7.5" fill="var(--ink)" stroke="var(--paper)" strokeWidth="3" />
  </svg>
)
