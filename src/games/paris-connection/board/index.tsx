/** Paris Connection in the browser. */
import type { Face } from '../../../web/toolkit/board.ts'
import { SEAT_LOOKS } from '../../../web/toolkit/seats.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { Panel } from './Panel.tsx'
import { SIZE } from './sheet.ts'
import '../../../web/toolkit/panel.css'
import './board.css'
import './panel.css'

export const face: Face<View> = {
  shape: 'square',
  Board,
  Dock: Panel,
  size: SIZE,
  accent: '--pc-accent',
  seatLooks: SEAT_LOOKS,
  publicPoints: () => null,
  holdings: () => [],
}
