/** The viewer's tickets: one line that says how many are completed, and all of them as cards when it is opened. */
import { type ReactNode, useEffect, useState } from 'react'
import { explain } from '../../../../web/toolkit/explain.ts'
import { say as word } from '../../describe/words.ts'
import type { Ticket } from '../../map/map.ts'
import type { Props } from '../props.ts'
import { pointAt } from './pointed.ts'
import { spacesToGo } from './status.ts'
import { TicketCard } from './Ticket.tsx'

export const Tray = ({ view, say }: Props): ReactNode => {
  const [shown, setShown] = useState<Ticket | null>(null)
  useEffect(() => () => pointAt(null), [])
  const own = view.viewer === 'watcher' ? [] : (view.tickets[view.viewer] ?? [])
  if (own.length === 0) return null
  const done = own.filter((ticket) => spacesToGo(view, ticket) === 0).length
  const show = (ticket: Ticket | null): void => {
    setShown(ticket)
    pointAt(ticket)
  }
  return (
    <details className="gl-tray" open>
      <summary {...explain(say(word('board.explain.tray')), 'GL-6.2')}>
        <span>{say(word('board.tickets'))}</span>
        <strong>{say(word('board.tickets.done', { done, count: own.length }))}</strong>
      </summary>
      <ul className="gl-tickets">
        {own.map((ticket) => (
          <li key={ticket}>
            <TicketCard view={view} ticket={ticket} shown={shown} show={show} say={say} />
          </li>
        ))}
      </ul>
    </details>
  )
}
