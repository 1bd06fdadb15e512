/** What a table does by itself, and when: a bot's move, a flag, the end of a wait. */
import { nextBot } from '../../host/bot-turn.ts'
import { heldBy } from '../../host/hosted-table.ts'
import { nextFlag } from './clocks.ts'
import type { TableEvent } from './events.ts'
import type { TableState } from './table-state.ts'

/** How long bots wait for somebody who may still think again. */
const HOLD = 15_000

/**
 * When the table has something to do by itself, or null. A bot begins to think as soon as it is its turn; when its
 * move is shown is the room's business.
 */
export const dueOf = (standing: TableState): number | null => {
  const { phase, hosted, clocks, until, acted } = standing
  if (phase === 'dealing') return until
  if (phase !== 'running' || hosted === null) return null
  const flag = clocks === null ? undefined : nextFlag(clocks)?.at
  const bot = nextBot(hosted) === undefined ? undefined : acted
  const hold = heldBy(hosted) === undefined ? undefined : acted + HOLD
  const all = [flag, bot, hold].filter((time) => time !== undefined)
  return all.length === 0 ? null : Math.min(...all)
}

/** What the table does now by itself; nothing where a bot ponders or a turn is handed over. */
export const dueEvents = (standing: TableState, now: number): readonly TableEvent[] => {
  const { phase, hosted, clocks } = standing
  if (phase === 'dealing') return [{ kind: 'started' }]
  if (hosted === null) return []
  const flag = clocks === null ? undefined : nextFlag(clocks)
  if (flag !== undefined && flag.at <= now) return [{ kind: 'flagged', seat: flag.seat }]
  return []
}
