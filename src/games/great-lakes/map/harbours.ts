/** Harbour scores. */
import { HARBOUR_POINTS } from '../data/counts.ts'
import { type City, type Ticket, ticketFacts } from './map.ts'

/** The completed tickets that name the city. */
export const ticketsNaming = (done: readonly Ticket[], city: City): readonly Ticket[] =>
  done.filter((ticket) => ticketFacts(ticket).a === city || ticketFacts(ticket).b === city)

/** GL-7.4, GL-7.5: the value of a harbour in this city with these completed tickets. */
export const harbourPoints = (done: readonly Ticket[], city: City): number =>
  HARBOUR_POINTS[Math.min(ticketsNaming(done, city).length, HARBOUR_POINTS.length - 1)] ?? 0
