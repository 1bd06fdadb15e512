/** Positions for tests, reached by playing moves. */
import { keyedDealer } from '../../src/kit/chance.ts'
import type { AnyGame, OptionValues } from '../../src/kit/game.ts'
import { begin, type Match, playText } from '../../src/kit/match.ts'

export const opening = <G extends AnyGame>(game: G, seats: number, seed = '1', options: OptionValues = {}): Match<G> =>
  begin(game, { seats, options, rules: game.meta.rulesVersion }, keyedDealer(seed))

/** The match after these moves, each made by the first seat that is to act. */
export const after = <G extends AnyGame>(match: Match<G>, ...moves: readonly string[]): Match<G> =>
  moves.reduce((so, move) => playText(so, so.game.toAct(so.state)[0] ?? -1, move), match)

/** The legal moves, in notation. */
export const choices = (match: Match): readonly string[] => {
  const seat = match.game.toAct(match.state)[0] ?? -1
  return match.game.legal(match.state, seat).map((move) => match.game.notate(move))
}

/** The rule that refuses a target to the seat that is to act, or 'allowed'. */
export const refusedBy = (match: Match, target: string): string => {
  const seat = match.game.toAct(match.state)[0] ?? -1
  const refusal = match.game.refusals(match.state, seat).find((other) => other.target === target)
  return refusal?.rule ?? 'allowed'
}
