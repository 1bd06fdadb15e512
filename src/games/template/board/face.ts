/** What the frame gets: the board, the dock, and what player cards show. */
import type { Face } from '../../../web/toolkit/board.ts'
import { SEAT_LOOKS } from '../../../web/toolkit/seats.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { Dock } from './Dock.tsx'
import { holdings, publicPoints } from './holdings.ts'
import { SIZE } from './sheet.ts'
import '../../../web/toolkit/panel.css'
import './board.css'

export const face: Face<View> = {
  shape: 'square',
  Board,
  Dock,
  size: SIZE,
  accent: '--cr-accent',
  seatLooks: SEAT_LOOKS,
  publicPoints,
  holdings,
  extras: () => import('./extras/index.ts'),
}
