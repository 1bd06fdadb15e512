/** What a player card shows. */
import type { Seat } from '../../../kit/game.ts'
import type { Holding } from '../../../web/toolkit/board.ts'
import { coalName, say } from '../describe/words.ts'
import { total } from '../score.ts'
import type { View } from '../view.ts'

/** Miles count for everybody to see; coal 4 in hand only where the viewer sees the hand. */
export const publicPoints = (view: View, seat: Seat): number => {
  const hands = view.hands.flatMap((hand) => hand ?? view.discards.map(() => 0))
  return total({ length: view.length, miles: [...view.miles], hands }, seat)
}

export const holdings = (view: View, seat: Seat): readonly Holding[] => {
  const count = view.holdings[seat] ?? 0
  const burned = view.burned[seat] ?? -1
  const cards: Holding = {
    id: 'cards',
    label: say('hold.cards', { count }),
    explain: say('hold.cards.explain'),
    rule: 'CR-2.2',
  }
  const last: Holding = {
    id: 'burned',
    label: say('hold.burned', { coal: coalName(burned) }),
    explain: say('hold.burned.explain'),
    rule: 'CR-3.2',
  }
  const ready: Holding = { id: 'ready', label: say('board.ready'), explain: say('hold.ready.explain'), rule: 'CR-3.1' }
  return [cards, ...(burned < 0 ? [] : [last]), ...(view.ready[seat] ? [ready] : [])]
}
