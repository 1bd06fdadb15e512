/** The log grouped by turns, with everything since the viewer's last turn apart. */
import type { Seat, Viewer } from '../../../kit/game.ts'
import type { LogLine } from '../../../wire/host.ts'

export interface TurnLines {
  /** The set-up, before the first turn. */
  readonly setUp: boolean
  readonly turn: number
  readonly lines: readonly LogLine[]
  /** How many moves had been made when this turn began, according to the log. */
  readonly from: number
  /** The viewer acted in this turn. */
  readonly own: boolean
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
  return groups.map((lines) => {
    const from = made
    const setUp = lines[0]?.after === 0
    made = Math.max(made, ...lines.map(({ after }) => after))
    return {
      setUp,
      turn: lines[0]?.turn ?? 0,
      lines,
      from,
      own: !setUp && lines.some((item) => actorOf(item) === viewer),
    }
  })
}

const isSameTurn = (a: LogLine, b: LogLine): boolean => a.turn === b.turn && (a.after === 0) === (b.after === 0)

/** The seat that a line is about: the first one in its message. */
export const actorOf = ({ message }: LogLine): Viewer | undefined => {
  for (const param of Object.values(message.params ?? {})) {
    if (typeof param === 'object' && 'seat' in param) return param.seat
  }
  return undefined
}
