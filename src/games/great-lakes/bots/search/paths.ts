/** The cheapest path between two cities over routes with costs. The arrays are reused. */
import { CITIES } from '../../data/cities.ts'
import { type City, ROUTES, ROUTES_AT, type Route } from '../../map/map.ts'

export const FAR = 1e6

/** By route: its cost. Callers fill it before measuring. */
export const costs = new Float64Array(ROUTES.length)

/** The cost of connecting two cities, or `FAR`. A city is visited again when a cheaper path to it is found. */
export const measure = (from: City, to: City): number => {
  sums.fill(FAR)
  sums[from] = 0
  by[from] = -1
  queue[0] = from
  let last = 1
  for (let first = 0; first !== last; first = (first + 1) & ROUND) {
    const here = queue[first]!
    waits[here] = 0
    const sofar = sums[here]!
    if (sofar >= sums[to]!) continue
    const end = FROM[here + 1]!
    for (let at = FROM[here]!; at < end; at++) {
      const there = THERE[at]!
      const sum = sofar + costs[ROUTE[at]!]!
      if (sum >= sums[there]!) continue
      sums[there] = sum
      by[there] = ROUTE[at]!
      if (waits[there] === 1) continue
      waits[there] = 1
      queue[last] = there
      last = (last + 1) & ROUND
    }
  }
  return sums[to]!
}

/** The routes of the path measured last, from its end. */
export const follow = (to: City, visit: (route: Route) => void): void => {
  for (let city = to; by[city]! >= 0; ) {
    const route = by[city]!
    visit(route)
    city = ROUTES[route]!.a + ROUTES[route]!.b - city
  }
}

/** By city: the cost from the start, the route that leads there, and whether it is in the queue. */
const sums = new Float64Array(CITIES.length)
const by = new Int32Array(CITIES.length)
const waits = new Uint8Array(CITIES.length)
const ROUND = 63
const queue = new Int32Array(ROUND + 1)

/** Where each city's routes start in the two lists below, plus one entry for the end. */
const FROM = Int32Array.from({ length: CITIES.length + 1 }, (_, city) => ROUTES_AT.slice(0, city).flat().length)
const ROUTE = Int32Array.from(ROUTES_AT.flat())
const THERE = Int32Array.from(
  ROUTES_AT.flatMap((routes, city) => routes.map((route) => ROUTES[route]!.a + ROUTES[route]!.b - city)),
)
