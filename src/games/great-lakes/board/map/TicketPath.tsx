/** The route of the ticket the viewer points at: its two cities, and the cheapest routes still to claim. */
import type { ReactNode } from 'react'
import { cheapest, costsFor, FAR } from '../../map/distance.ts'
import { ticketFacts } from '../../map/map.ts'
import type { View } from '../../view.ts'
import { spot } from '../sheet.ts'
import { usePointed } from '../tickets/pointed.ts'
import { track } from './tracks.ts'

export const TicketPath = ({ view }: { readonly view: View }): ReactNode => {
  const ticket = usePointed()
  if (ticket === null || view.viewer === 'watcher') return null
  const { a, b } = ticketFacts(ticket)
  const { cost, routes } = cheapest(costsFor(view, view.viewer), a, b)
  return (
    <g className="gl-way">
      {cost < FAR && <path className="gl-way-line" d={routes.map((route) => track(route).line).join('')} />}
      {[a, b].map((city) => (
        <circle key={city} className="gl-way-end" r={30} cx={spot(city).x} cy={spot(city).y} />
      ))}
    </g>
  )
}
