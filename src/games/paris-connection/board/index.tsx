/** Paris Connection in the browser. */
import type { Face } from '../../../web/toolkit/board.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { Panel } from './Panel.tsx'
import { SIZE } from './sheet.ts'
import '../../../web/toolkit/panel.css'
import './board.css'
import './panel.css'

export const face: Face<View> = { Board, Panel, size: SIZE, accent: '--pc-accent' }
