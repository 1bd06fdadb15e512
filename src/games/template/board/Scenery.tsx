/** The valley from the mine to the sea, in flat colours and evening light. Drawn once, and far beyond the lines on every side. */
import { memo, type ReactNode } from 'react'
import { lineOf } from './sheet.ts'

const FAR = 2000
const TERRACES = [0, 1, 2, 3]

export const Scenery = memo(
  (): ReactNode => (
    <g>
      <rect className="cr-sky" x={-FAR} y={-FAR} width={3 * FAR} height={2 * FAR} />
      <path className="cr-rays" d={RAYS} />
      <circle className="cr-sun" cx={SUN.x} cy={SUN.y} r={58} />
      <path className="cr-hills" d="M-2000 96L-160 40L-40 84L60 30L170 86L280 52L420 94L4000 96V400H-2000Z" />
      {TERRACES.map((at) => (
        <path key={at} className={`cr-terrace cr-terrace-${at}`} d={terrace(lineOf(at) - 50)} />
      ))}
      <path className="cr-terrace cr-terrace-4" d={terrace(424)} />
      <path className="cr-sea" d={`${SHORE}H4000V84H712Z`} />
      <path className="cr-shore" d={SHORE} />
      <path className="cr-waves" d="M740 150h60M770 230h80M735 320h70M790 400h90M745 480h60M850 180h70M880 300h60" />
      <Mine />
      <Harbour />
    </g>
  ),
)

const SUN = { x: 640, y: 74 } as const

/** Beams of the low sun, as on a poster. */
const RAYS = Array.from({ length: 14 }, (_, i) => {
  const beam = (angle: number): string =>
    `${Math.round(SUN.x + FAR * Math.cos(angle))} ${Math.round(SUN.y - FAR * Math.sin(angle))}`
  const width = Math.PI / 28
  return `M${SUN.x} ${SUN.y}L${beam(2 * i * width)}L${beam((2 * i + 1) * width)}Z`
}).join('')

/** A strip of land that begins at this height. */
const terrace = (y: number): string => `M${-FAR} ${y}H0q120-16 240 0t240 0t240 0H4000V3000H${-FAR}Z`

const SHORE = 'M712 84C690 150 724 210 706 280S722 400 708 470S720 620 712 3000'

/** The headframe with its wheel, and the heaps beside it. */
const Mine = (): ReactNode => (
  <g className="cr-mine">
    <path d="M-60 92L-20 44L20 92ZM-120 92L-88 56L-52 92Z" />
    <path className="cr-frame" d="M26 92L44 20L62 92M34 60H54M30 76H58M44 24L86 92" />
    <circle className="cr-frame" cx={44} cy={20} r={13} />
    <path d="M62 92V66H92V92Z" />
  </g>
)

/** The crane on the quay, and a collier that waits for coal. */
const Harbour = (): ReactNode => (
  <g className="cr-harbour">
    <path className="cr-frame" d="M700 84V30M700 32L768 10M700 44L768 10M768 10V40M690 84H712" />
    <g transform="translate(800 118)">
      <path className="cr-funnel" d="M-4-16V-42H14V-16Z" />
      <path d="M-52-14H64L54 12H-40Z" />
      <path className="cr-cabin" d="M-22-14V-26H34V-14Z" />
    </g>
  </g>
)
