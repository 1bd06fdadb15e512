/** What is new in the log, and how much of it is worth showing. */
import type { LogLine } from '../../../wire/host.ts'

/** The lines after the common beginning of two logs. After an undo alone there are none. */
export const newLines = (before: readonly LogLine[], now: readonly LogLine[]): readonly LogLine[] => {
  const differs = now.findIndex((line, at) => !isSameLine(before[at], line))
  return differs < 0 ? [] : now.slice(differs)
}

const isSameLine = (one: LogLine | undefined, other: LogLine): boolean =>
  one === other || (one?.after === other.after && JSON.stringify(one.event) === JSON.stringify(other.event))

/** After an absence only this many moves are shown, with at most this many lines. */
const MOVES = 3
const LINES = 24

/** The lines of the last few moves. */
export const lastFew = (lines: readonly LogLine[]): readonly LogLine[] => {
  const moves = [...new Set(lines.map(({ after }) => after))].slice(-MOVES)
  return lines.filter(({ after }) => moves.includes(after)).slice(-LINES)
}
