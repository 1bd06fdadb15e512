/** The map of France with all that is on it, drawn into the view that the frame moves and zooms. */
import { type ReactNode, useMemo } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { View } from '../view.ts'
import { Engines } from './Engines.tsx'
import { Fields } from './Fields.tsx'
import { Names, Places } from './Places.tsx'
import { Scenery } from './Scenery.tsx'
import { hexes } from './sheet.ts'
import { freeFields } from './trail.ts'

/** The picture is for the eye; to others the panel tells the networks, and the fields to choose are buttons. */
export const Board = (props: BoardProps<View>): ReactNode => {
  const { view, question } = props
  const free = useMemo(() => freeFields(question), [question])
  return (
    <g className="pc-board">
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus */}
      <g aria-hidden="true">
        <Scenery />
        {/* What may be built on is lighter than the rest, under all that stands there. */}
        <path className="pc-glow" d={hexes([...free.keys()], 4)} />
        <Places />
        <Engines tracks={view.tracks} />
      </g>
      <Fields {...props} free={free} />
      <Names />
    </g>
  )
}
