/** What everybody sees that a player holds, for the player cards. */
import type { RuleId, Seat } from '../../../kit/game.ts'
import type { Holding } from '../../../web/toolkit/board.ts'
import { say } from '../describe/words.ts'
import type { View } from '../view.ts'
import { heldPicture, type NetworkHolding } from './holding-pictures.tsx'
import { goodsOf } from './standing.ts'

export const holdingsOf = (view: View, seat: Seat): readonly Holding[] => [
  holding(seat, 'cards', view.sizes[seat] ?? 0),
  holding(seat, 'trains', view.trains[seat] ?? 0),
  ...(view.younger ? [] : [holding(seat, 'power', view.power[seat] ?? 0), holding(seat, 'goods', goodsOf(view, seat))]),
]

const RULES: Readonly<Record<NetworkHolding, RuleId>> = {
  cards: 'RC-3.6',
  trains: 'RC-8.1',
  power: 'RC-5.1',
  goods: 'RC-9.3',
}

const holding = (seat: Seat, id: NetworkHolding, count: number): Holding => ({
  id,
  label: say(`holding.${id}`, { count }),
  explain: say(`holding.${id}.about`, { count }),
  rule: RULES[id],
  picture: heldPicture(id, count, seat),
})
