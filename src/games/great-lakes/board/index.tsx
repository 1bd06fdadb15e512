/** Great Lakes in the browser. */
import type { Face } from '../../../web/toolkit/board.ts'
import { SEAT_LOOKS } from '../../../web/toolkit/seats.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { needsConfirmation } from './confirmation.ts'
import { Dock } from './dock/Dock.tsx'
import { seatHoldings } from './seat-holdings.tsx'
import { SIZE } from './sheet.ts'
import { Strip } from './strip/Strip.tsx'
import { Tray } from './tickets/Tray.tsx'
import '../../../web/toolkit/panel.css'
import './board.css'
import './map/land.css'
import './cards/cards.css'
import './dock/choosing.css'
import './dock/dock.css'
import './strip/strip.css'
import './tickets/tickets.css'

export const face: Face<View> = {
  shape: 'wide',
  Board,
  Dock,
  Strip,
  Aside: Tray,
  size: SIZE,
  accent: '--gl-accent',
  seatLooks: SEAT_LOOKS,
  publicPoints: (view, seat) => view.points[seat] ?? null,
  holdings: seatHoldings,
  confirms: needsConfirmation,
  extras: () => import('./extras/index.ts'),
}
