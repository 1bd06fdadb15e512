/** The parts of the board that the page needs for its first paint. */
import type { Face } from '../../../web/toolkit/board.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { Dock } from './dock/Dock.tsx'
import { holdingsOf } from './holdings.ts'
import { partOf, SIZE } from './layout.ts'
import { SEAT_LOOKS } from './palette.ts'
import { pointsOf } from './standing.ts'
import '../../../web/toolkit/panel.css'
import './board.css'
import './cards.css'
import './dock/dock.css'
import './dock/answers.css'

export const face: Face<View> = {
  shape: 'square',
  Board,
  Dock,
  size: SIZE,
  part: partOf,
  accent: '--rc-accent',
  seatLooks: SEAT_LOOKS,
  publicPoints: pointsOf,
  holdings: holdingsOf,
  // Everything else that cannot be taken back is an ordinary draw.
  confirms: ({ why }) => why?.id === 'irreversible.ends',
  extras: () => import('./extras/index.ts'),
}
