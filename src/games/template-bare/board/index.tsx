/** Short Line in the browser. */
import type { Face } from '../../../web/toolkit/board.ts'
import { SEAT_LOOKS } from '../../../web/toolkit/seats.ts'
import { say } from '../describe/words.ts'
import { score } from '../play.ts'
import type { View } from '../view.ts'
import { Board, SIZE } from './Board.tsx'
import { Dock } from './Dock.tsx'
import '../../../web/toolkit/panel.css'
import './board.css'

export const face: Face<View> = {
  shape: 'square',
  Board,
  Dock,
  size: SIZE,
  accent: '--sl-accent',
  seatLooks: SEAT_LOOKS,
  publicPoints: ({ lines }, seat) =>
    score({ lines: lines.map((line) => [...line]) }, seat).reduce((sum, { points }) => sum + points, 0),
  holdings: (view, seat) => [
    {
      id: 'cards',
      label: say('hold.cards', { count: view.sizes[seat] ?? 0 }),
      explain: say('hold.cards.explain'),
      rule: 'SL-2.1',
    },
  ],
  extras: () => import('./extras.tsx'),
}
