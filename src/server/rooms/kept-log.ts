/** How much of a match's log still stands after a change. */
import type { TableState } from '../table/table-state.ts'

/** This many entries of the log before are also the first of the log now. */
export const keptLog = (before: TableState, now: TableState): number => {
  const [old, log] = [before.hosted?.match.log ?? [], now.hosted?.match.log ?? []]
  if (old.length === 0 || log[old.length - 1] === old.at(-1)) return old.length
  const [was, moves] = [before.hosted?.match.moves ?? [], now.hosted?.match.moves ?? []]
  const differs = moves.findIndex(({ seat, move }, at) => was[at]?.seat !== seat || was[at]?.move !== move)
  const same = differs < 0 ? Math.min(moves.length, was.length) : differs
  return log.filter(({ after }) => after <= same).length
}
