/** First a kind of move, then a move of that kind: a choice over all moves alike would drown in the many. */
import type { Rng, Tagged } from '../kit/game.ts'
import type { Bot } from './bot.ts'

export const random: Bot = ({ game, seat, view, rng }) => kindFirst(game.legal(game.guess(view, rng), seat), rng)

/** Moves of one kind stand together in a list of legal moves. */
export const kindFirst = <Move extends Tagged>(legal: readonly Move[], rng: Rng): Move => {
  let kinds = 0
  for (let at = 0; at < legal.length; at = endOfKind(legal, at)) starts[kinds++] = at
  starts[kinds] = legal.length
  const kind = kinds === 1 ? 0 : rng(kinds)
  const from = starts[kind]!
  return legal[from + rng(starts[kind + 1]! - from)]!
}

/** Scratch: where each kind begins. */
const starts: number[] = []

/** The first move after those of the kind at `from`, found by halving. */
const endOfKind = (legal: readonly Tagged[], from: number): number => {
  const { kind } = legal[from]!
  let inside = from
  let outside = legal.length
  if (legal[outside - 1]!.kind === kind) return outside
  while (outside - inside > 1) {
    const middle = (inside + outside) >> 1
    if (legal[middle]!.kind === kind) inside = middle
    else outside = middle
  }
  return outside
}
