/** The printed routes and the pieces on claimed ones. */
import { memo, type ReactNode } from 'react'
import { ROUTES, type Route, routeFacts } from '../../map/map.ts'
import { livery, seatLivery } from '../palette.ts'
import { patternPath, spacesPath } from './shapes.ts'
import { track } from './tracks.ts'

export const Routes = memo(
  ({ owners }: { readonly owners: readonly number[] }): ReactNode =>
    ROUTES.map(({ code }, route) => <Spaces key={code} route={route} owner={owners[route] ?? -1} />),
)

/** Rerendered only when its owner changes. */
const Spaces = memo(
  ({ route, owner }: { readonly route: Route; readonly owner: number }): ReactNode => (
    <g className={`gl-${livery(routeFacts(route).colour).name}`}>
      <path className="gl-space" d={spacesPath(route)} />
      {owner < 0 ? <Print route={route} /> : <Pieces route={route} seat={owner} />}
    </g>
  ),
)

const Print = ({ route }: { readonly route: Route }): ReactNode => {
  const { letter, pattern } = livery(routeFacts(route).colour)
  return (
    <>
      {pattern !== 'plain' && <path className="gl-pattern" d={patternPath(route, pattern)} />}
      <Letters route={route} letter={letter} className="gl-letter" />
    </>
  )
}

const Pieces = ({ route, seat }: { readonly route: Route; readonly seat: number }): ReactNode => {
  const { name, letter, pattern } = seatLivery(seat)
  return (
    <g className={`gl-seat-${name}`}>
      <path className="gl-piece-edge" d={spacesPath(route, 0.5)} />
      <path className="gl-piece" d={spacesPath(route, 0.5)} />
      {pattern !== 'plain' && <path className="gl-piece-pattern" d={patternPath(route, pattern)} />}
      <Letters route={route} letter={letter} className="gl-piece-letter" />
    </g>
  )
}

/** One text element with a position for each letter: lighter than one element each. */
const Letters = ({ route, letter, className }: { route: Route; letter: string; className: string }): ReactNode => {
  const { spaces } = track(route)
  const down = 5
  const feet = spaces.map(({ x, y, angle }) => {
    const turn = (angle * Math.PI) / 180
    const half = 5
    return {
      x: (x - half * Math.cos(turn) - down * Math.sin(turn)).toFixed(1),
      y: (y - half * Math.sin(turn) + down * Math.cos(turn)).toFixed(1),
      angle: angle.toFixed(0),
    }
  })
  return (
    <text
      className={className}
      x={feet.map(({ x }) => x).join(' ')}
      y={feet.map(({ y }) => y).join(' ')}
      rotate={feet.map(({ angle }) => angle).join(' ')}
    >
      {letter.repeat(spaces.length)}
    </text>
  )
}
