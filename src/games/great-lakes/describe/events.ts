/** The log in words. */
import type { Message } from '../../../kit/text.ts'
import type { Card } from '../cards/cards.ts'
import type { Event } from '../state.ts'
import { cardName, cityName, deckName, paidCards, pieceName, routeCost, routeName, say, ticketName } from './words.ts'

export const describeEvent = (event: Event): Message => {
  switch (event.kind) {
    case 'started':
      return say('event.started', { seat: { seat: event.seat } })
    case 'dealt':
      return say('event.dealt', { seat: { seat: event.seat }, trains: event.trains, ships: event.ships })
    case 'drew':
      return say('event.drew', { cards: names(event.cards) })
    case 'laid':
      return say('event.laid', { cards: names(event.row) })
    case 'cleared':
      return say('event.cleared')
    case 'sought':
      return say('event.sought', { seat: { seat: event.seat }, count: event.count })
    case 'offered':
      return say('event.offered', { tickets: event.tickets.map(ticketName) })
    case 'mustered':
      return say('event.mustered', {
        seat: { seat: event.seat },
        trains: pieceName(0, event.trains),
        ships: pieceName(1, event.ships),
      })
    case 'kept':
      return kept(event)
    case 'chose':
      return say('event.chose', { tickets: event.kept.map(ticketName) })
    case 'took':
      return say('event.took', { seat: { seat: event.seat }, card: cardName(event.card) })
    case 'turned':
      return say('event.turned', { card: cardName(event.card) })
    case 'drawn':
      return say('event.drawn', { seat: { seat: event.seat }, deck: deckName(event.back) })
    case 'rebuilt':
      return say('event.rebuilt', { deck: deckName(event.back), count: event.count })
    case 'stopped':
      return say('event.stopped', { seat: { seat: event.seat } })
    case 'claimed':
      return claimed(event)
    case 'built':
      return say('event.built', {
        seat: { seat: event.seat },
        city: cityName(event.city),
        cards: paidCards(event.paid),
      })
    case 'exchanged':
      return say('event.exchanged', {
        seat: { seat: event.seat },
        give: pieceName(event.gained === 0 ? 1 : 0, event.count),
        gain: pieceName(event.gained, event.count),
        points: event.count,
      })
    case 'skipped':
      return say('event.skipped', { seat: { seat: event.seat } })
    case 'warned':
      return say('event.warned', { seat: { seat: event.seat }, pieces: event.pieces })
    case 'ended':
      return event.rule === 'GL-9.1' ? say('event.ended.played') : say('event.ended.standstill')
    case 'revealed':
      return say('event.revealed', { seat: { seat: event.seat }, tickets: event.tickets.map(ticketName) })
  }
}

const names = (cards: readonly Card[]): readonly Message[] => cards.map(cardName)

type Kind<K extends Event['kind']> = Extract<Event, { kind: K }>

const kept = ({ seat, count, returned }: Kind<'kept'>): Message => {
  const params = { seat: { seat }, count }
  if (returned > 0) return say('event.kept', { ...params, returned })
  return count === 1 ? say('event.kept.only', params) : say('event.kept.all', params)
}

const claimed = ({ seat, route, paid, points }: Kind<'claimed'>): Message =>
  say('event.claimed', {
    seat: { seat },
    route: routeName(route),
    spaces: routeCost(route),
    cards: paidCards(paid),
    points,
  })
