/** One position for every kind of decision that occurs in the recorded matches of a game. */
import type { GameEntry } from '../../../src/kit/entry.ts'
import type { Seat } from '../../../src/kit/game.ts'
import type { MatchRecord } from '../../../src/kit/record.ts'
import { recordsOf } from '../../games/recorded.ts'
import { walk } from '../short-matches.ts'

export interface Decision {
  /** The kind of prompt. */
  readonly kind: string
  readonly seat: Seat
  /** The match before the decision. */
  readonly record: MatchRecord
}

/** Recorded matches are long: this many have all kinds. */
const MATCHES = 40

/** The position in the middle of those of a kind shows more than the first. */
export const decisionsOf = async (entry: GameEntry): Promise<readonly Decision[]> => {
  const game = await entry.game()
  const found = new Map<string, Decision[]>()
  for (const record of recordsOf(entry.id).slice(0, MATCHES)) {
    walk(game, record, ({ state, moves }, seat) => {
      const { kind } = game.prompt(state, seat)
      const all = found.get(kind) ?? []
      found.set(kind, [...all, { kind, seat, record: { ...record, moves: record.moves.slice(0, moves.length) } }])
    })
  }
  return [...found.values()].flatMap((all) => all.slice(Math.floor(all.length / 2), Math.floor(all.length / 2) + 1))
}
