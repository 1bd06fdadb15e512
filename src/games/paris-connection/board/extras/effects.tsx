/** What events show on the table: locomotives run to their fields, and shares change hands. */
import type { ReactNode } from 'react'
import type { GameEvent } from '../../../../kit/game.ts'
import type { Anchor, EventEffect, Flight } from '../../../../web/toolkit/effects.ts'
import { MARSEILLE } from '../../map/fields.ts'
import { ALL, type Company, fieldTarget } from '../../moves.ts'
import type { Event } from '../../state.ts'
import type { View } from '../../view.ts'
import { poolAnchor, seatAnchor, valueAnchor } from '../anchors.ts'
import { publicPoints } from '../holdings.tsx'
import { Locomotive } from '../Locomotive.tsx'

export const effectOf = (event: GameEvent, view: View): EventEffect => shownBy(event as unknown as Event, view)

const shownBy = (event: Event, view: View): EventEffect => {
  switch (event.kind) {
    case 'started':
      return { seat: event.seat, marks: [seatAnchor(event.seat)] }
    case 'stationed':
      return { seat: null, marks: [fieldTarget(event.field)], sound: 'piece' }
    case 'dealt':
      return { seat: event.seat, marks: [seatAnchor(event.seat)], sound: 'card' }
    case 'drew':
      return { seat: event.seat, marks: ['hand'], sound: 'card' }
    case 'extended':
      return extended(event)
    case 'traded':
      return traded(event)
    case 'emptied':
    case 'reopened':
      return { seat: null, marks: [poolAnchor(event.company)] }
    case 'ended':
      return { seat: null, marks: endMarks(event, view) }
    case 'revealed':
      return revealed(event, view)
  }
}

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

const extended = ({ seat, company, fields }: Of<'extended'>): EventEffect => ({
  seat,
  marks: [...fields.map(fieldTarget), valueAnchor(company)],
  flights: fields.map((field) => flight(company, poolAnchor(company), fieldTarget(field))),
  sound: 'piece',
})

/** PC-4.1: one share goes to its pool, one or two come from another. */
const traded = ({ seat, give, take, count }: Of<'traded'>): EventEffect => ({
  seat,
  marks: [seatAnchor(seat), poolAnchor(give), poolAnchor(take)],
  flights: [
    flight(give, seatAnchor(seat), poolAnchor(give)),
    ...Array.from({ length: count }, () => flight(take, poolAnchor(take), seatAnchor(seat))),
  ],
  sound: 'card',
})

/** What ended the game: Marseille, the pools, or everybody. */
const endMarks = ({ rule, company }: Of<'ended'>, view: View): readonly Anchor[] => {
  if (rule === 'PC-5.2') return [fieldTarget(MARSEILLE), valueAnchor(company)]
  return rule === 'PC-5.1' ? ALL.map(poolAnchor) : view.holdings.map((_, seat) => seatAnchor(seat))
}

const revealed = ({ seat }: Of<'revealed'>, view: View): EventEffect => {
  const points = publicPoints(view, seat)
  const at = seatAnchor(seat)
  return {
    seat,
    marks: [at],
    ...(points === null ? {} : { gains: [{ seat, points, at }] }),
    sound: 'coin',
  }
}

const flight = (company: Company, from: Anchor, to: Anchor): Flight => ({ from, to, picture: PICTURES[company] })

const PICTURES: readonly ReactNode[] = ALL.map((company) => (
  <g key={company} transform="translate(24 24) scale(1.35)">
    <Locomotive company={company} />
  </g>
))
