/** Railways: the card game in the browser. */
import type { Face } from '../../../web/toolkit/board.ts'
import { SEAT_LOOKS } from '../../../web/toolkit/seats.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { SIZE, treeOf } from './layout.ts'
import { Panel } from './Panel.tsx'
import '../../../web/toolkit/panel.css'
import './board.css'
import './panel.css'

export const face: Face<View> = {
  shape: 'square',
  Board,
  Dock: Panel,
  size: SIZE,
  part: treeOf,
  accent: '--rc-accent',
  seatLooks: SEAT_LOOKS,
  publicPoints: () => null,
  holdings: () => [],
}
