/** How a seat's moves did wherever in the tree they were made: a tree that is wide sees each of them seldom. */
import type { Tagged } from '../../kit/game.ts'

interface Pooled {
  visits: number
  reward: number
}

export type Pool = Map<Tagged, Pooled>

export const poolOf = (pool: Pool, move: Tagged): Pooled => {
  let pooled = pool.get(move)
  if (pooled === undefined) {
    pooled = { visits: 0, reward: 0 }
    pool.set(move, pooled)
  }
  return pooled
}
