/**
 * Open routes are hollow slots in a light tint. A claimed route carries solid pieces of its owner
 * instead of the print. The letters of open routes appear when the map is large enough to read them.
 */
import { memo, type ReactNode } from 'react'
import { anchor } from '../../../../web/toolkit/effects.ts'
import { useScale } from '../../../../web/toolkit/scale.ts'
import { routeTarget } from '../../describe/targets.ts'
import { ROUTES, type Route, routeFacts } from '../../map/map.ts'
import { livery, seatLook } from '../palette.ts'
import { bandHalf, bandPath, fittingsPath, patternPath, piecesPath, slotsPath } from './shapes.ts'
import { BREADTH, track } from './tracks.ts'

export const Routes = memo(({ owners }: { readonly owners: readonly number[] }): ReactNode => {
  const scale = useScale()
  const hasLetters = scale >= LETTERS_FROM
  const half = bandHalf(scale)
  return (
    <>
      {/* Under all pieces: rails reach the cities, past the pieces of their neighbours. */}
      <path className="gl-coupling" d={owners.map((owner, route) => (owner < 0 ? '' : track(route).rails)).join('')} />
      {ROUTES.map(({ code }, route) =>
        (owners[route] ?? -1) < 0 ? <Slots key={code} route={route} half={half} hasLetters={hasLetters} /> : null,
      )}
      {ROUTES.map(({ code }, route) => {
        const owner = owners[route] ?? -1
        return owner < 0 ? null : <Pieces key={code} route={route} half={half} seat={owner} />
      })}
    </>
  )
})

/** In pixels per unit of the sheet: from here on a slot is about 15 pixels high. */
const LETTERS_FROM = 0.84

interface RouteProps {
  readonly route: Route
  /** Of the line that marks follow. */
  readonly half: number
}

/** Rerendered only when its letters come or go, or when the map gets very small. */
const Slots = memo(({ route, half, hasLetters }: RouteProps & { readonly hasLetters: boolean }): ReactNode => {
  const { colour, kind } = routeFacts(route)
  const { name, letter, pattern } = livery(colour)
  return (
    <g className={`gl-${name}`} {...anchor(routeTarget(route), bandPath(route, half))}>
      <path className={`gl-bed gl-bed-${kind}`} d={track(route).rails} />
      <path className="gl-slot" d={slotsPath(route)} />
      {pattern !== 'plain' && <path className="gl-slot-pattern" d={patternPath(route, pattern, BREADTH - 6)} />}
      {hasLetters && <Letters route={route} letter={letter} className="gl-slot-letter" />}
    </g>
  )
})

/** The height of a piece over its shadow, in units of the sheet. */
const LIFT = 3

const Pieces = memo(({ route, half, seat }: RouteProps & { readonly seat: number }): ReactNode => {
  const { letter, pattern } = seatLook(seat)
  const roof = piecesPath(route, 0, -LIFT)
  return (
    <g className={`gl-seat-${seat}`} {...anchor(routeTarget(route), bandPath(route, half))}>
      <path className="gl-piece-shadow" d={piecesPath(route, 4, 6)} />
      <path className="gl-piece-side" d={piecesPath(route, 0, 2)} />
      <path className="gl-piece-edge" d={roof} />
      <path className="gl-piece" d={roof} />
      <path className="gl-piece-fitting" d={fittingsPath(route, -LIFT)} />
      {pattern !== 'plain' && <path className="gl-piece-pattern" d={patternPath(route, pattern, BREADTH - 4, -LIFT)} />}
      <Letters route={route} letter={letter} className="gl-piece-letter" up={LIFT} />
    </g>
  )
})

interface LettersProps {
  readonly route: Route
  readonly letter: string
  readonly className: string
  readonly up?: number
}

/** One text element with a position for each letter: lighter than one element each. */
const Letters = ({ route, letter, className, up = 0 }: LettersProps): ReactNode => {
  const { spaces } = track(route)
  const [half, down] = [5.5, 6]
  const feet = spaces.map(({ x, y, angle }) => {
    const turn = (angle * Math.PI) / 180
    return {
      x: (x - half * Math.cos(turn) - down * Math.sin(turn)).toFixed(1),
      y: (y - up - half * Math.sin(turn) + down * Math.cos(turn)).toFixed(1),
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
