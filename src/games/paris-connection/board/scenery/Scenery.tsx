/** The fixed background: sea, coasts, relief, hexes and barred borders. Drawn once, and far beyond the fields on every side. */
import { lazy, memo, type ReactNode } from 'react'
import { AfterPaint } from '../../../../web/toolkit/AfterPaint.tsx'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { BARRED } from '../../data/map.ts'
import { say as word } from '../../describe/words.ts'
import { FIELDS, fieldAt } from '../../map/fields.ts'
import type { View } from '../../view.ts'
import { hex, PARIS, SIZE, side, spot } from '../sheet.ts'
import { Cartouche } from './Cartouche.tsx'
import { FRANCE } from './coast.ts'
import { Ranges } from './Ranges.tsx'
import { RANGES, RIVERS } from './relief.ts'

/** The neighbours and the ships come after the first paint. */
const Abroad = lazy(() => import('./Abroad.tsx'))

const FAR = 3000
/** As a part of the side. */
const PEAK = 0.32

export const Scenery = memo(
  (): ReactNode => (
    <g>
      <rect className="pc-sea" x={-FAR} y={-FAR} width={2 * FAR + SIZE.width} height={2 * FAR + SIZE.height} />
      <path className="pc-rays" d={RAYS} />
      <path className="pc-shore pc-shore-deep" d={FRANCE} />
      <path className="pc-shore pc-shore-wide" d={FRANCE} />
      <path className="pc-shore" d={FRANCE} />
      <AfterPaint>
        <Abroad />
      </AfterPaint>
      <path className="pc-france" d={FRANCE} />
      <path className="pc-rivers" d={RIVERS} />
      <Ranges of={RANGES} className="pc-ranges" />
      <g className="pc-lights">
        <circle cx={PARIS.x} cy={PARIS.y} r={210} />
        <circle cx={PARIS.x} cy={PARIS.y} r={150} />
        <circle cx={PARIS.x} cy={PARIS.y} r={100} />
      </g>
      <path className="pc-fields" d={FIELDS_PATH} />
      <Cartouche />
      <path className="pc-estuary-edge" d={ESTUARIES} />
      <path className="pc-estuary" d={ESTUARIES} />
      <path className="pc-ridge-edge" d={RIDGES + RIDGE_PEAKS} />
      <path className="pc-ridge" d={RIDGES + RIDGE_PEAKS} />
    </g>
  ),
)

/** Barred borders explain themselves. */
export const Borders = memo(
  ({ say }: Pick<BoardProps<View>, 'say'>): ReactNode => (
    <path className="pc-border-hit" d={ESTUARIES + RIDGES} {...explain(say(word('explain.barred')), 'PC-3.4')} />
  ),
)

/** Every hex, including those partly in the sea. */
const FIELDS_PATH = FIELDS.map((field) => hex(spot(field), 0.6)).join('')

/** PC-3.4: the sides that are barred, by an estuary or by mountains. */
const SIDES = BARRED.map(([q1, r1, q2, r2, why]) => {
  const [from, to] = side(spot(fieldAt(q1, r1) ?? -1), spot(fieldAt(q2, r2) ?? -1))
  return { from, to, isWater: why.endsWith('estuary') }
})

const linesOf = (isWater: boolean): string =>
  SIDES.filter((barred) => barred.isWater === isWater)
    .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join('')

const ESTUARIES = linesOf(true)
const RIDGES = linesOf(false)

/** Three peaks on each mountain side, pointing away from it. */
const RIDGE_PEAKS = SIDES.filter(({ isWater }) => !isWater)
  .flatMap(({ from, to }) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const at = (along: number, out: number): string =>
      `${(from.x + dx * along - dy * out).toFixed(1)} ${(from.y + dy * along + dx * out).toFixed(1)}`
    return [0, 1, 2].map((i) => `M${at(i / 3, 0)}L${at((i + 0.5) / 3, PEAK)}L${at((i + 1) / 3, 0)}Z`)
  })
  .join('')

/** Beams from Paris over the whole sea, as on a poster. */
const RAYS = Array.from({ length: 18 }, (_, i) => {
  const beam = (angle: number): string =>
    `${Math.round(PARIS.x + FAR * Math.cos(angle))} ${Math.round(PARIS.y + FAR * Math.sin(angle))}`
  const width = Math.PI / 18
  return `M${PARIS.x} ${PARIS.y}L${beam(2 * i * width)}L${beam((2 * i + 1) * width)}Z`
}).join('')
