/** Great Lakes in the browser. */
import type { Face } from '../../../web/toolkit/board.ts'
import { SEAT_LOOKS } from '../../../web/toolkit/seats.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { needsConfirmation } from './confirmation.ts'
import { Panel } from './Panel.tsx'
import { SIZE } from './sheet.ts'
import '../../../web/toolkit/panel.css'
import './board.css'
import './panel.css'

export const face: Face<View> = {
  shape: 'wide',
  Board,
  Dock: Panel,
  size: SIZE,
  accent: '--gl-accent',
  seatLooks: SEAT_LOOKS,
  publicPoints: (view, seat) => view.points[seat] ?? null,
  holdings: () => [],
  confirms: needsConfirmation,
}
