/** The fixed background: sea, coasts, hexes, barred borders, frame and title. Drawn once. */
import { memo, type ReactNode } from 'react'
import { BARRED } from '../data/map.ts'
import { FIELDS, fieldAt, place } from '../map/fields.ts'
import { Cartouche } from './Cartouche.tsx'
import { FRANCE, NEIGHBOURS } from './coast.ts'
import { hex, SIZE, SPOTS, side, spot } from './sheet.ts'

const EDGE = 36

export const Scenery = memo(
  (): ReactNode => (
    <g>
      <rect className="pc-paper" width={SIZE.width} height={SIZE.height} />
      <svg
        aria-hidden="true"
        x={EDGE}
        y={EDGE}
        {...INSIDE}
        viewBox={`${EDGE} ${EDGE} ${INSIDE.width} ${INSIDE.height}`}
      >
        <rect className="pc-sea" width={SIZE.width} height={SIZE.height} />
        <path className="pc-rays" d={RAYS} />
        <path className="pc-shore pc-shore-wide" d={FRANCE + NEIGHBOURS} />
        <path className="pc-shore" d={FRANCE + NEIGHBOURS} />
        <path className="pc-abroad" d={NEIGHBOURS} />
        <path className="pc-france" d={FRANCE} />
        <path className="pc-fields" d={FIELDS_PATH} />
        <Cartouche />
      </svg>
      <rect className="pc-frame" x={EDGE} y={EDGE} {...INSIDE} />
      <rect className="pc-frame-fine" x={6} y={6} width={SIZE.width - 12} height={SIZE.height - 12} />
      <Grid />
      <path className="pc-barred-edge" d={BARRED_PATH} />
      <path className="pc-barred" d={BARRED_PATH} />
    </g>
  ),
)

const INSIDE = { width: SIZE.width - 2 * EDGE, height: SIZE.height - 2 * EDGE } as const

/** Every hex, including those partly in the sea. */
const FIELDS_PATH = FIELDS.map((field) => hex(spot(field), 0.6)).join('')

/** PC-3.4: slightly longer than the side it bars. */
const BARRED_PATH = BARRED.map(([q1, r1, q2, r2]) => {
  const [from, to] = side(spot(fieldAt(q1, r1) ?? -1), spot(fieldAt(q2, r2) ?? -1))
  return `M${from.x} ${from.y}L${to.x} ${to.y}`
}).join('')

/** Beams from Paris over the whole sheet, as on a poster. */
const RAYS = Array.from({ length: 18 }, (_, i) => {
  const beam = (angle: number): string =>
    `${Math.round(600 + 1200 * Math.cos(angle))} ${Math.round(290 + 1200 * Math.sin(angle))}`
  const width = Math.PI / 18
  return `M600 290L${beam(2 * i * width)}L${beam((2 * i + 1) * width)}Z`
}).join('')

/** The row letters and column numbers that the log uses for fields. */
const Grid = (): ReactNode => (
  <g className="pc-grid">
    {ROWS.map(([letter, y]) => (
      <g key={letter}>
        <text x={21} y={y + 6}>
          {letter}
        </text>
        <text x={SIZE.width - 21} y={y + 6}>
          {letter}
        </text>
      </g>
    ))}
    {COLUMNS.map(([number, x]) => (
      <g key={number}>
        <text x={x} y={27}>
          {number}
        </text>
        <text x={x} y={SIZE.height - 15}>
          {number}
        </text>
      </g>
    ))}
  </g>
)

const ROWS = [...new Map(FIELDS.map((field) => [place(field).r, SPOTS[field]?.y ?? 0]))].map(
  ([r, y]) => [String.fromCharCode(69 + r), y] as const,
)

/** Halfway between the even rows and the odd ones. */
const COLUMNS = Array.from({ length: 17 }, (_, i) => [i + 1, 600 + 60 * (i - 9) + 15] as const)
