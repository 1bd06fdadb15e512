/** Positions of Paris Connection for tests. */
import { opening } from '../../../../test/kit/scene.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'

/** A match of four whose mover holds these shares, with these pools: black, blue, brown, purple, red, yellow. */
export const table = (shares: readonly number[], pools: readonly number[]) => {
  const match = opening(game, 4)
  const state: State = structuredClone(match.state)
  state.shares.splice(state.mover * 6, 6, ...shares)
  state.pools = [...pools]
  return { ...match, state }
}
