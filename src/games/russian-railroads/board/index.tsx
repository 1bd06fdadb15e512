/** The web interface of Russian Railroads. */
import { lazy, type ReactNode, Suspense } from 'react'
import type { BoardProps, Face } from '../../../web/toolkit/board.ts'
import { SEAT_LOOKS } from '../../../web/toolkit/seats.ts'
import { pointsOf } from '../scoring/points.ts'
import type { View } from '../view.ts'
import { Board, HighBoard } from './Board.tsx'
import { Dock } from './dock/Dock.tsx'
import { holdings } from './holdings.ts'
import { NARROW_SIZE } from './plan.ts'
import { HIGH, LOW } from './sheet.ts'
import '../../../web/toolkit/panel.css'
import './board.css'
import './sheet.css'
import './track/railway.css'
import './dock/dock.css'

const Halves = lazy(async () => ({ default: (await import('./Narrow.tsx')).Narrow }))

/** Only a phone fetches the drawing made for it. */
const Narrow = (props: BoardProps<View>): ReactNode => (
  <Suspense fallback={null}>
    <Halves {...props} />
  </Suspense>
)

export const face: Face<View> = {
  shape: 'wide',
  Board,
  Dock,
  size: LOW.size,
  high: { Board: HighBoard, size: HIGH.size },
  narrow: { Board: Narrow, size: NARROW_SIZE },
  accent: '--rr-accent',
  seatLooks: SEAT_LOOKS,
  publicPoints: pointsOf,
  holdings,
  // What cannot be taken back shows end cards or ends the game: either way earlier steps become fixed.
  confirms: ({ final }) => final,
  extras: () => import('./extras/extras.tsx'),
}
