/** The reasons for an advised move, from a position that the viewer cannot tell from the real one. */
import { quickDealer, quickRng } from '../kit/chance.ts'
import type { AnyGame, Seat, Tagged } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import { copyState } from '../kit/match.ts'
import type { AnyReasoner } from '../kit/reasons.ts'
import type { Message } from '../kit/text.ts'

/** A hint is one line. */
const MOST_REASONS = 3
/** A move is completed by at most this many further choices. */
const MOST_CHOICES = 20

export const reasonsFor = (
  game: AnyGame,
  heuristics: AnyHeuristics,
  reasoner: AnyReasoner,
  state: unknown,
  seat: Seat,
  move: Tagged,
): readonly Message[] => {
  const after = completed(game, heuristics, state, seat, move)
  return reasoner.reasons(state, after, seat, move).slice(0, MOST_REASONS)
}

/** The position after the move and quick choices that complete it. It stops where something unknown would be drawn. */
const completed = (game: AnyGame, heuristics: AnyHeuristics, state: unknown, seat: Seat, move: Tagged): unknown => {
  const after = copyState(game, state)
  const rng = quickRng(1)
  const table = { draw: quickDealer(rng), emit() {} }
  const turn = game.turn(state)
  game.apply(after, seat, move, table)
  for (let made = 0; made < MOST_CHOICES; made++) {
    if (game.turn(after) !== turn || !game.toAct(after).includes(seat)) break
    const next = heuristics.rolloutMove(after, seat, game.legal(after, seat), rng)
    if (game.irreversible(after, seat, next) !== null) break
    game.apply(after, seat, next, table)
  }
  return after
}
