/** The map of France with all that is on it, drawn into the view that the frame moves and zooms. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { FIELDS } from '../fields.ts'
import type { View } from '../view.ts'
import { Engines } from './Engines.tsx'
import { Fields } from './Fields.tsx'
import { Names, Places } from './Places.tsx'
import { Scenery } from './Scenery.tsx'
import { hex, spot } from './sheet.ts'
import { choiceAt } from './trail.ts'

/** The picture is for the eye; to others the panel tells the networks, and the fields to choose are buttons. */
export const Board = (props: BoardProps<View>): ReactNode => (
  <g className="pc-board">
    {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus */}
    <g aria-hidden="true">
      <Scenery />
      <path className="pc-glow" d={glow(props)} />
      <Places />
      <Engines tracks={props.view.tracks} />
    </g>
    <Fields {...props} />
    <Names />
  </g>
)

/** What may be built on is lighter than the rest, under all that stands there. */
const glow = ({ question }: BoardProps<View>): string =>
  question?.ask.kind === 'place'
    ? FIELDS.filter((field) => choiceAt(question.choices, field))
        .map((field) => hex(spot(field), 4))
        .join('')
    : ''
