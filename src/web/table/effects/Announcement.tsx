/** Announces the moves of others to screen readers. */
import type { ReactNode } from 'react'
import type { LogLine } from '../../../wire/host.ts'
import { useTableTexts } from '../texts.ts'

export const Announcement = ({ lines }: { readonly lines: readonly LogLine[] }): ReactNode => {
  const { say } = useTableTexts()
  return (
    <p className="unseen" aria-live="polite" data-news>
      {lines.map(({ message }) => say(message)).join(' ')}
    </p>
  )
}
