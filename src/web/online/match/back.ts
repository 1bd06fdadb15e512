/** Where to go back to, when all agree. */
import type { Seat } from '../../../kit/game.ts'
import type { LogLine } from '../../../wire/host.ts'
import { storyOf } from '../../table/log/log-groups.ts'

/** How many moves had been made before this seat's last turn; null where it has had none. */
export const beforeOwnTurn = (log: readonly LogLine[], seat: Seat): number | null => {
  const last = storyOf(log, seat).before.at(-1)
  return last?.own === true ? last.from : null
}
