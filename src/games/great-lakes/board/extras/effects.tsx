/** What each event shows: cards that fly, pieces that land on the map, points that count up. */
import type { Seat } from '../../../../kit/game.ts'
import type { Anchor, EventEffect, Flight } from '../../../../web/toolkit/effects.ts'
import { type Back, backOf, type Card, SHIP, TRAIN } from '../../cards/cards.ts'
import { deckTarget, openTarget, portTarget, routeTarget } from '../../describe/targets.ts'
import { routeFacts } from '../../map/map.ts'
import type { Event } from '../../state.ts'
import type { View } from '../../view.ts'
import { BackFlying, CardFlying, HarbourFlying, PieceFlying } from './pictures.tsx'

export const effectOf = (event: Event, view: View): EventEffect => {
  switch (event.kind) {
    case 'started':
    case 'mustered':
    case 'stopped':
    case 'skipped':
    case 'warned':
    case 'revealed':
      return { seat: event.seat, marks: [cardOf(event.seat)] }
    case 'sought':
    case 'kept':
      return { seat: event.seat, marks: [cardOf(event.seat)], sound: 'card' }
    case 'dealt':
      return dealt(event, view)
    case 'drew':
    case 'offered':
    case 'chose':
      return { seat: event.seat, marks: ['hand'] }
    case 'laid':
      return { seat: null, marks: places(event.row), flights: event.row.map(toRow), sound: 'card' }
    case 'cleared':
      return { seat: null, marks: places(event.row), sound: 'card' }
    case 'took':
      return took(event, view)
    case 'turned':
      return { seat: null, marks: [openTarget(event.place)], flights: [toRow(event.card, event.place)], sound: 'card' }
    case 'drawn':
      return drawn(event, view)
    case 'rebuilt':
      return { seat: null, marks: [deckTarget(event.back)], sound: 'card' }
    case 'claimed':
      return claimed(event)
    case 'built':
      return built(event)
    case 'exchanged':
      return {
        seat: event.seat,
        marks: [cardOf(event.seat)],
        gains: [{ seat: event.seat, points: -event.count, at: cardOf(event.seat) }],
        sound: 'coin',
      }
    case 'ended':
      return { seat: null, marks: Array.from({ length: view.seats }, (_, seat) => cardOf(seat)) }
  }
}

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>

/** The player card of a seat, in the frame. */
const cardOf = (seat: Seat): Anchor => `seat:${seat}`

/** Where a seat's cards go: the viewer's to the hand, the others' to their player card. */
const handOf = (seat: Seat, view: View): Anchor => (seat === view.viewer ? 'hand' : cardOf(seat))

const places = (row: readonly Card[]): readonly Anchor[] => row.map((_, place) => openTarget(place))

const toRow = (card: Card, place: number): Flight => ({
  from: deckTarget(backOf(card)),
  to: openTarget(place),
  picture: <CardFlying card={card} />,
})

const fromDeck = (back: Back, to: Anchor): Flight => ({
  from: deckTarget(back),
  to,
  picture: <BackFlying back={back} />,
})

const dealt = ({ seat, trains, ships }: Of<'dealt'>, view: View): EventEffect => {
  const backs = [...Array<Back>(trains).fill(TRAIN), ...Array<Back>(ships).fill(SHIP)]
  const flights = backs.map((back) => fromDeck(back, handOf(seat, view)))
  return { seat, marks: [cardOf(seat)], flights, sound: 'card' }
}

const took = ({ seat, card, place }: Of<'took'>, view: View): EventEffect => ({
  seat,
  marks: [openTarget(place), cardOf(seat)],
  flights: [{ from: openTarget(place), to: handOf(seat, view), picture: <CardFlying card={card} /> }],
  sound: 'card',
})

const drawn = ({ seat, back }: Of<'drawn'>, view: View): EventEffect => ({
  seat,
  marks: [deckTarget(back), cardOf(seat)],
  flights: [fromDeck(back, handOf(seat, view))],
  sound: 'card',
})

const claimed = ({ seat, route, points }: Of<'claimed'>): EventEffect => ({
  seat,
  marks: [routeTarget(route)],
  flights: [
    { from: cardOf(seat), to: routeTarget(route), picture: <PieceFlying seat={seat} kind={routeFacts(route).kind} /> },
  ],
  gains: [{ seat, points, at: routeTarget(route) }],
  sound: 'piece',
})

const built = ({ seat, city }: Of<'built'>): EventEffect => ({
  seat,
  marks: [portTarget(city)],
  flights: [{ from: cardOf(seat), to: portTarget(city), picture: <HarbourFlying seat={seat} /> }],
  sound: 'piece',
})
