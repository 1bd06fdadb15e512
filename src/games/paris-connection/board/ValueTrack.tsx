/**
 * The value track: a goods quay in the Bay of Biscay with six lines, where each company's locomotive stands at its value.
 * The lines lead into a shed with a number over each gate.
 */
import { memo, type ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { anchor } from '../../../web/toolkit/effects.ts'
import { explain } from '../../../web/toolkit/explain.ts'
import { useSteady } from '../../../web/toolkit/steady.ts'
import { companyName, say as word } from '../describe/words.ts'
import { ALL, type Company } from '../moves.ts'
import type { View } from '../view.ts'
import { valueAnchor } from './anchors.ts'
import { Locomotive, positionStyle } from './Locomotive.tsx'
import { lightByFinger, lightsByMouse } from './lit.ts'
import { colourOf } from './palette.ts'

const AT = { x: 20, y: 588 } as const
const LENGTH = 158
const LANE = 32
const TOP = 46
const BOTTOM = TOP + LANE * ALL.length + 4
/** The enamel plates with the values. */
const PLATE = { x: 184, width: 38, height: 24 } as const
/** The quay, in units of the track. */
const QUAY = { left: -14, top: 14, right: 230, bottom: BOTTOM, depth: 13 } as const

type Props = Pick<View, 'values'> & Pick<BoardProps<View>, 'say'>

export const ValueTrack = memo(({ values, say }: Props): ReactNode => {
  const steady = useSteady(values)
  const end = lastSpace(steady)
  const ticks = Array.from({ length: end / 5 + 1 }, (_, i) => i * 5)
  const x = (value: number): number => (LENGTH * value) / end
  return (
    <g className="pc-track-of-values" transform={`translate(${AT.x} ${AT.y})`}>
      <Quay />
      <path className="pc-sign-posts" d="M48 12V28M118 12V28" />
      <rect className="pc-sign" x={33} y={-8} width={100} height={24} rx={3} />
      <text className="pc-value-title" x={83} y={9.5}>
        {say(word('textBoard.value'))}
      </text>
      <Shed />
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="pc-tick" d={`M${x(tick)} ${TOP}V${TOP + LANE * ALL.length - 2}`} />
          <text className="pc-tick-number" x={x(tick)} y={TOP - 3}>
            {tick}
          </text>
        </g>
      ))}
      {ALL.map((company) => (
        <Lane key={company} company={company} value={steady[company] ?? 0} at={x(steady[company] ?? 0)} say={say} />
      ))}
    </g>
  )
})

/** A stone quay in the water: its side in the shade, its joints, bollards along the edge, and the swell at its foot. */
const Quay = memo((): ReactNode => {
  const { left, top, right, bottom, depth } = QUAY
  return (
    <g className="pc-quay">
      <path className="pc-quay-swell" d={SWELL} />
      <path className="pc-quay-side" d={`M${left} ${bottom - 4}H${right}V${bottom + depth}H${left}Z`} />
      <path className="pc-quay-joints" d={JOINTS} />
      <rect className="pc-quay-top" x={left} y={top} width={right - left} height={bottom - top} rx={4} />
      <path className="pc-bollards" d={BOLLARDS} />
    </g>
  )
})

/** Its wall with a gate for each line, a roof, and a clock in the gable. */
const Shed = memo(
  (): ReactNode => (
    <g className="pc-shed">
      <path className="pc-shed-wall" d={`M176 ${BOTTOM}V${TOP - 5}L203 ${TOP - 29}L230 ${TOP - 5}V${BOTTOM}Z`} />
      <path className="pc-shed-shade" d={`M176 ${BOTTOM}V${TOP - 5}L203 ${TOP - 29}V${BOTTOM}Z`} />
      <path
        className="pc-shed-roof"
        d={`M168 ${TOP - 2}L203 ${TOP - 33}L238 ${TOP - 2}L234 ${TOP + 3}L203 ${TOP - 25}L172 ${TOP + 3}Z`}
      />
      <circle className="pc-shed-clock" cx={203} cy={TOP - 10} r={6} />
      <path className="pc-shed-hands" d={`M203 ${TOP - 14}V${TOP - 10}L206 ${TOP - 8}`} />
    </g>
  ),
)

const along = (count: number, draw: (x: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(QUAY.left + ((at + 0.5) * (QUAY.right - QUAY.left)) / count)).join('')

const JOINTS = along(9, (x) => `M${x} ${QUAY.bottom}v6M${x + 14} ${QUAY.bottom + 6}v7`)
const BOLLARDS = [16, 76, 136].map((x) => `M${x} ${QUAY.bottom + 1}v-5`).join('')
const SWELL = along(5, (x) => `M${x - 20} ${QUAY.bottom + QUAY.depth + 6}q10-6 20 0t20 0`)

type LaneProps = Pick<Props, 'say'> & { readonly company: Company; readonly value: number; readonly at: number }

const Lane = memo(({ company, value, at, say }: LaneProps): ReactNode => {
  const y = TOP + LANE * (company + 0.5)
  const name = companyName(company)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: fingers have no hover; keys light a network at its station and pool
    <g
      className={`pc-lane pc-${colourOf(company)}`}
      onClick={({ nativeEvent }) => lightByFinger(company, nativeEvent)}
      {...anchor(valueAnchor(company), plateRing(y))}
      {...explain(say(word('explain.value', { company: name, value })), 'PC-3.9')}
      {...lightsByMouse(company)}
    >
      <rect className="pc-lane-hit" x={QUAY.left} y={y - LANE / 2} width={QUAY.right - QUAY.left} height={LANE} />
      <path className="pc-sleepers" d={`M-8 ${y + 11}H176`} />
      <path className="pc-rail" d={`M-10 ${y + 9}H176M-10 ${y + 13}H176`} />
      <path className="pc-run-edge" d={`M-8 ${y + 11}H${at}`} />
      <path className="pc-run" d={`M-8 ${y + 11}H${at}`} />
      <g className="pc-standing" style={positionStyle(at, y - 1, 0.86)}>
        <Locomotive company={company} />
      </g>
      <rect
        className="pc-plate"
        x={PLATE.x}
        y={y - PLATE.height / 2 + 1}
        width={PLATE.width}
        height={PLATE.height}
        rx={4}
      />
      <text className="pc-value-number" x={PLATE.x + PLATE.width / 2} y={y + 8.5}>
        {value}
      </text>
    </g>
  )
})

/** What a mark follows: the plate alone, so that it covers no other line. */
const plateRing = (y: number): string =>
  `M${PLATE.x - 4} ${y - PLATE.height / 2 - 2}h${PLATE.width + 8}v${PLATE.height + 6}h${-PLATE.width - 8}Z`

/** PC-R3: values have no limit, so the track grows with them. */
const lastSpace = (values: readonly number[]): number => Math.max(20, Math.ceil(Math.max(...values) / 5) * 5)
