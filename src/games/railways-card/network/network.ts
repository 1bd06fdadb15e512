/**
 * The network of cities, a tree that grows from the starting tile (RC-4.3). Each link is stored with the city that it
 * brought in. For each direction of each link, the tree stores how far a good would run until a city demands it.
 */
import type { Seat } from '../../../kit/game.ts'
import { GOODS } from '../data/counts.ts'
import type { State } from '../state.ts'
import { type City, DEMANDS, PLACES, placeOf, placesLeft, SHOWN, TILE } from './cities.ts'

/** Longer than any path in the tree. */
export const NOWHERE = 99

type Tree = Pick<State, 'parent' | 'child' | 'sibling' | 'up' | 'down'>

/** RC-4.2: whether a link of this colour can be joined to this city or tile. */
export const hasRoom = (state: Pick<State, 'open'>, place: number, colour: number): boolean =>
  place === TILE || placesLeft(state.open[place]!, colour) > 0

/** RC-4.2: puts a new city on the table and uses up both places of the link's colour (not with RC-10.3). */
export const joinCity = (draft: State, city: City, to: number, colour: number): void => {
  const used = draft.anyPlaces ? 0 : placeOf(colour)
  draft.open[city] = PLACES[city]! - used
  if (to !== TILE) draft.open[to]! -= used
  draft.colour[city] = colour
  draft.built.push(city)
  growTree(draft, city, to)
}

/** RC-1.4: whether the city card shows this colour. */
export const showsColour = (city: City, colour: number): boolean => (SHOWN[city]! & (1 << colour)) !== 0

/** Adds a city to the tree and updates reach. */
export const growTree = (tree: Tree, city: City, to: number): void => {
  lookBack(tree, city, to)
  tree.parent[city] = to
  tree.sibling[city] = tree.child[to]!
  tree.child[to] = city
  lookAhead(tree, city, to)
}

/** How far goods run from the new city, from the reach beyond the place it is joined to. */
const lookBack = (tree: Tree, city: City, to: number): void => {
  for (let good = 0; good < GOODS.length; good++) {
    tree.down[city * 4 + good] = NOWHERE
    tree.up[city * 4 + good] = demands(to, good) ? 1 : Math.min(NOWHERE, 1 + nearest(tree, to, good))
  }
}

/** RC-6.4: the first city that demands the good, in any direction from here. */
const nearest = (tree: Tree, from: number, good: number): number => {
  let best = from === TILE ? NOWHERE : tree.up[from * 4 + good]!
  for (let next = tree.child[from]!; next >= 0; next = tree.sibling[next]!) {
    best = Math.min(best, tree.down[next * 4 + good]!)
  }
  return best
}

/** All paths towards the new city may now end there. */
const lookAhead = (tree: Tree, city: City, to: number): void => {
  shorten(tree.down, city, DEMANDS[city]!, 1)
  spread(tree, to, city, DEMANDS[city]! & ~DEMANDS[to]!, 2)
}

/** `goods` run through `place` to the new city, which lies towards `from`. */
const spread = (tree: Tree, place: number, from: number, goods: number, distance: number): void => {
  if (goods === 0) return
  for (let next = tree.child[place]!; next >= 0; next = tree.sibling[next]!) {
    if (next === from) continue
    shorten(tree.up, next, goods, distance)
    spread(tree, next, place, goods & ~DEMANDS[next]!, distance + 1)
  }
  if (place === TILE) return
  const parent = tree.parent[place]!
  if (parent === from) return
  shorten(tree.down, place, goods, distance)
  spread(tree, parent, place, goods & ~DEMANDS[parent]!, distance + 1)
}

const shorten = (reach: number[], link: City, goods: number, distance: number): void => {
  for (let good = 0; good < GOODS.length; good++) {
    if ((goods & (1 << good)) === 0) continue
    if (distance < reach[link * 4 + good]!) reach[link * 4 + good] = distance
  }
}

export const demands = (place: number, good: number): boolean => ((DEMANDS[place]! >> good) & 1) === 1

/** RC-6.2: by city, one bit for each good that a seat can deliver. Each call overwrites it. */
const shippable = new Uint8Array(TILE)

/** RC-6.1 to RC-6.5: fills and returns `shippable`; undefined if the seat can deliver nothing. */
export const findShippable = (state: State, seat: Seat): Uint8Array | undefined => {
  const power = state.power[seat]!
  if (power === 0) return undefined
  shippable.fill(0)
  let found = 0
  for (const city of state.built) {
    if (state.owner[city] !== seat) continue
    const parent = state.parent[city]!
    const here = sendable(state.goods, city, state.up, city, power)
    shippable[city]! |= here
    found |= here
    if (parent === TILE) continue
    const there = sendable(state.goods, parent, state.down, city, power)
    shippable[parent]! |= there
    found |= there
  }
  return found === 0 ? undefined : shippable
}

/** The goods at a city, one bit each, that reach a demand over this link. */
const sendable = (
  goods: readonly number[],
  city: City,
  reach: readonly number[],
  link: City,
  power: number,
): number => {
  const cityGoods = city * 4
  const linkReach = link * 4
  let bits = 0
  if (goods[cityGoods]! > 0 && reach[linkReach]! <= power) bits |= 1
  if (goods[cityGoods + 1]! > 0 && reach[linkReach + 1]! <= power) bits |= 2
  if (goods[cityGoods + 2]! > 0 && reach[linkReach + 2]! <= power) bits |= 4
  if (goods[cityGoods + 3]! > 0 && reach[linkReach + 3]! <= power) bits |= 8
  return bits
}

/** RC-6: the possible destinations of a good, in the order of a walk through the tree. */
export const destinations = (state: State, seat: Seat, source: City, good: number): readonly City[] => {
  const found: City[] = []
  if (state.owner[source] === seat) walk(state, state.parent[source]!, source, good, state.power[seat]!, found)
  for (let next = state.child[source]!; next >= 0; next = state.sibling[next]!) {
    if (state.owner[next] === seat) walk(state, next, source, good, state.power[seat]!, found)
  }
  return found
}

/** RC-6.3, RC-6.4: continues from `from` over the link to `place`, with this much power left. */
const walk = (state: Tree, place: number, from: number, good: number, power: number, found: City[]): void => {
  if (power === 0) return
  if (demands(place, good)) {
    found.push(place)
    return
  }
  for (let next = state.child[place]!; next >= 0; next = state.sibling[next]!) {
    if (next !== from) walk(state, next, place, good, power - 1, found)
  }
  if (place === TILE) return
  const parent = state.parent[place]!
  if (parent !== from) walk(state, parent, place, good, power - 1, found)
}
