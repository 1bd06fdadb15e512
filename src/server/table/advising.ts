/** Who may be advised. Pages do the thinking, from what they were sent anyway; here is said whether they may. */
import type { Viewer } from '../../kit/game.ts'
import type { Standing } from './standing.ts'

/**
 * May whoever looks have a search think it over? Everybody once the match is over, and at a teaching table; while it is
 * played those who watch, and who plays with bots alone. A person for whom a bot stands in is still one of the people.
 */
export const isAdvised = ({ phase, opened, places }: Standing, looking: Viewer): boolean =>
  phase !== 'running' ||
  looking === 'watcher' ||
  opened.teaching === true ||
  places.filter(({ person }) => person !== null).length < 2
