/** Figures of Great Lakes: tickets, harbours, pieces, and how turns were spent. */

import { handOf, piecesOf, ticketsOf } from '../../games/great-lakes/holdings.ts'
import { harbourPoints } from '../../games/great-lakes/map/harbours.ts'
import { ROUTES } from '../../games/great-lakes/map/map.ts'
import { completedTickets } from '../../games/great-lakes/score.ts'
import type { Event, State } from '../../games/great-lakes/state.ts'
import type { Seat } from '../../kit/game.ts'
import type { Figures } from '../figures.ts'
import type { PlayedMatch } from '../play.ts'

export const figures = (match: PlayedMatch, seat: Seat): Figures => {
  const state = match.state as State
  const log = match.log as readonly { turn: number; event: Event }[]
  const own = log.filter(({ event }) => 'seat' in event && event.seat === seat)
  const sum = (value: (event: Event) => number): number => own.reduce((all, { event }) => all + value(event), 0)
  const turnsWith = (...kinds: readonly Event['kind'][]): number =>
    new Set(own.filter(({ turn, event }) => turn > 0 && kinds.includes(event.kind)).map(({ turn }) => turn)).size
  const done = completedTickets(state, seat)
  const claimed = ROUTES.filter((_, route) => state.owners[route] === seat)
  const ports = state.harbours.flatMap((owner, city) => (owner === seat ? [city] : []))
  const spaces = claimed.reduce((all, { length }) => all + length, 0)
  return {
    'tickets done': done.length,
    'tickets failed': ticketsOf(state, seat).length - done.length,
    'tickets kept at first': sum((event) => (event.kind === 'kept' && event.rule === 'GL-2.2' ? event.count : 0)),
    'tickets kept later': sum((event) => (event.kind === 'kept' && event.rule === 'GL-6.1' ? event.count : 0)),
    harbours: ports.length,
    'points per harbour': ports.reduce((all, city) => all + harbourPoints(done, city), 0) / Math.max(1, ports.length),
    'routes claimed': claimed.length,
    'spaces per route': spaces / Math.max(1, claimed.length),
    'routes of 5 and more': claimed.filter(({ length }) => length >= 5).length,
    'trains at first': sum((event) => (event.kind === 'mustered' ? event.trains : 0)),
    'pieces exchanged': sum((event) => (event.kind === 'exchanged' ? event.count : 0)),
    'pieces left': piecesOf(state, seat),
    'trains left': state.trains[seat] ?? 0,
    'cards left in hand': handOf(state, seat).reduce((all, count) => all + count, 0),
    'turns drawing cards': turnsWith('took', 'drawn'),
    'turns claiming': turnsWith('claimed'),
    'turns drawing tickets': turnsWith('sought'),
    'turns building harbours': turnsWith('built'),
    'turns exchanging': turnsWith('exchanged'),
  }
}
