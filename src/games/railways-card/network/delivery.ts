/** RC-6: a good runs along links to a city that demands it, and each link scores. */
import type { GameContext, Seat } from '../../../kit/game.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { City } from './cities.ts'
import { pathBetween, tollsOf } from './paths.ts'

/** Delivers the chosen good to this city. */
export const deliver = (draft: State, seat: Seat, to: City, table: GameContext<Event>): void => {
  const { source: from, good } = draft
  const path = pathBetween(draft.parent, from, to)
  const tolls = tollsOf(draft, seat, path)
  const points = path.length // RC-6.6, RC-6.8
  draft.source = -1
  draft.good = -1
  draft.goods[from * 4 + good]! -= 1
  draft.delivered[seat * 4 + good]! += 1 // RC-6.7
  draft.earned[seat]! += points
  for (let other = 0; other < draft.seats; other++) draft.tolls[other]! += tolls[other]!
  const rule = draft.closing < 0 ? 'RC-6.6' : 'RC-8.4'
  table.emit({ kind: 'delivered', rule, seat, good, from, to, points, tolls })
}
