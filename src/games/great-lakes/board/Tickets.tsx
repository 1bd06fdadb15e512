/** The viewer's tickets, each completed, possible or impossible. Pointing at one shows its route on the map. */
import { type ReactNode, useEffect, useState } from 'react'
import { choiceFor, isQuestion, touch } from '../../../web/toolkit/choosing.ts'
import { TICKETS_TARGET } from '../describe/targets.ts'
import { ticketName, say as word } from '../describe/words.ts'
import type { Ticket } from '../map/map.ts'
import { ticketStatus } from './Offer.tsx'
import { pointAt } from './pointed.ts'
import type { Props } from './props.ts'

export const Tickets = (props: Props): ReactNode => {
  const { view, question, say } = props
  const [shown, setShown] = useState<Ticket | null>(null)
  useEffect(() => () => pointAt(null), [])
  if (view.viewer === 'watcher') return null
  const tickets = view.tickets[view.viewer] ?? []
  const show = (ticket: Ticket | null): void => {
    setShown(ticket)
    pointAt(ticket)
  }
  return (
    <section className="panel-part">
      <h2 className="panel-heading">{say(word('board.tickets'))}</h2>
      <ul className="gl-tickets">
        {tickets.map((ticket) => {
          const state = ticketStatus(view, ticket)
          return (
            <li key={ticket}>
              <button
                type="button"
                className="panel-press gl-press gl-ticket"
                aria-pressed={shown === ticket}
                onClick={() => show(shown === ticket ? null : ticket)}
                onMouseEnter={() => pointAt(ticket)}
                onMouseLeave={() => pointAt(shown)}
                onFocus={() => pointAt(ticket)}
                onBlur={() => pointAt(shown)}
              >
                <span aria-hidden="true" className={`gl-status ${state.id.replaceAll('.', '-')}`} />
                <span aria-hidden="true">{say(ticketName(ticket))}</span>
                <span aria-hidden="true" className="gl-state">
                  {say(state)}
                </span>
                <span className="unseen">{say(word('board.show', { ticket: ticketName(ticket), state }))}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {isQuestion(question, 'act') && (
        <button
          type="button"
          className="panel-press gl-press gl-go"
          aria-disabled={choiceFor(question, TICKETS_TARGET) === undefined}
          onClick={() => touch(props, TICKETS_TARGET)}
        >
          {say(word('board.more', { count: view.ticketsLeft + view.under.length }))}
        </button>
      )}
    </section>
  )
}
