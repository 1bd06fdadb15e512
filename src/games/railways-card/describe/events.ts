/** The log in words. */
import type { Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { Event } from '../events.ts'
import { cardName, cityName, colourName, goodName, paymentName, placeName, say } from './words.ts'

export const describeEvent = (event: Event): Message => {
  switch (event.kind) {
    case 'started':
      return say('event.started', { seat: { seat: event.seat } })
    case 'dealt':
      return event.rule === 'RC-10.1'
        ? say('event.dealt.younger', { seat: { seat: event.seat }, count: event.count })
        : say('event.dealt', { seat: { seat: event.seat }, count: event.count })
    case 'received':
      return say('event.received', { cards: event.cards.map(cardName) })
    case 'turned':
      return say('event.turned', { card: cardName(event.card) })
    case 'built':
      return built(event)
    case 'supplied':
      return say('event.supplied', { city: cityName(event.city), goods: event.goods.map(goodName) })
    case 'laid':
      return say('event.laid', { seat: { seat: event.seat }, power: event.power })
    case 'delivered':
      return delivered(event)
    case 'discarded':
      return say('event.discarded', { seat: { seat: event.seat }, card: cardName(event.card) })
    case 'took':
      return say(`event.took.${event.from}`, { seat: { seat: event.seat }, card: cardName(event.card) })
    case 'drew':
      return say('event.drew', { seat: { seat: event.seat } })
    case 'saw':
      return say('event.saw', { card: cardName(event.card) })
    case 'lifted':
      return say('event.lifted', { seat: { seat: event.seat }, good: goodName(event.good) })
    case 'restocked':
      return say('event.restocked', {
        seat: { seat: event.seat },
        good: goodName(event.good),
        city: cityName(event.city),
      })
    case 'passed':
      return say('event.passed', { seat: { seat: event.seat } })
    case 'triggered':
      return say(`event.triggered.${event.cause}`)
    case 'declined':
      return say('event.declined', { seat: { seat: event.seat } })
    case 'ended':
      return say(`event.ended.${event.cause}`)
  }
}

const built = (event: Extract<Event, { kind: 'built' }>): Message =>
  say('event.built', {
    seat: { seat: event.seat },
    city: cityName(event.city),
    place: placeName(event.to),
    colour: colourName(event.colour),
    cards: paymentName(event),
    points: event.points,
  })

const delivered = ({ seat, good, from, to, points, tolls }: Extract<Event, { kind: 'delivered' }>): Message => {
  const params = { seat: { seat }, good: goodName(good), from: cityName(from), to: cityName(to), points }
  const others = tollList(tolls)
  return others.length === 0 ? say('event.delivered', params) : say('event.delivered.tolls', { ...params, others })
}

/** Who else scores, and how many points. */
const tollList = (tolls: readonly number[]): readonly Message[] =>
  tolls.flatMap((points: number, seat: Seat) => (points > 0 ? [say('toll', { seat: { seat }, points })] : []))
