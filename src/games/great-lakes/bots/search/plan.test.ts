import { expect, test } from 'vitest'
import { keyedDealer, quickRng } from '../../../../kit/chance.ts'
import { begin, play } from '../../../../kit/match.ts'
import { game } from '../../game.ts'
import { ticketsOf } from '../../holdings.ts'
import { cheapest, costsFor, FAR } from '../../map/distance.ts'
import { ticketFacts } from '../../map/map.ts'
import { connectedBy, isCompleted } from '../../map/network.ts'
import type { State } from '../../state.ts'
import { heuristics } from '../heuristics.ts'
import { markSeats, planOf } from './plan.ts'

/** Positions of a match of quick moves, sampled every few moves. */
const positions = (seats: number): readonly State[] => {
  const rng = quickRng(seats)
  const states: State[] = []
  let match = begin(game, { seats, options: {}, rules: 1 }, keyedDealer(`plan ${seats}`))
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    match = play(match, seat, heuristics.rolloutMove(match.state, seat, game.legal(match.state, seat), rng))
    if (match.state.turn > 0 && match.state.paying < 0 && match.moves.length % 9 === 0) states.push(match.state)
  }
  return states
}

test.each([2, 4])('with %i seats a plan completes every ticket that can be completed, over free routes', (seats) => {
  let planned = 0
  for (const state of positions(seats)) {
    markSeats(state)
    for (let seat = 0; seat < seats; seat++) {
      const { tickets, routes, lost, upTo } = planOf(state, seat)
      const costs = costsFor(state, seat)
      expect([...tickets, ...lost].sort()).toEqual([...ticketsOf(state, seat)].sort())
      for (const route of routes) expect(costs[route]).toBeGreaterThan(0)
      for (const route of routes) expect(costs[route]).toBeLessThan(FAR)
      for (const ticket of lost) expect(cheapest(costs, ticketFacts(ticket).a, ticketFacts(ticket).b).cost).toBe(FAR)
      tickets.forEach((ticket, at) => {
        const owners = state.owners.map((owner, route) => (routes.slice(0, upTo[at]).includes(route) ? seat : owner))
        expect(isCompleted(connectedBy({ owners }, seat), ticket)).toBe(true)
      })
      planned += routes.length
    }
  }
  expect(planned).toBeGreaterThan(100)
})

test('a plan does not depend on the order of its tickets', () => {
  for (const state of positions(3)) {
    const free = state.holders.flatMap((holder, ticket) => (holder < 0 ? [ticket] : [])).slice(0, 6)
    const plans = [free, free.toReversed()].map((more) => {
      markSeats(structuredClone(state))
      return planOf(structuredClone(state), 0, more)
    })
    expect(plans[0]).toEqual(plans[1])
  }
})
