/** Great Lakes in the browser. */
import type { Face } from '../../../web/toolkit/board.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { needsConfirmation } from './confirmation.ts'
import { Panel } from './Panel.tsx'
import { SIZE } from './sheet.ts'
import '../../../web/toolkit/panel.css'
import './board.css'
import './panel.css'

export const face: Face<View> = { Board, Panel, size: SIZE, accent: '--gl-accent', asks: needsConfirmation }
