/** The log grouped by turns, with everything since the viewer's last turn apart. */
import type { Seat, Viewer } from '../../../kit/game.ts'
import type { LogLine } from '../../../wire/host.ts'
import { actorOf } from './actor.ts'

export interface TurnLines {
  /** The set-up, before the first turn. */
  readonly setUp: boolean
  readonly turn: number
  readonly lines: readonly LogLine[]
  /** How many moves had been made when this turn began, according to the log. */
  readonly from: number
  /** The viewer acted in this turn. */
  readonly own: boolean
  /** Whose turn it was, and which of its own turns; null where several seats acted together, or none. */
  readonly of: { readonly seat: Seat; readonly number: number } | null
  /** The number of the round that begins here, or null. */
  readonly round: number | null
}

export interface LogGroups {
  readonly before: readonly TurnLines[]
  /** Since the viewer's last turn; empty for spectators and before the viewer's first turn. */
  readonly since: readonly TurnLines[]
}

export const groupLog = (log: readonly LogLine[], viewer: Viewer): LogGroups => {
  const turns = byTurn(log, viewer)
  const last = turns.findLastIndex(({ own }) => own)
  return last < 0 ? { before: turns, since: [] } : { before: turns.slice(0, last + 1), since: turns.slice(last + 1) }
}

/** How many moves had been made before this seat's last turn; null if it has had none. */
export const movesBeforeLastTurn = (log: readonly LogLine[], seat: Seat): number | null => {
  const last = groupLog(log, seat).before.at(-1)
  return last?.own === true ? last.from : null
}

export const countLines = (turns: readonly TurnLines[]): number =>
  turns.reduce((sum, { lines }) => sum + lines.length, 0)

const byTurn = (log: readonly LogLine[], viewer: Viewer): readonly TurnLines[] => {
  const groups: LogLine[][] = []
  for (const item of log) {
    const group = groups.at(-1)
    if (group?.[0] !== undefined && isSameTurn(group[0], item)) group.push(item)
    else groups.push([item])
  }
  let made = 0
  const turns = new Map<Seat, number>()
  return groups.map((lines) => {
    const from = made
    const setUp = lines[0]?.after === 0
    made = Math.max(made, ...lines.map(({ after }) => after))
    const seat = setUp ? null : moverOf(lines)
    const number = seat === null ? 0 : (turns.get(seat) ?? 0) + 1
    if (seat !== null) turns.set(seat, number)
    return {
      setUp,
      turn: lines[0]?.turn ?? 0,
      lines,
      from,
      own: !setUp && lines.some((item) => actorOf(item) === viewer),
      of: seat === null ? null : { seat, number },
      round: lines.map(({ event }) => roundIn(event)).findLast((round) => round !== null) ?? null,
    }
  })
}

/**
 * The one seat that moved. What follows from a move, such as points for others, stands under the same number. In the first
 * turn several seats mean a choice that all made together, and saw when the last one had made it.
 */
const moverOf = (lines: readonly LogLine[]): Seat | null => {
  const movers = new Map<number, Seat>()
  const actors = new Set(lines.map(actorOf).filter((actor) => typeof actor === 'number'))
  if (lines[0]?.turn === 0 && actors.size > 1) return null
  for (const line of lines) {
    const seat = actorOf(line)
    if (typeof seat === 'number' && !movers.has(line.after)) movers.set(line.after, seat)
  }
  const [mover = null, ...others] = new Set(movers.values())
  return others.length === 0 ? mover : null
}

/** Games with rounds name the number in the event that begins one. */
const roundIn = (event: object): number | null =>
  'round' in event && typeof event.round === 'number' ? event.round : null

/** The turns with the lines about this seat only; all of them for null. */
export const linesOf = (turns: readonly TurnLines[], seat: Seat | null): readonly TurnLines[] =>
  seat === null
    ? turns
    : turns.flatMap((turn) => {
        const lines = turn.lines.filter((line) => actorOf(line) === seat)
        return lines.length === 0 && turn.round === null ? [] : [{ ...turn, lines }]
      })

const isSameTurn = (a: LogLine, b: LogLine): boolean => a.turn === b.turn && (a.after === 0) === (b.after === 0)
