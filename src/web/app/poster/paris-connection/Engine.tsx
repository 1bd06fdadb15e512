/** The engine, from the ground in front of it: a Pacific with its train behind, running out of the picture. */
import type { ReactNode } from 'react'
import { away, hoop, onCircle, type Point, shape, side } from './perspective.ts'

/** The middle of the smokebox door. */
const CENTRE: Point = [186, 426]
const [X, Y] = CENTRE
const RADIUS = 114
/** How far back the boiler goes. */
const CAB = 0.56

const NEAR_TIES = [0.005, 0.075, 0.145, 0.21]
const TIES = [0.02, 0.16, 0.29, 0.4, 0.5, 0.59, 0.67, 0.74, 0.8, 0.85, 0.89]

/** Two tracks: the one we stand on, and its neighbour, which is free. */
export const Tracks = (): ReactNode => (
  <g>
    <path className="p-tie" d={TIES.map((far) => tie(470, 800, far)).join('')} />
    <path className="p-tie" d={NEAR_TIES.map((far) => tie(36, 344, far)).join('')} />
    <path className="p-rail" d={[520, 726, 78, 284].map((x) => side([x, 648], [x + 24, 648], 0, 1)).join('')} />
  </g>
)

const tie = (from: number, to: number, far: number): string =>
  shape(away([from, 648], far), away([to, 648], far), away([to, 664], far), away([from, 664], far))

/** Smoke lies back along the train, large beside the funnel and small at the horizon. */
const PUFFS = [
  [200, 262, 27],
  [230, 240, 34],
  [268, 230, 38],
  [306, 236, 37],
  [341, 251, 34],
  [372, 271, 30],
  [399, 293, 26],
  [422, 315, 21],
  [441, 336, 17],
  [455, 354, 12],
  [464, 368, 8],
] as const

export const Smoke = (): ReactNode => (
  <g>
    {PUFFS.map(([x, y, r]) => (
      <circle key={x} className="p-smoke-shade" cx={x + r * 0.1} cy={y + r * 0.5} r={r * 0.94} />
    ))}
    {PUFFS.map(([x, y, r]) => (
      <circle key={x} className="p-smoke" cx={x} cy={y} r={r} />
    ))}
  </g>
)

/** A flat stripe of light or shade along the boiler, between two angles. */
const stripe = (from: number, to: number): string => {
  const [top, bottom] = [onCircle(CENTRE, RADIUS, from), onCircle(CENTRE, RADIUS, to)]
  return shape(top, away(top, CAB), away(bottom, CAB), bottom)
}

/** The coaches, the cab and the boiler, each a few flat bands, and the wheels under them. */
export const Train = (): ReactNode => (
  <g>
    <path className="p-under" d={side([288, 520], [288, 648], 0.03, 0.99)} />
    <path className="p-coach" d={side([300, 316], [300, 560], 0.62, 0.99)} />
    <path className="p-glass" d={side([300, 362], [300, 426], 0.64, 0.985)} />
    <path className="p-body" d={side([300, 306], [300, 560], CAB - 0.02, 0.62)} />
    <path className="p-body" d={stripe(-100, 76)} />
    <path className="p-body-2" d={stripe(-60, 46)} />
    <path className="p-body-3" d={stripe(-40, 14)} />
    <path className="p-shine" d={stripe(-22, -13)} />
    {[0.22, 0.38, 0.5].map((far) => (
      <path key={far} className="p-hoop" d={hoop(CENTRE, RADIUS, far, -64, 62)} strokeWidth={7 * (1 - far)} />
    ))}
    <path className="p-body" d={side([306, 470], [306, 548], 0, 0.99)} />
    <path className="p-stripe" d={side([306, 476], [306, 496], 0, 0.99)} />
    <Wheels />
  </g>
)

const AXLE: Point = [304, 574]

const Wheels = (): ReactNode => (
  <g>
    {[0.66, 0.5, 0.36, 0.17].map((far) => (
      <Wheel key={far} far={far} />
    ))}
    <path className="p-rod" d={side([AXLE[0], AXLE[1] + 18], [AXLE[0], AXLE[1] + 32], 0.16, 0.51)} />
  </g>
)

const Wheel = ({ far }: { readonly far: number }): ReactNode => {
  const [cx, cy] = away(AXLE, far)
  const size = 66 * (1 - far)
  return (
    <g>
      <ellipse className="p-tyre" cx={cx} cy={cy} rx={size * 0.4} ry={size} />
      <ellipse className="p-wheel" cx={cx} cy={cy} rx={size * 0.31} ry={size * 0.8} />
      <ellipse className="p-tyre" cx={cx} cy={cy} rx={size * 0.1} ry={size * 0.26} />
    </g>
  )
}

/** What comes at us: smokebox, lamps, buffers. The left half lies in shade. */
export const Front = (): ReactNode => (
  <g>
    <path className="p-under" d="M72 580H300V636H266V622H106V636H72Z" />
    <path className="p-body" d="M72 470H300V548H72Z" />
    <path className="p-body-2" d={`M${X - 30} 272H${X + 30}L${X + 24} 324H${X - 24}Z`} />
    <path className="p-body" d={`M${X - 38} 258H${X + 38}V276H${X - 38}Z`} />
    <Deflectors />
    <Door />
    <Lamp x={X} y={322} size={20} />
    <Beam />
  </g>
)

/** Plates that lift the smoke over the cab. */
const Deflectors = (): ReactNode => (
  <g>
    <path className="p-body" d="M56 366 72 358V548H56Z" />
    <path className="p-body-2" d={side([316, 366], [316, 506], 0, 0.2)} />
    <path className="p-body" d="M300 358 316 366V548H300Z" />
  </g>
)

const Door = (): ReactNode => {
  const inner = RADIUS - 12
  const [from, to] = [-62, -8].map((angle) => onCircle(CENTRE, inner, angle).join(' '))
  return (
    <g>
      <circle className="p-body" cx={X} cy={Y} r={RADIUS} />
      <circle className="p-brass" cx={X} cy={Y} r={RADIUS - 8} />
      <circle className="p-body" cx={X} cy={Y} r={inner} />
      <path className="p-body-2" d={`M${X} ${Y - inner}a${inner} ${inner} 0 0 1 0 ${2 * inner}z`} />
      <path className="p-body-3" d={`M${X} ${Y}L${from}A${inner} ${inner} 0 0 1 ${to}Z`} />
      <path className="p-brass" d={`M${X - 74} ${Y - 5}h148v10h-148z`} />
      <circle className="p-stripe" cx={X} cy={Y} r="25" />
      <circle className="p-lamp" cx={X} cy={Y} r="9" />
    </g>
  )
}

const Beam = (): ReactNode => (
  <g>
    <rect className="p-stripe" x="42" y="540" width="288" height="46" />
    <rect className="p-stripe-2" x={X} y="540" width="144" height="46" />
    <text className="p-number" x={X} y="575" textAnchor="middle">
      231
    </text>
    {[X - 104, X + 104].map((x) => (
      <g key={x}>
        <Lamp x={x} y={512} size={17} />
        <circle className="p-body" cx={x} cy="563" r="31" />
        <circle className="p-body-3" cx={x} cy="563" r="22" />
        <circle className="p-body" cx={x} cy="563" r="7" />
      </g>
    ))}
  </g>
)

const Lamp = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): ReactNode => (
  <g>
    <circle className="p-glow" cx={x} cy={y} r={size * 2.4} />
    <circle className="p-body" cx={x} cy={y} r={size} />
    <circle className="p-lamp" cx={x} cy={y} r={size * 0.68} />
  </g>
)
