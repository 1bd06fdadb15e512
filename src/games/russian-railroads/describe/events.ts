/** The log in words. */
import type { Message } from '../../../kit/text.ts'
import { DOUBLER_FIELDS } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import type { Event } from '../events.ts'
import { industryValue } from '../scoring/income.ts'
import * as W from '../words.ts'

const { say, who } = W

export const describeEvent = (event: Event): Message => {
  switch (event.kind) {
    case 'ordered':
    case 'reordered': {
      const order = event.order.map(who)
      return event.rule === 'RR-10.4' ? say('event.reordered.same') : say(`event.${event.kind}`, { order })
    }
    case 'displayed':
      return say('event.displayed', { engineers: event.engineers.map(String) })
    case 'began':
      return say(event.rule === 'RR-10.6' ? 'event.began.last' : 'event.began', { round: event.round })
    case 'left':
      return say('event.left', { engineer: W.engineerName(event.engineer) })
    case 'ended':
      return say('event.ended')
    default:
      return tellOf(event)
  }
}

type OfSeat = Exclude<Event, { kind: 'ordered' | 'reordered' | 'displayed' | 'began' | 'left' | 'ended' }>

const tellOf = (event: OfSeat): Message => {
  const seat = who(event.seat)
  switch (event.kind) {
    case 'picked':
      return say('event.picked', { seat, effect: W.bonusWords(event.card) })
    case 'placed':
      return say('event.placed', {
        seat,
        pile: W.pileWords(event.pile),
        space: W.spaceWords(event.space, event.engineer),
      })
    case 'swapped':
      return say('event.swapped', { seat, pile: W.pileWords(event.pile), space: W.spaceWords(event.space) })
    case 'passed':
      return say('event.passed', { seat, points: event.points })
    case 'built':
      return say('event.built', {
        seat,
        tracks: W.colourName(event.colour),
        route: W.routeName(event.route),
        field: event.field,
      })
    case 'took':
      return say('event.took', { seat, tracks: W.takenTracks(COLOURS[event.colour] ?? 'black', event.count) })
    case 'reached':
      return say('event.reached', { seat, route: W.routeName(event.route), points: event.points })
    case 'manned':
      return say('event.manned', { seat, count: event.workers })
    case 'laid':
      return say('event.laid', { seat, number: event.number, slot: W.slotName(event.slot) })
    case 'returned':
      return say('event.returned', { seat, number: event.number })
    case 'founded':
      return say('event.founded', {
        seat,
        number: event.number,
        gap: event.gap + 1,
        effect: W.factoryWords(event.number),
      })
    case 'advanced':
      return say(event.marker === 0 ? 'event.advanced' : 'event.advanced.second', {
        seat,
        space: event.space,
        value: industryValue(event.space),
      })
    case 'ran':
      return say('event.ran', { seat, number: event.number, effect: W.factoryWords(event.number) })
    case 'earned':
      return say('event.earned', { seat, points: event.points })
    case 'doubled':
      return say('event.doubled', { seat, count: event.count, all: event.all, most: DOUBLER_FIELDS })
    case 'minted':
      return say('event.minted', { seat, count: event.coins })
    case 'lent':
      return say('event.lent', { seat, count: event.count })
    case 'hired':
      return say('event.hired', { seat, engineer: W.engineerName(event.engineer) })
    case 'repeated':
    case 'relocated':
      return say(`event.${event.kind}`, { seat, space: W.spaceWords(event.space, event.engineer) })
    case 'stayed':
      return say('event.stayed', { seat, place: event.place })
    case 'installed':
      return say('event.installed', { seat, effect: W.tokenWords(event.token) })
    case 'drew':
      return say('event.drew', { seat, effect: W.cardWords(event.card) })
    case 'looked':
      return say('event.looked', { cards: event.cards.map(W.endCardName) })
    case 'chose':
      return say('event.chose', { card: W.endCardName(event.card) })
    case 'kept':
      return say('event.kept', { seat, held: event.held })
    case 'declined':
      return say('event.declined', { seat, points: event.points })
    case 'valued': {
      const [transsib = 0, petersburg = 0, kiev = 0, industry = 0] = event.points
      const all = transsib + petersburg + kiev + industry
      return say('event.valued', { seat, all, transsib, petersburg, kiev, industry })
    }
    case 'revealed':
      return say('event.revealed', { seat, card: W.endCardName(event.card), points: event.points })
    case 'led':
      return say('event.led', { seat, points: event.points })
  }
}
