/** The winter landscape behind the railway: a low sun over the domes, a viaduct, forests and cabins in the snow. Drawn once. */
import { memo, type ReactNode } from 'react'
import { below, between, birch, DRIFT_TOP, fir, firs, type Line, wave } from './landscape.ts'
import './scenery.css'

export const Scenery = memo(
  (): ReactNode => (
    <g className="rr-scenery">
      <path className="rr-rays" d={RAYS} />
      <path className="rr-stars" d={STARS} />
      <path className="rr-clouds" d={CLOUDS} />
      <circle className="rr-sun" cx={SUN.x} cy={SUN.y} r={SUN.r} />
      <path className="rr-moon-shade" d={CRESCENT} />
      <path className="rr-hills-far" d={below(wave(112, 15, 190, 40))} />
      <path className="rr-hills-mid" d={below(wave(138, 11, 130, 360))} />
      <Town />
      <path className="rr-firs rr-firs-far" d={FAR_FIRS} />
      <path className="rr-ice" d={below(wave(190, 2, 140, 0))} />
      <path className="rr-piers-shade" d={PIERS_SHADE} />
      <path className="rr-piers" d={PIERS} />
      <path className="rr-snow" d={below(DRIFT_TOP)} />
      <path className="rr-drift" d={DRIFTS} />
      <path className="rr-drift-deep" d={DEEP_DRIFTS} />
      <path className="rr-firs rr-firs-mid" d={MID_FIRS} />
      <path className="rr-fir-snow" d={MID_SNOW} />
      {HOUSES.map(([x, foot, size]) => (
        <g key={x} transform={`translate(${x} ${foot}) scale(${size})`}>
          <path className="rr-chimney-smoke" d="M24 -44q-8 -10 1 -18t-1 -20q14 10 8 21t2 17z" />
          <path className="rr-house" d="M-24 0V-21H28V0Z" />
          <path className="rr-logs" d="M-24 -16H28M-24 -10.5H28M-24 -5H28" />
          <path className="rr-house-roof" d="M-30 -19L-13 -40H17L34 -19ZM22 -30V-46H29V-22Z" />
          <path className="rr-house-eaves" d="M-30 -19H34L31.5 -22H-27.5Z" />
          <path className="rr-house-light" d="M-15 -15h10v9h-10zM8 -15h10v9H8z" />
        </g>
      ))}
      <path className="rr-fence" d={FENCE} />
      <path className="rr-birch" d={birches(([x, foot, size]) => birch(x, foot, size).trunk)} />
      <path className="rr-twigs" d={birches(([x, foot, size]) => birch(x, foot, size).twigs)} />
      <path className="rr-bark" d={birches(([x, foot, size]) => birch(x, foot, size).bark)} />
      <path className="rr-firs" d={NEAR_FIRS} />
      <path className="rr-fir-snow" d={NEAR_SNOW} />
    </g>
  ),
)

const SUN = { x: 930, y: 106, r: 68 } as const

/** By night the sun is a moon: this part of it lies in the shade. */
const CRESCENT = `M${SUN.x + 14} ${SUN.y - SUN.r + 1}A${SUN.r} ${SUN.r} 0 1 1 ${SUN.x - SUN.r + 1} ${SUN.y + 14}A${SUN.r * 0.95} ${SUN.r * 0.95} 0 0 0 ${SUN.x + 14} ${SUN.y - SUN.r + 1}Z`

/** Beams from the sun over the whole sky. */
const RAYS = Array.from({ length: 16 }, (_, at) => {
  const beam = (turn: number): string =>
    `${Math.round(SUN.x + 4000 * Math.cos(turn))} ${Math.round(SUN.y + 4000 * Math.sin(turn))}`
  const width = Math.PI / 32
  return `M${SUN.x} ${SUN.y}L${beam(Math.PI + 2 * at * width)}L${beam(Math.PI + (2 * at + 1) * width)}Z`
}).join('')

/** The same sky every night. */
const STARS = Array.from(
  { length: 110 },
  (_, at) => `M${((at * 379) % 3000) - 900} ${((at * 173) % 800) - 700}h.01`,
).join('')

/** Long flat clouds with round ends. */
const CLOUDS = [
  [660, 66, 120],
  [690, 78, 150],
  [1004, 60, 130],
  [520, -30, 240],
  [590, -16, 120],
  [1120, -60, 260],
  [40, -70, 300],
  [-420, 30, 260],
]
  .map(([x = 0, y = 0, length = 0]) => `M${x} ${y}h${length}`)
  .join('')

/** Walls, towers with tent roofs, and the cathedral under its domes: each tower has a light and a shaded side. */
const Town = (): ReactNode => (
  <g>
    <path className="rr-town" d={`M744 206V142${BATTLEMENTS}V206Z`} />
    {TOWERS.map(([x, top, half]) => (
      <g key={x} transform={`translate(${x} ${top})`}>
        <path className="rr-town" d={`M${-half} 0H${half}V140H${-half}Z`} />
        <path className="rr-town-shade" d={`M${half * 0.2} 0H${half}V140H${half * 0.2}Z`} />
      </g>
    ))}
    {TENTS.map(([x, foot, half, high]) => (
      <g key={x} transform={`translate(${x} ${foot})`}>
        <path className="rr-tent" d={`M${-half} 0L0 ${-high}L${half} 0Z`} />
        <path className="rr-tent-shade" d={`M0 ${-high}L${half} 0H${half * 0.25}Z`} />
        <path className="rr-cross" d={`M0 ${-high}V${-high - 7}`} />
      </g>
    ))}
    {DOMES.map(([x, y, size]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <path className="rr-dome" d="M-8 0Q-19 -11 0 -28Q19 -11 8 0Z" />
        <path className="rr-dome-shade" d="M0 -28Q19 -11 8 0H3Q10 -12 0 -28Z" />
        <path className="rr-cross" d="M0 -27V-39M-4.5 -34H4.5" />
      </g>
    ))}
    <path className="rr-town-lights" d={TOWN_LIGHTS} />
  </g>
)

const BATTLEMENTS = Array.from({ length: 22 }, () => 'h8v4h8v-4').join('')
const TOWERS: readonly (readonly [x: number, top: number, half: number])[] = [
  [786, 104, 12],
  [838, 100, 11],
  [870, 92, 13],
  [906, 76, 15],
  [942, 92, 13],
  [976, 98, 11],
  [1034, 100, 13],
  [1076, 112, 12],
]
const TENTS: readonly (readonly [x: number, foot: number, half: number, high: number])[] = [
  [786, 104, 15, 30],
  [1034, 100, 16, 34],
  [1076, 112, 14, 28],
]
const DOMES: readonly (readonly [x: number, y: number, size: number])[] = [
  [838, 101, 0.62],
  [870, 93, 0.8],
  [906, 77, 1.02],
  [942, 93, 0.8],
  [976, 99, 0.62],
]
const TOWN_LIGHTS = [
  [900, 88],
  [909, 88],
  [867, 102],
  [939, 102],
  [783, 108],
  [1031, 106],
]
  .map(([x = 0, y = 0]) => `M${x} ${y}h4v7h-4z`)
  .join('')

/** A dark forest along the foot of the hills, where the town leaves room. */
const FAR_FIRS = firs(150, -1500, 26, (x) => (x > 752 && x < 1108 ? null : 186 + (x % 5)), 24, 18)

/** The Trans-Siberian crosses the valley on arches. */
const ARCH = 36
const piers = (shift: number): string =>
  Array.from({ length: 15 }, (_, at) => {
    const x = 499 + at * ARCH
    return `M${x + shift} 160h${ARCH}v46h-5v-20a13 15 0 0 0 -26 0v20h-5z`
  }).join('')
const PIERS = piers(0)
/** The sun stands on the right: the left side of each arch is in the shade. */
const PIERS_SHADE = piers(4)

const drift = (upper: Line, lower: Line): string => between(upper, lower)
const DRIFTS =
  drift(wave(222, 7, 180, 0), wave(240, 9, 150, 120)) +
  drift(wave(352, 12, 240, 90), wave(384, 14, 210, 220)) +
  drift(wave(452, 12, 260, 10), wave(486, 14, 230, 160))
const DEEP_DRIFTS = below(wave(556, 16, 260, 330))

const MIDDLE: readonly (readonly [x: number, foot: number, size: number])[] = [
  [418, 404, 58],
  [446, 412, 76],
  [480, 408, 54],
  [514, 420, 66],
  [786, 402, 40],
  [808, 408, 56],
  [1000, 424, 84],
  [1040, 434, 66],
  [1082, 428, 96],
  [-40, 300, 120],
  [-96, 330, 150],
  [-170, 320, 110],
  [1150, 330, 120],
  [1220, 360, 150],
  [1290, 350, 110],
]
const MID_FIRS = MIDDLE.map(([x, foot, size]) => fir(x, foot, size).green).join('')
const MID_SNOW = MIDDLE.map(([x, foot, size]) => fir(x, foot, size).snow).join('')

/** In front, below and beside the sheet. */
const NEAR: readonly (readonly [x: number, foot: number, size: number])[] = [
  [60, 656, 96],
  [120, 690, 140],
  [300, 700, 120],
  [452, 640, 74],
  [500, 668, 104],
  [760, 690, 120],
  [812, 652, 82],
  [960, 676, 110],
  [1024, 700, 150],
  [1120, 640, 190],
  [1210, 660, 150],
  [-80, 620, 200],
  [-180, 650, 160],
]
const NEAR_FIRS = NEAR.map(([x, foot, size]) => fir(x, foot, size).green).join('')
const NEAR_SNOW = NEAR.map(([x, foot, size]) => fir(x, foot, size).snow).join('')

/** Cabins in the snow. */
const HOUSES: readonly (readonly [x: number, foot: number, size: number])[] = [
  [868, 428, 0.9],
  [930, 442, 1.12],
  [1190, 470, 1.2],
  [-120, 520, 1.3],
]

/** Between the cabins and the birches. */
const FENCE = `M690 436H838M690 446H838${Array.from({ length: 10 }, (_, at) => `M${694 + at * 15.5} 430v24`).join('')}`

const BIRCHES: readonly (readonly [x: number, foot: number, size: number])[] = [
  [562, 446, 0.5],
  [584, 452, 0.62],
  [612, 450, 0.56],
  [634, 455, 0.64],
  [656, 449, 0.5],
  [1112, 400, 1.7],
  [1180, 430, 2],
  [-60, 430, 1.8],
  [-150, 450, 2],
]
const birches = (part: (one: (typeof BIRCHES)[number]) => string): string => BIRCHES.map(part).join('')
