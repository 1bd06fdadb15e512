/** Tickets to choose from: the viewer ticks some, and the large button keeps them. */
import { type ReactNode, useEffect, useState } from 'react'
import { explain } from '../../../../web/toolkit/explain.ts'
import { usePrimary } from '../../../../web/toolkit/primary.ts'
import { ticketTarget } from '../../describe/targets.ts'
import { cityName, ticketName, say as word } from '../../describe/words.ts'
import { ticketFacts } from '../../map/map.ts'
import type { PromptProps } from '../props.ts'
import { MiniMap } from '../tickets/MiniMap.tsx'
import { pointAt } from '../tickets/pointed.ts'
import { ticketStatus } from '../tickets/status.ts'
import { spelled } from '../tickets/Ticket.tsx'

export const Offer = ({ view, question, say }: PromptProps): ReactNode => {
  const [kept, setKept] = useState<readonly number[]>([])
  const { offer } = view
  const places = [...kept].filter((place) => place < offer.length).sort((a, b) => a - b)
  const choice = question.choices.find(({ notation }) => notation === `keep:${places.map((at) => at + 1).join('')}`)
  usePrimary(say(word('board.keep', { count: places.length })), choice ?? null)
  useEffect(() => () => pointAt(null), [])
  const toggle = (place: number): void =>
    setKept(kept.includes(place) ? kept.filter((other) => other !== place) : [...kept, place])
  return (
    <ul className="gl-offer">
      {offer.map((ticket, place) => {
        const { a, b, points } = ticketFacts(ticket)
        return (
          <li key={ticket}>
            <label
              className="gl-ticket"
              data-target={ticketTarget(place)}
              onMouseEnter={() => pointAt(ticket)}
              onMouseLeave={() => pointAt(null)}
              {...explain(say(word('board.explain.ticket', { ticket: ticketName(ticket), points })), 'GL-6.2')}
            >
              <input
                type="checkbox"
                aria-label={say(
                  word('board.offered', { ticket: ticketName(ticket), state: ticketStatus(view, ticket) }),
                )}
                checked={kept.includes(place)}
                onChange={() => toggle(place)}
                onFocus={() => pointAt(ticket)}
                onBlur={() => pointAt(null)}
              />
              <span className="gl-ticket-cities">
                <span>{spelled(cityName(a), say)}</span>
                <span>{spelled(cityName(b), say)}</span>
              </span>
              <span className="gl-ticket-points">{points}</span>
              <span className="gl-offer-foot">
                <MiniMap a={a} b={b} />
                <span className="gl-state">{say(ticketStatus(view, ticket))}</span>
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
