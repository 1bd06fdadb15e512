/** The map of France with everything on it, drawn into the view that the page moves and zooms. */
import { type ReactNode, useEffect, useMemo } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { View } from '../view.ts'
import { Coordinates } from './Coordinates.tsx'
import { Engines } from './Engines.tsx'
import { Fields } from './Fields.tsx'
import { litCompany } from './lit.ts'
import { Names, Places } from './Places.tsx'
import { Stations } from './Stations.tsx'
import { Borders, Scenery } from './scenery/Scenery.tsx'
import { hexes } from './sheet.ts'
import { freeFields } from './trail.ts'
import { ValueTrack } from './ValueTrack.tsx'

export const Board = (props: BoardProps<View>): ReactNode => {
  const { view, question, say } = props
  const free = useMemo(() => freeFields(question), [question])
  const lit = litCompany.use()
  // What is under the pointer changes with the question, without the pointer leaving it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => litCompany.set(null), [question])
  const placing = question?.ask.kind === 'place'
  return (
    <g className="pc-board" data-lit={lit ?? undefined}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus */}
      <g aria-hidden="true">
        <Scenery />
        <ValueTrack values={view.values} say={say} />
        {/* Fields that can be built on are lighter, under everything that stands there. */}
        <path className="pc-glow" d={hexes([...free.keys()], 3)} />
        <Places />
        <Coordinates />
        <Engines tracks={view.tracks} />
      </g>
      <Fields {...props} free={free} />
      {!placing && <Borders say={say} />}
      {!placing && <Stations {...props} />}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the marks of moves, under the names; nothing in it takes the focus */}
      <g className="marks-layer" aria-hidden="true" />
      <Names />
    </g>
  )
}
