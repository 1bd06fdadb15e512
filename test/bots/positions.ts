/** Positions for tests of bots: reached by quick play from seeded deals. */
import { keyedDealer, quickRng } from '../../src/kit/chance.ts'
import type { AnyGame, Seat } from '../../src/kit/game.ts'
import type { AnyHeuristics } from '../../src/kit/heuristics.ts'
import { begin, type Match, play } from '../../src/kit/match.ts'
import { defaultOptions } from '../../src/kit/options.ts'

export interface Position {
  readonly match: Match
  readonly seat: Seat
}

/** The position after this many quick moves, or the last one before the end. */
export const positionOf = (
  game: AnyGame,
  heuristics: AnyHeuristics,
  seats: number,
  seed: string,
  moves: number,
): Position => {
  const rng = quickRng(moves)
  const { rolloutMove } = heuristics.searchHeuristics ?? heuristics
  const options = defaultOptions(game.meta.options)
  let match = begin(game, { seats, options, rules: game.meta.rulesVersion }, keyedDealer(seed))
  for (let made = 0; made < moves; made++) {
    const seat = toAct(match)
    const next = play(match, seat, rolloutMove(match.state, seat, game.legal(match.state, seat), rng))
    if (game.toAct(next.state).length === 0) break
    match = next
  }
  return { match, seat: toAct(match) }
}

const toAct = ({ game, state }: Match): Seat => game.toAct(state)[0] ?? -1
