/** The heuristics of bots: the value of a position, and a quick choice. */
import type { Seat } from '../../../kit/game.ts'
import type { Heuristics } from '../../../kit/heuristics.ts'
import { JOKER } from '../cards/cards.ts'
import { payment, paymentValue } from '../cards/payment.ts'
import { OVERLOOKS } from '../data/overlooks.ts'
import { WEIGHTS } from '../data/weights.ts'
import type { Move, Pay } from '../moves.ts'
import { TILE, VALUE } from '../network/cities.ts'
import { pathBetween } from '../network/paths.ts'
import type { State } from '../state.ts'
import { shownSpread, valuesWith } from './evaluate.ts'

/** The heuristics with these weights. */
export const heuristicsWith = (weights: readonly number[]): Heuristics<State, Move> => ({
  evaluate: (state) => valuesWith(state, weights),
  shownSpread,
  rolloutMove: (state, seat, legal, rng) => {
    let best = legal[0]
    let bestScore = -1
    for (const move of legal) {
      const score = scoreOf(state, seat, move) + rng(NOISE) / NOISE
      if (score <= bestScore) continue
      best = move
      bestScore = score
    }
    if (best === undefined) throw new RangeError('no move to choose from')
    return best
  },
})

export const heuristics: Heuristics<State, Move> = {
  ...heuristicsWith(WEIGHTS),
  overlooks: OVERLOOKS,
  loadSearchHeuristics: async () => (await import('./search-heuristics.ts')).searchHeuristics,
}

/** The amount of randomness: decides between moves with similar scores. */
const NOISE = 64

/** Building first, expensive cities before cheap ones; then long deliveries; locomotives early; rails before passing. */
const scoreOf = (state: State, seat: Seat, move: Move): number => {
  switch (move.kind) {
    case 'build':
      return 6 + VALUE[move.city]!
    case 'join':
      return move.to === TILE ? 1 : 1.4
    case 'pay':
      return payScore(move)
    case 'ship':
      return 5 + shipScore(state, seat, move.city, move.good)
    case 'to':
      return pathBetween(state.parent, state.source, move.city).length
    case 'lay':
      return state.power[seat]! < 4 && state.built.length > 1 ? 7.5 : 2
    case 'take':
      return move.from === 'display' ? cardScore(move.card) : 1.6
    case 'discard':
      return 1
    case 'trim':
      return 3 - cardScore(move.card)
    default:
      return 0.2
  }
}

/** Points now equal points later, but jokers are worth keeping as locomotives. */
const payScore = ({ ones, twos, jokers }: Pay): number => paymentValue(payment(ones, twos, jokers)) - 1.7 * jokers

const shipScore = (state: State, seat: Seat, city: number, good: number): number => {
  const power = state.power[seat]!
  const far = state.up[city * 4 + good]!
  return far <= power && state.owner[city] === seat ? far : 1
}

const cardScore = (card: number): number => {
  if (card < JOKER) return 1 + (card & 1)
  return card === JOKER ? 2.2 : 1.2
}
