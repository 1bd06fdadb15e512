/** What Paris Connection provides for the table in the browser: board, dock, and what player cards show. */
import type { Face } from '../../../web/toolkit/board.ts'
import { SEAT_LOOKS } from '../../../web/toolkit/seats.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { Dock } from './dock/Dock.tsx'
import { holdings, publicPoints } from './holdings.tsx'
import { SIZE } from './sheet.ts'
import '../../../web/toolkit/panel.css'
import './board.css'
import './scenery/scenery.css'
import './dock/dock.css'
import './dock/extending.css'
import './dock/known.css'

export const face: Face<View> = {
  shape: 'square',
  Board,
  Dock,
  size: SIZE,
  accent: '--pc-accent',
  seatLooks: SEAT_LOOKS,
  publicPoints,
  holdings,
  // Only the end of the game cannot be undone, and it always asks for a second press.
  confirms: () => true,
  extras: () => import('./extras/index.ts'),
}
