/** Options that have good defaults and that few people change: folded away. */
import type { ReactNode } from 'react'
import { useApp } from '../context.ts'

export const Advanced = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { say } = useApp()
  return (
    <details className="setup-more">
      <summary>{say('setup.more')}</summary>
      {children}
    </details>
  )
}
