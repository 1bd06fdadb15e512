/** One's own tables: first those that wait for one, then those under way, at last the finished ones. */
import type { Listed } from '../../../wire/online.ts'

export const sortByUrgency = (tables: readonly Listed[]): readonly Listed[] =>
  [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed)

const rank = ({ mine, toAct, phase }: Listed): number => {
  if (mine !== null && toAct.includes(mine)) return 0
  return phase === 'over' || phase === 'closed' || phase === 'brokenOff' ? 2 : 1
}
