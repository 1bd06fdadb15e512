/** Tickets to choose from: the viewer ticks some and confirms with one button. */
import { type ReactNode, useState } from 'react'
import { ticketName, say as word } from '../describe/words.ts'
import { cheapest, costsFor, FAR } from '../map/distance.ts'
import { type Ticket, ticketFacts } from '../map/map.ts'
import { pointAt } from './pointed.ts'
import type { PromptProps } from './props.ts'

export const Offer = ({ view, question, choose, say }: PromptProps): ReactNode => {
  const [kept, setKept] = useState<readonly number[]>([])
  const { offer } = view
  const places = [...kept].filter((place) => place < offer.length).sort((a, b) => a - b)
  const choice = question.choices.find(({ notation }) => notation === `keep:${places.map((at) => at + 1).join('')}`)
  const least = view.turn === 0 ? 3 : 1
  const toggle = (place: number): void =>
    setKept(kept.includes(place) ? kept.filter((other) => other !== place) : [...kept, place])
  return (
    <section className="panel-part">
      <h2 className="panel-heading">{say(word('board.offer'))}</h2>
      <ul className="gl-tickets">
        {offer.map((ticket, place) => (
          <li key={ticket}>
            <label className="gl-ticket" onMouseEnter={() => pointAt(ticket)} onMouseLeave={() => pointAt(null)}>
              <input
                type="checkbox"
                checked={kept.includes(place)}
                onChange={() => toggle(place)}
                onFocus={() => pointAt(ticket)}
                onBlur={() => pointAt(null)}
              />
              <span>{say(ticketName(ticket))}</span>
              <span className="gl-state">{say(ticketStatus(view, ticket))}</span>
            </label>
          </li>
        ))}
      </ul>
      {choice === undefined ? (
        <p className="gl-remark">{say(word('board.least', { count: least }))}</p>
      ) : (
        <button type="button" className="panel-press gl-press gl-go" onClick={() => choose(choice)}>
          {say(choice.label)}
        </button>
      )}
    </section>
  )
}

/** Completed, the number of spaces to go, or impossible. */
export const ticketStatus = (view: PromptProps['view'], ticket: Ticket) => {
  const { a, b } = ticketFacts(ticket)
  const seat = view.viewer === 'watcher' ? -1 : view.viewer
  const { cost } = cheapest(costsFor(view, seat), a, b)
  if (cost === 0) return word('board.ticket.done')
  return cost >= FAR ? word('board.ticket.lost') : word('board.ticket.open', { count: cost })
}
