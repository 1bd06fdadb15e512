/** What events show on the table: cards fly from the deck, coal flies to the train, and miles are counted. */
import type { ReactNode } from 'react'
import type { GameEvent } from '../../../../kit/game.ts'
import type { Anchor, EventEffect } from '../../../../web/toolkit/effects.ts'
import { type Coal, numberOf } from '../../moves.ts'
import type { Event } from '../../state.ts'
import type { View } from '../../view.ts'
import { DECK_ANCHOR, HEAP_ANCHOR, SORTING_ANCHOR, seatAnchor, trainAnchor } from '../anchors.ts'

export const effectOf = (event: GameEvent, view: View): EventEffect => shownBy(event as unknown as Event, view)

const shownBy = (event: Event, view: View): EventEffect => {
  switch (event.kind) {
    case 'dealt':
    case 'shovelled':
      return drawn(event.seat, DECK_ANCHOR)
    case 'drew':
      return { seat: event.seat, marks: ['hand'], sound: 'card' }
    case 'burned':
      return burned(event)
    case 'sorted':
      return { ...drawn(event.seat, SORTING_ANCHOR), marks: [trainAnchor(event.seat), SORTING_ANCHOR] }
    case 'discarded':
      return {
        seat: event.seat,
        marks: [HEAP_ANCHOR],
        flights: [{ from: seatAnchor(event.seat), to: HEAP_ANCHOR, picture: card(event.coal) }],
        sound: 'card',
      }
    case 'rebuilt':
      return {
        seat: null,
        marks: [DECK_ANCHOR, HEAP_ANCHOR],
        flights: [{ from: HEAP_ANCHOR, to: DECK_ANCHOR, picture: card(null) }],
        sound: 'card',
      }
    case 'ended':
      return { seat: null, marks: view.miles.map((_, seat) => trainAnchor(seat)) }
    case 'revealed':
      return { seat: event.seat, marks: [seatAnchor(event.seat)], sound: 'card' }
  }
}

const drawn = (seat: number, from: Anchor): EventEffect => ({
  seat,
  marks: [from, seatAnchor(seat)],
  flights: [{ from, to: seatAnchor(seat), picture: card(null) }],
  sound: 'card',
})

const burned = ({ seat, coal, miles }: Extract<Event, { kind: 'burned' }>): EventEffect => ({
  seat,
  marks: [trainAnchor(seat)],
  flights: [{ from: seatAnchor(seat), to: trainAnchor(seat), picture: card(coal) }],
  gains: [{ seat, points: miles, at: trainAnchor(seat) }],
  sound: 'piece',
})

/** A card that shows its coal, or its back. */
const card = (coal: Coal | null): ReactNode => (
  <>
    <rect className={coal === null ? 'cr-card cr-back' : 'cr-card'} x={8} y={2} width={32} height={44} rx={3} />
    {coal !== null && (
      <text className="cr-face" x={24} y={34}>
        {numberOf(coal)}
      </text>
    )}
  </>
)
