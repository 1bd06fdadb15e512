/** The fixed background: ocean, land, lakes, frame and title. Drawn once, and again when the shores have loaded. */
import { memo, type ReactNode } from 'react'
import { SIZE } from '../sheet.ts'
import { useShores } from './shores.ts'

const EDGE = 20
const INSIDE = { width: SIZE.width - 2 * EDGE, height: SIZE.height - 2 * EDGE } as const

export const Scenery = memo(
  (): ReactNode => (
    <g>
      <rect className="gl-paper" width={SIZE.width} height={SIZE.height} />
      <svg
        aria-hidden="true"
        x={EDGE}
        y={EDGE}
        {...INSIDE}
        viewBox={`${EDGE} ${EDGE} ${INSIDE.width} ${INSIDE.height}`}
      >
        <Earth />
        <Waves />
      </svg>
      <rect className="gl-frame" x={EDGE} y={EDGE} {...INSIDE} />
      <Cartouche />
      <text className="gl-credit" x={400} y={SIZE.height - EDGE - 12}>
        Lake shores © OpenStreetMap contributors, ODbL
      </text>
    </g>
  ),
)

/** Until the shores have loaded, everything is land: most things on it are dark on light and stay readable. */
const Earth = (): ReactNode => {
  const shores = useShores()
  if (shores === null) return <rect className="gl-land" width={SIZE.width} height={SIZE.height} />
  const { lakes, land } = shores
  return (
    <>
      <rect className="gl-water" width={SIZE.width} height={SIZE.height} />
      <path className="gl-land" d={land} />
      <path className="gl-shore" d={lakes} />
      {/* The data cuts some lakes in two. Their outline lies under both fills, so that no seam shows. */}
      <path className="gl-shoreline" d={lakes} />
      <path className="gl-lake" d={lakes} fillRule="evenodd" />
    </>
  )
}

/** Waves on wide open water. */
const SWELL: readonly (readonly [x: number, y: number])[] = [
  [330, 300],
  [560, 250],
  [690, 300],
  [590, 690],
  [555, 820],
  [960, 690],
  [1120, 560],
  [1390, 745],
  [1210, 860],
  [1790, 1060],
]

const Waves = (): ReactNode => (
  <path
    className="gl-wave"
    d={SWELL.map(([x, y]) => `M${x} ${y}q8-8 16 0t16 0t16 0M${x + 10} ${y + 12}q8-8 16 0t16 0`).join('')}
  />
)

const Cartouche = (): ReactNode => (
  <g className="gl-cartouche" transform="translate(40 1040)">
    <rect className="gl-plate" width={330} height={84} />
    <rect className="gl-plate-fine" x={5} y={5} width={320} height={74} />
    <text className="gl-title" x={165} y={50} textLength={296}>
      GREAT LAKES
    </text>
    <text className="gl-subtitle" x={165} y={70}>
      RAILS AND SAILS
    </text>
  </g>
)
