/** Goods and destinations: their targets, and the reasons of refused ones. */
import type { Refusal, Seat } from '../../../kit/game.ts'
import { ALL_GOODS } from '../moves.ts'
import { type City, TILE } from '../network/cities.ts'
import { demands, NOWHERE } from '../network/network.ts'
import { pathBetween } from '../network/paths.ts'
import type { State } from '../state.ts'
import { DECLINE_TARGET, goodTarget, toTarget } from './targets.ts'
import { always, because, type TouchTarget, touch } from './touch.ts'
import { cityName, goodName, say } from './words.ts'

type Why = Omit<Refusal, 'target'>

export const touchDeliver = (state: State, seat: Seat): readonly TouchTarget[] => [
  ...touchGoods(state, seat),
  always(DECLINE_TARGET),
]

/** Every good on the table, as a colour at a city. */
export const touchGoods = (state: State, seat: Seat): readonly TouchTarget[] =>
  state.built.flatMap((city) =>
    ALL_GOODS.filter((good) => (state.goods[city * 4 + good] ?? 0) > 0).map((good) =>
      touch(goodTarget(city, good), () => whyNotShip(state, seat, city, good)),
    ),
  )

const whyNotShip = (state: State, seat: Seat, city: City, good: number): Why => {
  const power = state.power[seat] ?? 0
  if (power === 0) return because('RC-6.3', say('refusal.ship.power'))
  const reach = nearestOver(state, seat, city, good)
  if (reach === undefined) return because('RC-6.2', say('refusal.ship.link', { city: cityName(city) }))
  if (reach >= NOWHERE) return because('RC-6.1', say('refusal.ship.demand', { good: goodName(good) }))
  return because('RC-6.3', say('refusal.ship.far', { reach, power }))
}

/** How far the good would run over the seat's own links; undefined without one. */
const nearestOver = (state: State, seat: Seat, city: City, good: number): number | undefined => {
  const distances = state.owner[city] === seat ? [state.up[city * 4 + good] ?? 0] : []
  for (let next = state.child[city] ?? 0; next >= 0; next = state.sibling[next] ?? 0) {
    if (state.owner[next] === seat) distances.push(state.down[next * 4 + good] ?? 0)
  }
  return distances.length === 0 ? undefined : Math.min(...distances)
}

export const touchDestination = (state: State, seat: Seat): readonly TouchTarget[] => [
  touch(toTarget(TILE), () => because('RC-6.5', say('refusal.to.tile'))),
  ...state.built.map((city) => touch(toTarget(city), () => whyNotTo(state, seat, city))),
]

const whyNotTo = (state: State, seat: Seat, to: City): Why => {
  const { source, good } = state
  if (to === source) return because('RC-R5', say('refusal.to.same'))
  if (!demands(to, good)) {
    return because('RC-6.1', say('refusal.to.demand', { city: cityName(to), good: goodName(good) }))
  }
  const path = pathBetween(state.parent, source, to)
  if (state.owner[path[0] ?? 0] !== seat) return because('RC-6.2', say('refusal.to.link'))
  const stop = citiesOn(state, path, source).find((city) => city !== to && demands(city, good))
  if (stop !== undefined) return because('RC-6.4', say('refusal.to.stop', { city: cityName(stop) }))
  return because('RC-6.3', say('refusal.ship.far', { reach: path.length, power: state.power[seat] ?? 0 }))
}

/** The places along a path of links, in order, including the tile. */
const citiesOn = ({ parent }: Pick<State, 'parent'>, path: readonly City[], source: City): readonly number[] => {
  let here: number = source
  return path.map((link) => {
    here = link === here ? (parent[link] ?? 0) : link
    return here
  })
}
