/** RC-6: a good runs along links to a city that demands it, and pays for each of them. */
import type { Seat, Table } from '../../kit/game.ts'
import type { City } from './cities.ts'
import type { Event } from './events.ts'

import type { State } from './state.ts'
import { tollsOf, wayBetween } from './ways.ts'

/** The good that was named goes to this city. */
export const deliver = (draft: State, seat: Seat, to: City, table: Table<Event>): void => {
  const { source: from, good } = draft
  const tolls = tollsOf(draft, seat, from, to)
  const points = wayBetween(draft.parent, from, to).length // RC-6.6, RC-6.8
  draft.source = -1
  draft.good = -1
  draft.goods[from * 4 + good] = (draft.goods[from * 4 + good] ?? 0) - 1
  draft.delivered[seat * 4 + good] = (draft.delivered[seat * 4 + good] ?? 0) + 1 // RC-6.7
  draft.earned[seat] = (draft.earned[seat] ?? 0) + points
  tolls.forEach((toll, other) => {
    draft.tolls[other] = (draft.tolls[other] ?? 0) + toll
  })
  const rule = draft.closing < 0 ? 'RC-6.6' : 'RC-8.4'
  table.emit({ kind: 'delivered', rule, seat, good, from, to, points, tolls })
}
