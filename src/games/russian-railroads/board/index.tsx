/** The web interface of Russian Railroads. */
import { lazy, type ReactNode, Suspense } from 'react'
import type { BoardProps, Face } from '../../../web/toolkit/board.ts'
import { SEAT_LOOKS } from '../../../web/toolkit/seats.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { SIZE as NARROW_SIZE } from './narrow.ts'
import { Panel } from './Panel.tsx'
import { SIZE } from './sheet.ts'
import '../../../web/toolkit/panel.css'
import './board.css'
import './panel.css'

const Sheets = lazy(async () => ({ default: (await import('./Narrow.tsx')).Narrow }))

/** Only a phone fetches the sheets made for it. */
const Narrow = (props: BoardProps<View>): ReactNode => (
  <Suspense fallback={null}>
    <Sheets {...props} />
  </Suspense>
)

export const face: Face<View> = {
  shape: 'wide',
  Board,
  Dock: Panel,
  size: SIZE,
  narrow: { Board: Narrow, size: NARROW_SIZE },
  accent: '--rr-accent',
  seatLooks: SEAT_LOOKS,
  publicPoints: () => null,
  holdings: () => [],
}
