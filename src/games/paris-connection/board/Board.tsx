/** The map of France with everything on it, drawn into the view that the page moves and zooms. */
import { type ReactNode, useMemo } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { View } from '../view.ts'
import { Engines } from './Engines.tsx'
import { Fields } from './Fields.tsx'
import { Names, Places } from './Places.tsx'
import { Scenery } from './Scenery.tsx'
import { hexes } from './sheet.ts'
import { freeFields } from './trail.ts'

/** The picture is hidden from screen readers: the panel describes the networks, and the fields are buttons. */
export const Board = (props: BoardProps<View>): ReactNode => {
  const { view, question } = props
  const free = useMemo(() => freeFields(question), [question])
  return (
    <g className="pc-board">
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus */}
      <g aria-hidden="true">
        <Scenery />
        {/* Fields that can be built on are lighter, under everything that stands there. */}
        <path className="pc-glow" d={hexes([...free.keys()], 4)} />
        <Places />
        <Engines tracks={view.tracks} />
      </g>
      <Fields {...props} free={free} />
      <Names />
    </g>
  )
}
