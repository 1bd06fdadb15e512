/** The fast paths against slow, literal implementations, over random matches. */
import { expect, test } from 'vitest'
import { makeTrial } from '../../../test/kit/trial.ts'
import { POLICY_NAMES, policies } from '../../bots/policies.ts'
import { CARD_KINDS, COPIES, DOUBLE, LOCOMOTIVE, PLAIN, SINGLE, SYMBOL } from './cards/cards.ts'
import { CITIES } from './data/cities.ts'
import { COLOURS } from './data/counts.ts'
import { game } from './game.ts'
import { hasRouteAt, ticketsOf } from './holdings.ts'
import { legal } from './legal.ts'
import { cheapest, costsFor, FAR } from './map/distance.ts'
import { GREY, PORTS, ROUTES, TICKETS } from './map/map.ts'
import type { Pay } from './moves.ts'
import { completedTickets, score } from './score.ts'
import { PORT_FROM, type State } from './state.ts'
import { proof } from './testing/proof.ts'

const journeys = [2, 3, 4, 5].flatMap((seats) =>
  POLICY_NAMES.map((name, at) => {
    const seed = 100 * seats + at
    return makeTrial({ game, proof, start: { seats, options: {}, rules: 1 }, seed, policy: policies[name](seed) })
      .journey
  }),
)
const states = journeys.flatMap(({ steps }) => steps.map(({ before }) => before as State))
const lasts = journeys.map(({ last }) => last as State)

const acting = (state: State): boolean => game.prompt(state, state.mover).kind === 'act'
const held = (state: State, card: number): number => state.hands[state.mover * CARD_KINDS + card] ?? 0

/** Every set of cards of one colour and locomotives in the hand, by brute force. */
const sets = (state: State): readonly (readonly number[])[] => {
  const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, count) => count)
  const found: number[][] = []
  for (const colour of COLOURS.keys()) {
    for (const plain of upTo(held(state, PLAIN + colour)))
      for (const symbol of upTo(held(state, SYMBOL + colour)))
        for (const single of upTo(held(state, SINGLE + colour)))
          for (const double of upTo(held(state, DOUBLE + colour)))
            for (const wild of upTo(Math.min(9, held(state, LOCOMOTIVE)))) {
              const coloured = plain + symbol + single + double
              if (coloured > 0) found.push([colour, plain, symbol, single, double, wild])
              else if (colour === 0 && wild > 0) found.push([-1, 0, 0, 0, 0, wild])
            }
  }
  return found
}

/** GL-5.1 to GL-5.3, GL-R6, literally: it covers the route, and without any one of its cards it would not. */
const paysRoute = (
  route: number,
  [colour = 0, plain = 0, symbol = 0, single = 0, double = 0, wild = 0]: readonly number[],
) => {
  const facts = ROUTES[route]
  if (facts === undefined) return false
  if (colour >= 0 && facts.colour !== GREY && facts.colour !== colour) return false
  if (facts.kind === 'train' ? single + double > 0 : plain + symbol > 0) return false
  const spaces = plain + symbol + single + 2 * double + wild
  if (spaces < facts.length) return false
  const smallest = plain + symbol + single + wild > 0 ? 1 : 2
  return spaces - smallest < facts.length
}

/** GL-7.3, literally. */
const paysHarbour = ([, plain = 0, symbol = 0, single = 0, double = 0, wild = 0]: readonly number[]): boolean =>
  plain + double === 0 && symbol <= 2 && single <= 2 && symbol + single + wild === 4

const key = (pay: Pay): string => String([pay.colour, pay.plain, pay.symbol, pay.single, pay.double, pay.locomotive])

test('GL-5.1 GL-5.2 GL-5.3 GL-5.8 GL-7.3 GL-R6 the payments offered are those of the literal rules', () => {
  const paying = states.filter((state, at) => state.paying >= 0 && at % 7 === 0)
  for (const state of paying) {
    const offered = legal(state, state.mover).flatMap((move) => (move.kind === 'pay' ? [key(move)] : []))
    const isPaid = (set: readonly number[]): boolean =>
      state.paying >= PORT_FROM ? paysHarbour(set) : paysRoute(state.paying, set)
    expect([...offered].sort()).toEqual(sets(state).filter(isPaid).map(String).sort())
  }
  expect(paying.length).toBeGreaterThan(100)
})

test('GL-5.4 GL-5.5 GL-5.6 GL-7.1 GL-7.2 the routes and ports offered are those that can be paid', () => {
  const sample = states.filter((state, at) => state.turn > 0 && at % 37 === 0 && acting(state))
  for (const state of sample) {
    const all = sets(state)
    const seat = state.mover
    const literal = ROUTES.flatMap(({ kind, length, twin }, route) => {
      if (state.owners[route] !== -1) return []
      const twinOwner = twin < 0 ? -1 : (state.owners[twin] ?? -1)
      if (twinOwner === seat || (twinOwner >= 0 && state.seats <= 3)) return []
      if (((kind === 'train' ? state.trains : state.ships)[seat] ?? 0) < length) return []
      return all.some((set) => paysRoute(route, set)) ? [route] : []
    })
    const built = state.harbours.filter((owner) => owner === seat).length
    const ports = PORTS.filter(
      (city) => built < 3 && state.harbours[city] === -1 && hasRouteAt(state, seat, city) && all.some(paysHarbour),
    )
    const moves = legal(state, seat)
    expect(moves.flatMap((move) => (move.kind === 'claim' ? [move.route] : [])).sort((a, b) => a - b)).toEqual(literal)
    expect(moves.flatMap((move) => (move.kind === 'harbour' ? [move.city] : []))).toEqual(ports)
  }
  expect(sample.length).toBeGreaterThan(50)
})

/** GL-6.2, literally: step by step along own routes. */
const connected = (state: State, seat: number, from: number, to: number): boolean => {
  const seen = new Set([from])
  for (const city of seen) {
    for (const [route, { a, b }] of ROUTES.entries()) {
      if (state.owners[route] !== seat) continue
      if (a === city) seen.add(b)
      if (b === city) seen.add(a)
    }
  }
  return seen.has(to)
}

test('GL-6.2 GL-7.4 GL-7.5 completed tickets and harbour points are those of the literal rules', () => {
  let [done, harbours] = [0, 0]
  for (const state of [...lasts, ...states.filter((_, at) => at % 101 === 0)]) {
    for (let seat = 0; seat < state.seats; seat++) {
      const literal = ticketsOf(state, seat).filter((ticket) => {
        const { a = 0, b = 0 } = TICKETS[ticket] ?? {}
        return connected(state, seat, a, b)
      })
      expect(completedTickets(state, seat)).toEqual(literal)
      done += literal.length
      const lines = score(state, seat).filter(({ rule }) => rule === 'GL-7.4')
      const points = CITIES.flatMap((_, city) => {
        if (state.harbours[city] !== seat) return []
        const naming = literal.filter((ticket) => TICKETS[ticket]?.a === city || TICKETS[ticket]?.b === city).length
        return [naming === 0 ? 0 : naming === 1 ? 10 : naming === 2 ? 20 : 30]
      })
      expect(lines.map((line) => line.points)).toEqual(points)
      harbours += points.length
    }
  }
  expect(done).toBeGreaterThan(20)
  expect(harbours).toBeGreaterThan(20)
})

test('GL-1.1 GL-1.2 no card is lost or duplicated', () => {
  for (const state of lasts) {
    const total = COPIES.map((_, card) => {
      const inHands = state.hands.reduce((sum, count, at) => (at % CARD_KINDS === card ? sum + count : sum), 0)
      return (
        inHands + (state.deck[card] ?? 0) + (state.discards[card] ?? 0) + state.row.filter((c) => c === card).length
      )
    })
    expect(total).toEqual(COPIES)
  }
})

test('own routes cost nothing, free routes their length, and routes of other seats are closed', () => {
  for (const state of states.filter((_, at) => at % 211 === 0)) {
    const costs = costsFor(state, 0)
    for (const [route, { length, twin }] of ROUTES.entries()) {
      const [owner, beside] = [state.owners[route], state.owners[twin] ?? -1]
      const isClosed = beside === 0 || (beside > 0 && state.seats < 4) // GL-5.6
      expect(costs[route]).toBe(owner === 0 ? 0 : owner !== -1 || isClosed ? FAR : length)
    }
  }
})

test('the cheapest path is as short as the best of all paths', () => {
  for (const state of states.filter((_, at) => at % 211 === 0)) {
    const costs = costsFor(state, 0)
    const best = CITIES.map((_, city): number => (city === 0 ? 0 : FAR))
    for (const _ of CITIES) {
      for (const [route, { a, b }] of ROUTES.entries()) {
        best[a] = Math.min(best[a] ?? FAR, (best[b] ?? FAR) + (costs[route] ?? FAR))
        best[b] = Math.min(best[b] ?? FAR, (best[a] ?? FAR) + (costs[route] ?? FAR))
      }
    }
    for (const city of CITIES.keys()) {
      const { cost, routes } = cheapest(costs, 0, city)
      expect(Math.min(cost, FAR)).toBe(Math.min(best[city] ?? FAR, FAR))
      if (cost < FAR) expect(routes.reduce((sum, route) => sum + (costs[route] ?? 0), 0)).toBe(cost)
    }
  }
})
