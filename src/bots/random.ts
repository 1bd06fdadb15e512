/** First a kind of move, then a move of that kind: a choice over all moves alike would drown in the many. */
import type { Rng, Tagged } from '../kit/game.ts'
import type { Bot } from './bot.ts'

export const random: Bot = ({ game, seat, view, rng }) => kindFirst(game.legal(game.guess(view, rng), seat), rng)

/** Moves of one kind stand together in a list of legal moves; mostly there are one or two kinds. */
export const kindFirst = <Move extends Tagged>(legal: readonly Move[], rng: Rng): Move => {
  const first = endOfKind(legal, 0)
  if (first === legal.length) return legal[rng(first)]!
  const second = endOfKind(legal, first)
  if (second === legal.length) return rng(2) === 0 ? legal[rng(first)]! : legal[first + rng(second - first)]!
  ends[0] = first
  ends[1] = second
  let kinds = 2
  for (let end = second; end < legal.length; kinds++) ends[kinds] = end = endOfKind(legal, end)
  const kind = rng(kinds)
  const from = kind === 0 ? 0 : ends[kind - 1]!
  return legal[from + rng(ends[kind]! - from)]!
}

/** Scratch of `kindFirst`: where the kinds of a list end. */
const ends: number[] = []

/** The first move after those of the kind at `from`: by steps twice as long each time, then by halving the last. */
const endOfKind = (legal: readonly Tagged[], from: number): number => {
  const { kind } = legal[from]!
  let inside = from
  let outside = legal.length
  if (legal[outside - 1]!.kind === kind) return outside
  for (let step = 1; inside + step < outside; step *= 2) {
    if (legal[inside + step]!.kind === kind) inside += step
    else outside = inside + step
  }
  while (outside - inside > 1) {
    const middle = (inside + outside) >> 1
    if (legal[middle]!.kind === kind) inside = middle
    else outside = middle
  }
  return outside
}
