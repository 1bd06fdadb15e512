/** Russian Railroads' face on the web. */
import type { Face } from '../../../web/toolkit/board.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { Narrow } from './Narrow.tsx'
import { SIZE as NARROW_SIZE } from './narrow.ts'
import { Panel } from './Panel.tsx'
import { SIZE } from './sheet.ts'
import './board.css'
import './narrow.css'
import './panel.css'

export const face: Face<View> = {
  Board,
  Panel,
  size: SIZE,
  narrow: { Board: Narrow, size: NARROW_SIZE },
  accent: '--rr-accent',
}
