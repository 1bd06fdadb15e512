/** Behind the network: a sun over mountains, and the prairie below the platform. It reaches far beyond the drawing. */
import { memo, type ReactNode } from 'react'
import { SIZE } from './layout.ts'
import './scenery.css'

const [MIDDLE, HORIZON] = [SIZE.width / 2, SIZE.height / 2]
/** How far it reaches from the middle. */
const FAR = 5000

/** Drawn once. */
export const Scenery = memo(
  (): ReactNode => (
    <g className="rc-scenery">
      <path className="rc-rays" d={fan(-Math.PI, 0, 22, HORIZON - 30)} />
      <circle className="rc-sun-glow" cx={MIDDLE} cy={HORIZON - 30} r={430} />
      <circle className="rc-sun" cx={MIDDLE} cy={HORIZON - 30} r={300} />
      <path className="rc-clouds" d={CLOUDS} />
      <path className="rc-hills-far" d={ridge(FAR_PEAKS)} />
      <path className="rc-hills-far-shade" d={shades(FAR_PEAKS)} />
      <path className="rc-hills" d={ridge(PEAKS)} />
      <path className="rc-hills-shade" d={shades(PEAKS)} />
      <path className="rc-snow" d={snow(PEAKS)} />
      <path className="rc-prairie" d={`M${MIDDLE - FAR} ${HORIZON}h${2 * FAR}v${FAR}h${-2 * FAR}Z`} />
      <path className="rc-furrows" d={fan(0.02, Math.PI - 0.02, 26, HORIZON - 30)} />
      <path className="rc-trees" d={PINES} />
      <path className="rc-poles" d={POLES} />
      <path className="rc-wires" d={WIRES} />
      <path className="rc-meadow" d={MEADOW} />
    </g>
  ),
)

/** Every second one of this many wedges around the sun. */
const fan = (from: number, to: number, count: number, y: number): string =>
  Array.from({ length: Math.ceil(count / 2) }, (_, i) => {
    const step = (to - from) / count
    const point = (angle: number): string =>
      `${Math.round(MIDDLE + FAR * Math.cos(angle))} ${Math.round(y + FAR * Math.sin(angle))}`
    return `M${MIDDLE} ${y}L${point(from + 2 * i * step)}L${point(from + (2 * i + 1) * step)}Z`
  }).join('')

interface Peak {
  readonly x: number
  readonly height: number
  readonly half: number
}

/** Mountains from left to right, always the same. */
const peaks = (step: number, low: number, high: number, seed: number): readonly Peak[] =>
  Array.from({ length: Math.ceil((2 * FAR) / step) }, (_, i) => {
    const chance = Math.abs(Math.sin((i + 1) * seed) * 9301) % 1
    const x = Math.round(MIDDLE - FAR + (i + 0.5) * step)
    // A valley in the middle leaves the sun free.
    const valley = 0.3 + 0.7 * Math.min(1, Math.abs(x - MIDDLE) / 620)
    return {
      x,
      height: Math.round((low + chance * (high - low)) * valley),
      half: Math.round(step * (0.75 + chance * 0.35)),
    }
  })

const FAR_PEAKS = peaks(260, 120, 330, 1.7)
const PEAKS = peaks(190, 50, 190, 2.9)

const ridge = (list: readonly Peak[]): string =>
  list.map(({ x, height, half }) => `M${x - half} ${HORIZON}L${x} ${HORIZON - height}L${x + half} ${HORIZON}Z`).join('')

/** The side away from the sun, with a broken edge. */
const shades = (list: readonly Peak[]): string =>
  list
    .map(({ x, height, half }) => {
      const out = x < MIDDLE ? -1 : 1
      const edge = `${x - out * half * 0.1} ${HORIZON - height * 0.55}L${x + out * half * 0.14} ${HORIZON - height * 0.34}`
      return `M${x} ${HORIZON - height}L${x + out * half} ${HORIZON}H${x + out * half * 0.05}L${edge}Z`
    })
    .join('')

const snow = (list: readonly Peak[]): string =>
  list
    .filter(({ height }) => height > 120)
    .map(({ x, height, half }) => {
      const [y, deep, wide] = [HORIZON - height, height * 0.26, half * 0.26]
      return `M${x} ${y}l${wide} ${deep}l${-wide * 0.6} ${-deep * 0.3}l${-wide * 0.4} ${deep * 0.5}l${-wide * 0.4} ${-deep * 0.5}l${-wide * 0.6} ${deep * 0.3}Z`
    })
    .join('')

/** Long flat clouds, as in woodcuts. */
const CLOUDS = [
  [-760, -560, 420],
  [-640, -530, 300],
  [360, -700, 520],
  [480, -668, 300],
  [-300, -940, 460],
  [760, -420, 340],
  [-1500, -760, 600],
  [1500, -880, 560],
]
  .map(([x = 0, y = 0, length = 0]) => `M${MIDDLE + x} ${HORIZON + y}h${length}`)
  .join('')

/** Tall pines in groups at the foot of the mountains, and none before the sun. */
const PINES = Array.from({ length: 190 }, (_, i) => {
  const x = MIDDLE - FAR + i * 53 + ((i * 29) % 31)
  const isClearing = Math.abs(x - MIDDLE) < 330 || Math.sin(x / 170) > 0.35
  if (isClearing) return ''
  const [size, foot] = [34 + ((i * 17) % 28), HORIZON + 3 + (i % 3)]
  return [0, 1, 2]
    .map((tier) => {
      const [top, half] = [foot - size * (1 - tier * 0.27), size * (0.13 + tier * 0.06)]
      return `M${x} ${Math.round(top)}l${Math.round(half)} ${Math.round(size * 0.44)}h${-2 * Math.round(half)}Z`
    })
    .join('')
}).join('')

/** A telegraph line runs along the horizon. */
const POLES = Array.from({ length: 44 }, (_, i) => {
  const x = MIDDLE - FAR + 120 + i * 230
  return `M${x} ${HORIZON + 8}v-74M${x - 13} ${HORIZON - 58}h26M${x - 9} ${HORIZON - 48}h18`
}).join('')
const WIRES = Array.from({ length: 43 }, (_, i) => {
  const x = MIDDLE - FAR + 120 + i * 230
  return `M${x - 13} ${HORIZON - 60}q115 26 230 0M${x + 13} ${HORIZON - 60}q115 30 230 0`
}).join('')

/** A darker meadow in the foreground, in one long curve. */
const MEADOW = `M${MIDDLE - FAR} ${HORIZON + 640}C${MIDDLE - 900} ${HORIZON + 470} ${MIDDLE - 300} ${HORIZON + 720} ${MIDDLE + 500} ${HORIZON + 560}S${MIDDLE + 2400} ${HORIZON + 500} ${MIDDLE + FAR} ${HORIZON + 620}V${HORIZON + FAR}H${MIDDLE - FAR}Z`
