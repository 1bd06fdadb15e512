/** What bots know of the game: what companies may come to be worth, and what hands are worth then. */
import type { Seat, Sense } from '../../kit/game.ts'
import { EXCESS_PENALTY, LIMIT, MOST_PLACED } from './data/counts.ts'
import { BUILDABLE_NEIGHBOURS, FIELDS, VALUE } from './fields.ts'
import { ALL, type Company, type Move } from './moves.ts'
import { roomFor } from './network.ts'
import { holding, type State } from './state.ts'

export const sense: Sense<State, Move> = {
  worth(state) {
    const worths = ALL.map((company) => companyWorth(state, company))
    return Array.from({ length: state.seats }, (_, seat) => handWorth(state, seat, worths))
  },

  lean(state, seat, legal, rng) {
    let best = -Infinity
    let choice = legal[0]
    for (const move of legal) {
      const liking = fancy(state, seat, move) + rng(NOISE)
      if (liking > best) {
        best = liking
        choice = move
      }
    }
    if (choice === undefined) throw new RangeError('no move to choose from')
    return choice
  },
}

/** A city so many steps away is worth this much of its value now. */
const DECAY = [1, 0.62, 0.48, 0.38, 0.3, 0.24, 0.18, 0.13, 0.09, 0.06, 0.04]
/** A city within the reach of the extension under way. */
const IN_REACH = 0.9
const NOISE = 6

const handWorth = (state: State, seat: Seat, worths: readonly number[]): number => {
  const excess = Math.max(0, holding(state, seat) - (LIMIT[state.seats] ?? 0))
  return ALL.reduce(
    (sum, company) => sum + (state.shares[seat * 6 + company] ?? 0) * (worths[company] ?? 0),
    -EXCESS_PENALTY * excess,
  )
}

/** The value now, what the extension under way has earned, and what lies within reach. */
const companyWorth = (state: State, company: Company): number => {
  const now = state.values[company] ?? 0
  if (state.end !== 'none') return now
  const extending = company === state.extending
  const earned = extending ? state.placed.reduce((sum, field) => sum + (VALUE[field] ?? 0), 0) : 0
  const steps = extending ? MOST_PLACED - state.placed.length : 0
  return now + earned + prospects(state, company, steps)
}

/** Scratch of the search below: which search saw a field last, how far it lies, and the fields in that order. */
const seenBy = new Int32Array(FIELDS.length)
const distance = new Int8Array(FIELDS.length)
const queue = new Int16Array(FIELDS.length)
let search = 0

/** The cities a company could still reach with what its pool holds, each at its value less the way to it. */
const prospects = (state: State, company: Company, stepsNow: number): number => {
  const most = Math.min(state.pools[company]!, DECAY.length - 1)
  let [sum, best] = [0, 0]
  let end = startSearch(state, company)
  for (let at = 0; at < end; at++) {
    const field = queue[at]!
    const steps = distance[field]!
    if (VALUE[field]! > 0 && steps > 0) {
      sum += VALUE[field]! * DECAY[steps]!
      if (steps <= stepsNow) best = Math.max(best, VALUE[field]! * (IN_REACH - DECAY[steps]!))
    }
    if (steps === most) continue
    for (const next of BUILDABLE_NEIGHBOURS[field]!) {
      if (seenBy[next] === search || !roomFor(state, company, next)) continue
      seenBy[next] = search
      distance[next] = steps + 1
      queue[end++] = next
    }
  }
  return sum / SHARED + best
}

/** Puts the company's network in the queue and says how many fields that are. */
const startSearch = (state: State, company: Company): number => {
  search += 1
  let end = 0
  for (let field = 0; field < FIELDS.length; field++) {
    if ((state.tracks[field]! & (1 << company)) === 0) continue
    seenBy[field] = search
    distance[field] = 0
    queue[end++] = field
  }
  return end
}

/** Others are after the same cities. */
const SHARED = 2

/** A rough liking of a move by what it shows on its face. */
const fancy = (state: State, seat: Seat, move: Move): number => {
  const values = state.values
  switch (move.kind) {
    case 'extend':
      return 2 * (state.shares[seat * 6 + move.company] ?? 0)
    case 'trade': {
      const over = holding(state, seat) + move.count - 1 > (LIMIT[state.seats] ?? 0)
      return (values[move.take] ?? 0) * move.count - (values[move.give] ?? 0) - (over ? EXCESS_PENALTY : 0)
    }
    case 'place':
      return 4 * (VALUE[move.field] ?? 0) + 1
    case 'stop':
      return 0
  }
}
