/** First a kind of move, then a move of that kind: otherwise the most frequent kind would nearly always be played. */
import type { AnyGame, Rng, Seat, Tagged } from '../kit/game.ts'
import type { Bot } from './bot.ts'

export const random: Bot = ({ game, seat, view, rng }) => randomMove(game, game.determinize(view, rng), seat, rng)

/** The same choice as `kindFirst` of all moves; if a game lists moves by kind, only the chosen kind is listed. */
export const randomMove = (game: AnyGame, state: unknown, seat: Seat, rng: Rng): Tagged => {
  const { byKind } = game
  if (byKind === undefined) return kindFirst(game.legal(state, seat), rng)
  const kinds = byKind.kinds(state, seat)
  const moves = byKind.moves(state, seat, kinds[kinds.length === 1 ? 0 : rng(kinds.length)]!)
  return moves[rng(moves.length)]!
}

/** Moves of one kind stand together in a list of legal moves; mostly there are one or two kinds. */
export const kindFirst = <Move extends Tagged>(legal: readonly Move[], rng: Rng): Move => {
  const { length } = legal
  const last = legal[length - 1]!.kind
  const first = endOfKind(legal, 0, last)
  if (first === length) return legal[rng(first)]!
  const second = endOfKind(legal, first, last)
  if (second === length) return rng(2) === 0 ? legal[rng(first)]! : legal[first + rng(second - first)]!
  ends[0] = first
  ends[1] = second
  let kinds = 2
  for (let end = second; end < length; kinds++) ends[kinds] = end = endOfKind(legal, end, last)
  const kind = rng(kinds)
  const from = kind === 0 ? 0 : ends[kind - 1]!
  return legal[from + rng(ends[kind]! - from)]!
}

/** Scratch of `kindFirst`: where the kinds of a list end. */
const ends: number[] = []

/**
 * The index after the last move of the kind at `from`: steps double, then the last one is halved. Halving uses
 * arithmetic instead of a branch, because a processor mispredicts every second of these comparisons.
 */
const endOfKind = (legal: readonly Tagged[], from: number, last: string): number => {
  const { kind } = legal[from]!
  const { length } = legal
  if (kind === last) return length
  let inside = from
  let step = 1
  for (; inside + step < length && legal[inside + step]!.kind === kind; step *= 2) inside += step
  for (step >>= 1; step > 0; step >>= 1) {
    const middle = inside + step
    if (middle < length) inside += step & -(legal[middle]!.kind === kind)
  }
  return inside + 1
}
