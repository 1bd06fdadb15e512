/** What a table does by itself, and when: a bot's move, a flag, the end of a wait. */
import { nextBot } from '../../host/bot-move.ts'
import { heldBy } from '../../host/hosted.ts'
import { nextFlag } from './clocks.ts'
import type { Body } from './entries.ts'
import type { Standing } from './standing.ts'

/** How long bots wait for somebody who may still think again. */
const HOLD = 15_000

/**
 * When the table has something to do by itself, or null. A bot begins to think as soon as it is its turn; when its
 * move is shown is the room's business.
 */
export const dueOf = (standing: Standing): number | null => {
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
export const dueBodies = (standing: Standing, now: number): readonly Body[] => {
  const { phase, hosted, clocks } = standing
  if (phase === 'dealing') return [{ kind: 'started' }]
  if (hosted === null) return []
  const flag = clocks === null ? undefined : nextFlag(clocks)
  if (flag !== undefined && flag.at <= now) return [{ kind: 'flagged', seat: flag.seat }]
  return []
}
