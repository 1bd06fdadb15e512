/** What happens now, in words, at a fixed place of the board region; for screen readers, the moves of others. */
import type { ReactNode } from 'react'
import type { LogLine } from '../../../wire/host.ts'
import type { SeatLook } from '../../toolkit/seats.ts'
import { useTableTexts } from '../texts.ts'
import { shownSteps } from './shown.ts'

export const Caption = ({ looks }: { readonly looks: readonly SeatLook[] }): ReactNode => {
  const { say } = useTableTexts()
  const shown = shownSteps.use()
  return (
    <div className="caption" aria-hidden="true">
      {shown.map(({ key, line, effect }) => (
        <p key={key} className="caption-line" data-event={line.event.kind}>
          <i style={{ background: effect.seat === null ? 'var(--accent)' : looks[effect.seat]?.fill }} />
          {say(line.message)}
        </p>
      ))}
    </div>
  )
}

export const News = ({ lines }: { readonly lines: readonly LogLine[] }): ReactNode => {
  const { say } = useTableTexts()
  return (
    <p className="unseen" aria-live="polite" data-news>
      {lines.map(({ message }) => say(message)).join(' ')}
    </p>
  )
}
