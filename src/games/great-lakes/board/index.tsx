/** Great Lakes' face on the web. */
import type { Face } from '../../../web/toolkit/board.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { Panel } from './Panel.tsx'
import { SIZE } from './sheet.ts'
import './board.css'
import './panel.css'

/** One tap draws a card: nobody would take it back who could. Tickets are another matter. */
const DRAWS: readonly string[] = ['take', 'blind', 'refill']

export const face: Face<View> = {
  Board,
  Panel,
  size: SIZE,
  accent: '--gl-accent',
  asks: ({ kind }) => !DRAWS.includes(kind),
}
