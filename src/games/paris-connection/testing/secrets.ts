/** PC §8 for tests: shares behind screens, and an extension in progress. */
import type { Secrets } from '../../../../test/kit/proof.ts'
import type { Viewer } from '../../../kit/game.ts'
import type { Move } from '../moves.ts'
import { holding, type State } from '../state.ts'

export const secrets: Secrets<State, Move> = {
  isSecret: (deck) => deck === 'bag',
  // The rest of the bag makes the pools, which everyone sees (PC-2.4).
  isRestHidden: () => false,
  veil: (state, viewer) => ({
    ...state,
    shares: state.shares.map((count, at) => (Math.floor(at / 6) === viewer ? count : null)),
    holdings: Array.from({ length: state.seats }, (_, seat) => holding(state, seat)),
    ...underWay(state, viewer),
  }),
  isMoveHidden: ({ before }, now) => now.extending >= 0 && now.turn === before.turn,
}

/** The map before the extension: others do not see an extension until it is complete. */
const underWay = ({ extending, placed, tracks, pools, mover }: State, viewer: Viewer) => {
  if (viewer === mover) return {}
  const there = [...tracks]
  for (const field of placed) there[field] = (there[field] ?? 0) & ~(1 << extending)
  return {
    ...MAP_WORK,
    tracks: there,
    pools: pools.map((pool, company) => (company === extending ? pool + placed.length : pool)),
  }
}

/** The extension in progress, and the derived sets of the map. */
const MAP_WORK = {
  extending: null,
  placed: null,
  reached: null,
  own: null,
  edge: null,
  full: null,
  lifelines: null,
  guarded: null,
  extendable: null,
}
