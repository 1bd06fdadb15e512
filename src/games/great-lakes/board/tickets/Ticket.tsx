/** A ticket as a card: a small map, its cities and points, and a stamp when it is completed. */
import type { ReactNode } from 'react'
import type { Message } from '../../../../kit/text.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { cityName, ticketName, say as word } from '../../describe/words.ts'
import { FAR } from '../../map/distance.ts'
import { type Ticket, ticketFacts } from '../../map/map.ts'
import type { Props } from '../props.ts'
import { MiniMap } from './MiniMap.tsx'
import { pointAt } from './pointed.ts'
import { spacesToGo, ticketStatus } from './status.ts'

type TicketCardProps = Pick<Props, 'view' | 'say'> & {
  readonly ticket: Ticket
  /** The ticket whose path stays on the map. */
  readonly shown: Ticket | null
  show(ticket: Ticket | null): void
}

export const TicketCard = ({ view, ticket, shown, show, say }: TicketCardProps): ReactNode => {
  const { a, b, points } = ticketFacts(ticket)
  const cost = spacesToGo(view, ticket)
  const state = ticketStatus(view, ticket)
  const look = cost === 0 ? 'gl-ticket-done' : cost >= FAR ? 'gl-ticket-lost' : 'gl-ticket-open'
  return (
    <button
      type="button"
      className={`gl-ticket gl-ticket-card ${look}`}
      aria-pressed={shown === ticket}
      onClick={() => show(shown === ticket ? null : ticket)}
      onMouseEnter={() => pointAt(ticket)}
      onMouseLeave={() => pointAt(shown)}
      onFocus={() => pointAt(ticket)}
      onBlur={() => pointAt(shown)}
      {...explain(say(word('board.explain.ticket', { ticket: ticketName(ticket), points })), 'GL-6.2')}
    >
      <MiniMap a={a} b={b} />
      <span className="gl-ticket-cities" aria-hidden="true">
        <span>{spelled(cityName(a), say)}</span>
        <span>{spelled(cityName(b), say)}</span>
      </span>
      <span className="gl-ticket-points" aria-hidden="true">
        {points}
      </span>
      {cost === 0 ? (
        <span className="gl-stamp" aria-hidden="true">
          ✓
        </span>
      ) : (
        <span className="gl-to-go" aria-hidden="true">
          {cost >= FAR ? '✕' : cost}
        </span>
      )}
      <span className="unseen">{say(word('board.show', { ticket: ticketName(ticket), state }))}</span>
    </button>
  )
}

/** A name that may be a message. */
export const spelled = (name: Message | string, say: Props['say']): string =>
  typeof name === 'string' ? name : say(name)
