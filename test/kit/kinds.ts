/** Which kinds of moves occur in a match, at which kinds of questions. */
import type { Seat, Tagged } from '../../src/kit/game.ts'
import { begin, type Match, play } from '../../src/kit/match.ts'

/** The kind of the question and of the move: `pay/pay`. */
export const kindOf = ({ game, state }: Match, seat: Seat, move: Tagged): string =>
  `${game.prompt(state, seat).kind}/${move.kind}`

export const kindsInMatch = (match: Match): ReadonlySet<string> => {
  const kinds = new Set<string>()
  let past = begin(match.game, match.start, match.dealer)
  for (const { seat, move } of match.moves) {
    kinds.add(kindOf(past, seat, move))
    past = play(past, seat, move)
  }
  return kinds
}
