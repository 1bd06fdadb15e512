/** How long salts are awaited once the sheet is out, in seconds: whoever opens a table chooses. */
import type { TimeControl } from './online.ts'

export const SHORTEST_WAIT = 10
export const LONGEST_WAIT = 7 * 86_400

/** Where nothing else was chosen: people who play by the clock are there. */
export const usualSaltWait = (pace: TimeControl['kind']): number => (pace === 'live' ? 30 : 600)
