/**
 * The search for a spectator of another seat's decision. The legal moves of that seat depend on its hidden cards, which
 * a spectator can only guess: every determinization has its own moves, even at the root. A move of one determinization
 * may be illegal in another.
 */
import type { Tagged } from '../../kit/game.ts'
import { copyState } from '../../kit/match.ts'
import {
  addToTotals,
  evaluatedMove,
  type MoveTotals,
  type SearchInput,
  type SearchResult,
  searchContextOf,
} from './search.ts'
import type { SearchSettings } from './settings.ts'
import { childOf, descend, newNode, select } from './tree.ts'

/** This share of the budget explores; the rest plays the best moves, and only that is counted. */
const EXPLORING = 0.5

/** `used`: the share of the budget spent after this many iterations. The most played choice comes first. */
export const searchAsSpectator = (
  input: SearchInput,
  style: SearchSettings,
  used: (done: number) => number,
): SearchResult => {
  const { game, seat, determinizations } = input
  const trying = searchContextOf(input, style)
  const playing = { ...trying, style: { ...style, exploration: 0, children: 0, widening: 0 } }
  const root = newNode(trying.seats)
  const totals = new Map<Tagged, MoveTotals>()
  let done = 0
  while (used(done) < 1 || totals.size === 0) {
    const isTrying = used(done) < EXPLORING
    const state = copyState(game, determinizations[done % determinizations.length])
    const first = select(isTrying ? trying : playing, root, state, seat)
    descend(trying, root, state, seat, first)
    if (!isTrying) addToTotals(totals, first, trying.leaf)
    done += 1
  }
  const choices = [...totals]
    .sort(([, a], [, b]) => b.visits - a.visits)
    .map(([move, total]) => ({ ...evaluatedMove(move, childOf(root, move), seat, total), visits: total.visits }))
  return { choices, iterations: done, root }
}
