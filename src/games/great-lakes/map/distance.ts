/** How far apart two cities are for a seat: own routes cost nothing, free ones their length, taken ones are closed. */
import type { Seat } from '../../../kit/game.ts'
import { CITIES } from '../data/cities.ts'
import { type City, ROUTES, ROUTES_AT, type Route } from './map.ts'
import { closedByTwin } from './twins.ts'

/** The fields it reads; states and views have them. */
export interface RouteOwners {
  readonly seats: number
  readonly owners: readonly number[]
}

export const FAR = 99

/** What the seat still pays for a route, or `FAR`. */
const costOf = (land: RouteOwners, seat: Seat, route: Route): number => {
  const facts = ROUTES[route]
  const owner = land.owners[route] ?? -1
  if (facts === undefined) return FAR
  if (owner === seat) return 0
  if (owner >= 0) return FAR
  return closedByTwin(land, seat, route) ? FAR : facts.length
}

/** By route: `costOf`. */
export const costsFor = (land: RouteOwners, seat: Seat): readonly number[] =>
  ROUTES.map((_, route) => costOf(land, seat, route))

/** The fewest pieces that connect two cities (`FAR` if impossible), and the free routes on that path. */
export const cheapest = (
  costs: readonly number[],
  from: City,
  to: City,
): { readonly cost: number; readonly routes: readonly Route[] } => {
  const cost = CITIES.map(() => FAR)
  const by = CITIES.map(() => -1)
  const open = new Set<City>([from])
  cost[from] = 0
  while (open.size > 0) {
    const here = nearest(open, cost)
    if (here === to) break
    open.delete(here)
    for (const route of ROUTES_AT[here] ?? []) step(route, here, costs, cost, by, open)
  }
  return { cost: cost[to] ?? FAR, routes: pathBack(by, costs, from, to) }
}

const nearest = (open: ReadonlySet<City>, cost: readonly number[]): City => {
  let [best, least] = [-1, FAR + 1]
  for (const city of open) if ((cost[city] ?? FAR) < least) [best, least] = [city, cost[city] ?? FAR]
  return best
}

const otherEnd = (route: Route, city: City): City => {
  const facts = ROUTES[route]
  return facts === undefined ? city : facts.a === city ? facts.b : facts.a
}

const step = (
  route: Route,
  here: City,
  costs: readonly number[],
  cost: number[],
  by: Route[],
  open: Set<City>,
): void => {
  const there = otherEnd(route, here)
  const sum = (cost[here] ?? FAR) + (costs[route] ?? FAR)
  if (sum >= (cost[there] ?? FAR)) return
  cost[there] = sum
  by[there] = route
  open.add(there)
}

const pathBack = (by: readonly Route[], costs: readonly number[], from: City, to: City): readonly Route[] => {
  const routes: Route[] = []
  for (let city = to; city !== from; ) {
    const route = by[city] ?? -1
    if (route < 0) return []
    if ((costs[route] ?? 0) > 0) routes.push(route)
    city = otherEnd(route, city)
  }
  return routes
}
