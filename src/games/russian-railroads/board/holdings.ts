/** What a player card shows: what can still be placed, and what counts later. */
import type { Seat } from '../../../kit/game.ts'
import type { Holding } from '../../../web/toolkit/board.ts'
import { engineersOf } from '../engineers/engineers.ts'
import { matOf } from '../state/state.ts'
import type { View } from '../view.ts'
import { say as word } from '../words.ts'
import { endCardsHeld } from './end-cards.ts'
import { heldPicture } from './holding-pictures.tsx'

export const holdings = (view: View, seat: Seat): readonly Holding[] => {
  const { workers, temporaryWorkers, blackWorkers, coins } = matOf(view, seat)
  const placeable = workers + temporaryWorkers + blackWorkers
  const engineers = engineersOf(view, seat).length
  const endCards = endCardsHeld(view, seat)
  return [
    {
      id: 'workers',
      label: word('pile.workers', { count: placeable }),
      explain: word('board.explain.workers'),
      rule: 'RR-2.2',
      picture: heldPicture('workers', placeable, seat),
    },
    {
      id: 'coins',
      label: word('pile.coins', { count: coins }),
      explain: word('board.explain.coins'),
      rule: 'RR-2.5',
      picture: heldPicture('coins', coins, seat),
    },
    {
      id: 'engineers',
      label: word('board.have.engineers', { count: engineers }),
      explain: word('board.explain.engineers'),
      rule: 'RR-12.4',
      picture: heldPicture('engineers', engineers, seat),
    },
    ...(endCards > 0
      ? [
          {
            id: 'endCards',
            label: word('board.have.endCards', { count: endCards }),
            explain: word('board.explain.endCards'),
            rule: 'RR-12.3',
            picture: heldPicture('endCards', endCards, seat),
          },
        ]
      : []),
  ]
}
