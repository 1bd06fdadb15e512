/** How the log of a table went on: a page that comes in again is told only what is new to it. */
import type { Standing } from './table/standing.ts'

/** How far back a page may come in again without being told everything. */
const REMEMBERED = 128

export interface Past {
  /** The table goes on; says how much of the log before still stands. */
  add(before: Standing, standing: Standing): number
  /** How much of the log still stands that was there at this number. */
  since(seq: number | null): number
}

export const NO_PAST: Past = { add: () => 0, since: () => 0 }

export const pastOf = (first: Standing): Past => {
  const lengthOf = ({ hosted }: Standing): number => hosted?.match.log.length ?? 0
  const marks = [{ seq: first.seq, logged: lengthOf(first), kept: lengthOf(first) }]
  return {
    add(before, standing) {
      const kept = keptLog(before, standing)
      marks.push({ seq: standing.seq, logged: lengthOf(standing), kept })
      if (marks.length > REMEMBERED) marks.shift()
      return kept
    },
    since(seq) {
      const at = marks.findLastIndex((mark) => mark.seq === seq)
      const mark = marks[at]
      if (mark === undefined) return 0
      return marks.slice(at + 1).reduce((length, { kept }) => Math.min(length, kept), mark.logged)
    },
  }
}

/** So many entries of the log before are also the first of the log now. */
const keptLog = (before: Standing, now: Standing): number => {
  const [old, log] = [before.hosted?.match.log ?? [], now.hosted?.match.log ?? []]
  if (old.length === 0 || log[old.length - 1] === old.at(-1)) return old.length
  const [was, moves] = [before.hosted?.match.moves ?? [], now.hosted?.match.moves ?? []]
  const differs = moves.findIndex(({ seat, move }, at) => was[at]?.seat !== seat || was[at]?.move !== move)
  const same = differs < 0 ? Math.min(moves.length, was.length) : differs
  return log.filter(({ after }) => after <= same).length
}
