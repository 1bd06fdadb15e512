/** Short Line in the browser. */
import type { Face } from '../../../web/toolkit/board.ts'
import type { View } from '../view.ts'
import { Board, SIZE } from './Board.tsx'
import { Panel } from './Panel.tsx'
import '../../../web/toolkit/panel.css'
import './board.css'

export const face: Face<View> = { Board, Panel, size: SIZE, accent: '--sl-accent', asks: () => false }
