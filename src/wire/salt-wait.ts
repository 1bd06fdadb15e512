/** How long the server waits for salts once the deal sheet is published, in seconds. The owner of the table chooses. */
import type { TimeControl } from './online.ts'

export const SHORTEST_WAIT = 10
export const LONGEST_WAIT = 7 * 86_400

/** The default. It is short for timed matches, whose players are online. */
export const usualSaltWait = (pace: TimeControl['kind']): number => (pace === 'live' ? 30 : 600)
