/** Paths through the network: which links a good runs over, and who scores for them. */
import type { Seat } from '../../../kit/game.ts'
import type { State } from '../state.ts'
import { type City, TILE } from './cities.ts'

/** RC-R10: the links on the only path between two cities, each named by the city it brought in, in order. */
export const pathBetween = (parent: readonly number[], from: City, to: City): readonly City[] => {
  const [up, down] = [toTile(parent, from), toTile(parent, to)]
  while (up.length > 0 && up.at(-1) === down.at(-1)) {
    up.pop()
    down.pop()
  }
  return [...up, ...down.reverse()]
}

const toTile = (parent: readonly number[], from: City): City[] => {
  const path: City[] = []
  for (let city = from; city !== TILE; city = parent[city]!) path.push(city)
  return path
}

/** RC-6.6: by seat, 1 for each of its links on the path; the player's own are already in the player's points. */
export const tollsOf = (
  state: Pick<State, 'seats' | 'owner'>,
  seat: Seat,
  path: readonly City[],
): readonly number[] => {
  const tolls = Array<number>(state.seats).fill(0)
  for (const link of path) {
    const owner = state.owner[link]!
    if (owner !== seat) tolls[owner]! += 1
  }
  return tolls
}
