/** Coal Run in the browser. */
import type { Face } from '../../../web/toolkit/board.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { Panel } from './Panel.tsx'
import { SIZE } from './sheet.ts'
import '../../../web/toolkit/panel.css'
import './board.css'

/** Drawing a card is too common to ask for confirmation; sorting costs a mile. */
export const face: Face<View> = { Board, Panel, size: SIZE, accent: '--cr-accent', asks: ({ kind }) => kind === 'sort' }
