/** What everybody sees that a seat holds, for its player card. */
import type { Seat } from '../../../kit/game.ts'
import type { Holding } from '../../../web/toolkit/board.ts'
import { PLAIN, SINGLE } from '../cards/cards.ts'
import { pieceName, say } from '../describe/words.ts'
import { harboursLeft } from '../holdings.ts'
import type { View } from '../view.ts'
import { AnchorIcon, CardIcon, HandIcon, TicketIcon } from './cards/icons.tsx'

export const seatHoldings = (view: View, seat: Seat): readonly Holding[] => {
  const [trains = 0, ships = 0] = [view.trainCards[seat], view.shipCards[seat]]
  return [
    {
      id: 'cards',
      label: say('board.hold.cards', { count: trains + ships }),
      explain: say('board.hold.cards.explain', { trains, ships }),
      rule: 'GL-4.8',
      picture: (
        <>
          <HandIcon />
          {trains + ships}
        </>
      ),
    },
    pieces(view, seat),
    {
      id: 'tickets',
      label: say('board.hold.tickets', { count: view.held[seat] ?? 0 }),
      explain: say('board.hold.tickets.explain'),
      rule: 'GL-6.3',
      picture: (
        <>
          <TicketIcon />
          {view.held[seat] ?? 0}
        </>
      ),
    },
    {
      id: 'harbours',
      label: say('board.hold.harbours', { count: harboursLeft(view, seat) }),
      explain: say('board.hold.harbours.explain'),
      rule: 'GL-7.6',
      picture: (
        <>
          <AnchorIcon />
          {harboursLeft(view, seat)}
        </>
      ),
    },
  ]
}

/** In set-up the pieces are secret: only who has chosen is known. */
const pieces = (view: View, seat: Seat): Holding => {
  if (view.turn === 0) {
    const isReady = view.ready[seat] ?? false
    return {
      id: 'pieces',
      label: isReady ? say('board.ready') : say('board.choosing'),
      explain: say('board.hold.choosing.explain'),
      rule: 'GL-2.3',
    }
  }
  const [trains = 0, ships = 0] = [view.trains[seat], view.ships[seat]]
  return {
    id: 'pieces',
    label: say('board.hold.pieces', { trains, ships }),
    explain: say('board.hold.pieces.explain', { trains: pieceName(0, trains), ships: pieceName(1, ships) }),
    rule: 'GL-9.1',
    picture: (
      <>
        <CardIcon card={PLAIN} />
        {trains}
        <CardIcon card={SINGLE} />
        {ships}
      </>
    ),
  }
}
