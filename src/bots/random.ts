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
  const starts = [0, first]
  for (let at = second; at < legal.length; at = endOfKind(legal, at)) starts.push(at)
  const kind = rng(starts.length)
  const from = starts[kind]!
  return legal[from + rng((starts[kind + 1] ?? legal.length) - from)]!
}

/** The first move after those of the kind at `from`, found by halving. */
const endOfKind = (legal: readonly Tagged[], from: number): number => {
  const { kind } = legal[from]!
  let inside = from
  let outside = legal.length
  if (legal[outside - 1]!.kind === kind) return outside
  if (legal[outside - 2]!.kind === kind) return outside - 1
  while (outside - inside > 1) {
    const middle = (inside + outside) >> 1
    if (legal[middle]!.kind === kind) inside = middle
    else outside = middle
  }
  return outside
}
