/**
 * The search of somebody who looks on at another seat's decision. What that seat may do follows from what it holds, and
 * an onlooker can only guess that: every guess has moves of its own, also at the root. A move of one guess, made in
 * another, would be an illegal one.
 */
import type { Tagged } from '../../kit/game.ts'
import { copyState } from '../../kit/match.ts'
import { descend, select } from './descend.ts'
import { childOf, newNode } from './node.ts'
import { type SearchInput, type SearchResult, searchContextOf } from './search.ts'
import type { SearchSettings } from './settings.ts'
import { judgedOf, type Tally, tallyOf } from './tally.ts'

/** Moves are tried for this part of the budget; then those found best are played, and only that is counted. */
const TRYING = 0.5

/** `used`: the part of the budget that is spent after so many iterations. The choice that is made most comes first. */
export const searchAsSpectator = (
  question: SearchInput,
  style: SearchSettings,
  used: (done: number) => number,
): SearchResult => {
  const { game, seat, determinizations } = question
  const trying = searchContextOf(question, style)
  const playing = { ...trying, style: { ...style, exploration: 0, children: 0, widening: 0 } }
  const root = newNode(trying.seats)
  const tallies = new Map<Tagged, Tally>()
  let done = 0
  while (used(done) < 1 || tallies.size === 0) {
    const isTrying = used(done) < TRYING
    const state = copyState(game, determinizations[done % determinizations.length])
    const first = select(isTrying ? trying : playing, root, state, seat)
    descend(trying, root, state, seat, first)
    if (!isTrying) tallyOf(tallies, first, trying.leaf)
    done += 1
  }
  const choices = [...tallies]
    .sort(([, a], [, b]) => b.visits - a.visits)
    .map(([move, tally]) => ({ ...judgedOf(move, childOf(root, move), seat, tally), visits: tally.visits }))
  return { choices, iterations: done, root }
}
