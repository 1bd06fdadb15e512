/** Where to go back to, when all agree. */
import type { Seat } from '../../../kit/game.ts'
import type { LogLine } from '../../../wire/host.ts'
import { groupLog } from '../../table/log/log-groups.ts'

/** How many moves had been made before this seat's last turn; null where it has had none. */
export const movesBeforeLastTurn = (log: readonly LogLine[], seat: Seat): number | null => {
  const last = groupLog(log, seat).before.at(-1)
  return last?.own === true ? last.from : null
}
