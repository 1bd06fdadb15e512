/** What an event shows: cards fly, cubes travel, trains go to their links, points count up. */
import type { ReactNode } from 'react'
import type { GameEvent, Seat } from '../../../../kit/game.ts'
import type { Anchor, EventEffect, Flight } from '../../../../web/toolkit/effects.ts'
import type { Event } from '../../events.ts'
import { TILE } from '../../network/cities.ts'
import { pathBetween } from '../../network/paths.ts'
import type { View } from '../../view.ts'
import { BackPicture, CardPicture, CubePicture, TrainPicture } from './pictures.tsx'

/** The frame passes the events of this game. */
export const effectOf = (event: GameEvent, view: View): EventEffect => effectIn(event as Event, view)

const effectIn = (event: Event, view: View): EventEffect => {
  switch (event.kind) {
    case 'dealt':
    case 'drew':
      return flown(event.seat, ['deck', player(event.seat)], 'deck', holder(view, event.seat), <BackPicture />, 'card')
    case 'received':
      return { seat: event.seat, marks: ['hand'] }
    case 'saw':
      return flown(event.seat, ['hand'], 'deck', 'hand', <CardPicture card={event.card} />, 'card')
    case 'turned': {
      const place = view.display.indexOf(event.card)
      const to = place < 0 ? 'deck' : `display:${place}`
      return flown(null, [to], 'deck', to, <CardPicture card={event.card} />, 'card')
    }
    case 'built':
      return {
        ...flown(
          event.seat,
          [link(event.city), city(event.city)],
          player(event.seat),
          link(event.city),
          <TrainPicture seat={event.seat} />,
          'piece',
        ),
        gains: [{ seat: event.seat, points: event.points, at: link(event.city) }],
      }
    case 'supplied':
      return {
        seat: null,
        marks: [goods(event.city)],
        flights: event.goods.map((good) => flight('bag', goods(event.city), <CubePicture good={good} />)),
        sound: 'piece',
      }
    case 'laid':
      return flown(
        event.seat,
        [player(event.seat)],
        holder(view, event.seat),
        player(event.seat),
        <TrainPicture seat={event.seat} />,
        'piece',
      )
    case 'delivered':
      return delivery(event, view)
    case 'discarded':
      return flown(event.seat, ['pile'], holder(view, event.seat), 'pile', <CardPicture card={event.card} />, 'card')
    case 'took': {
      const from = event.from === 'pile' ? 'pile' : `display:${Math.max(0, view.display.indexOf(-1))}`
      return flown(
        event.seat,
        [player(event.seat), from],
        from,
        holder(view, event.seat),
        <CardPicture card={event.card} />,
        'card',
      )
    }
    case 'lifted':
      return flown(event.seat, ['bag'], 'bag', player(event.seat), <CubePicture good={event.good} />, 'piece')
    case 'restocked':
      return flown(
        event.seat,
        [goods(event.city)],
        player(event.seat),
        goods(event.city),
        <CubePicture good={event.good} />,
        'piece',
      )
    case 'started':
    case 'passed':
    case 'declined':
      return { seat: event.seat, marks: [player(event.seat)] }
    case 'triggered':
    case 'ended':
      return { seat: null, marks: [event.cause === 'deck' || event.cause === 'bag' ? event.cause : 'platform'] }
  }
}

const player = (seat: Seat): Anchor => `seat:${seat}`
const city = (place: number): Anchor => (place === TILE ? 'platform' : `city:${place}`)
const link = (place: number): Anchor => `link:${place}`
const goods = (place: number): Anchor => `goods:${place}`

/** Where a seat's cards are: the viewer's in the dock, all others at the player card. */
const holder = ({ viewer }: View, seat: Seat): Anchor => (seat === viewer ? 'hand' : player(seat))

const flight = (from: Anchor, to: Anchor, picture: ReactNode): Flight => ({ from, to, picture })

const flown = (
  seat: Seat | null,
  marks: readonly Anchor[],
  from: Anchor,
  to: Anchor,
  picture: ReactNode,
  sound: 'card' | 'piece',
): EventEffect => ({ seat, marks, sound, flights: from === to ? [] : [flight(from, to, picture)] })

/** RC-6.6: the cube travels to its city; the player scores there, other owners at their links on the way. */
const delivery = (
  { seat, good, from, to, points, tolls }: Extract<Event, { kind: 'delivered' }>,
  view: View,
): EventEffect => {
  const path = pathBetween(view.parent, from, to)
  const others = tolls.flatMap((toll, owner) => {
    const own = path.find((part) => view.owner[part] === owner)
    return toll > 0 ? [{ seat: owner, points: toll, at: own === undefined ? city(to) : link(own) }] : []
  })
  return {
    seat,
    marks: [city(from), ...path.map(link), city(to)],
    flights: [flight(goods(from), city(to), <CubePicture good={good} />)],
    gains: [{ seat, points, at: city(to) }, ...others],
    sound: 'coin',
  }
}
