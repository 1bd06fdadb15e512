/** Where each seat moved last, from the log. */
import type { Seat } from '../../../kit/game.ts'
import type { LogLine } from '../../../wire/host.ts'
import type { Anchor, EventEffect } from '../../toolkit/effects.ts'

/** By seat: what its last turn marks. The set-up is no turn. */
export const lastMoves = (
  log: readonly LogLine[],
  effectOf: (line: LogLine) => EventEffect,
  seats: number,
): ReadonlyMap<Seat, readonly Anchor[]> => {
  const found = new Map<Seat, { readonly turn: number; readonly marks: Set<Anchor> }>()
  const open = (turn: number): boolean => found.size < seats || [...found.values()].some((last) => last.turn === turn)
  for (let at = log.length - 1; at >= 0; at--) {
    const line = log[at]
    if (line === undefined || line.after === 0 || !open(line.turn)) break
    const { seat, marks } = effectOf(line)
    if (seat === null) continue
    const last = found.get(seat) ?? { turn: line.turn, marks: new Set<Anchor>() }
    found.set(seat, last)
    if (last.turn === line.turn) for (const mark of marks) last.marks.add(mark)
  }
  return new Map([...found].map(([seat, { marks }]) => [seat, [...marks]]))
}
