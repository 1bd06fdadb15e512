/** What harbours are worth. */
import { HARBOUR_POINTS } from '../data/counts.ts'
import { type City, type Ticket, ticketFacts } from './map.ts'

/** Of completed tickets: those that name the city. */
export const naming = (done: readonly Ticket[], city: City): readonly Ticket[] =>
  done.filter((ticket) => ticketFacts(ticket).a === city || ticketFacts(ticket).b === city)

/** GL-7.4, GL-7.5: what a harbour in this city is worth with these completed tickets. */
export const harbourWorth = (done: readonly Ticket[], city: City): number =>
  HARBOUR_POINTS[Math.min(naming(done, city).length, HARBOUR_POINTS.length - 1)] ?? 0
