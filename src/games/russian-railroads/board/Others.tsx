/** A player's board in small: the name, the supply, and each route as a strip. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import { INDUSTRY, ROUTES } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { reach } from '../locomotives/slots.ts'
import { income } from '../scoring/income.ts'
import { pointsOf } from '../scoring/points.ts'
import { matOf } from '../state/state.ts'
import { track } from '../track/tracks.ts'
import type { View } from '../view.ts'
import { routeName, say as word } from '../words.ts'
import { Coin, Pawn, Rail, SeatMark } from './Glyph.tsx'
import { OTHER, OTHERS } from './narrow.ts'

interface SmallProps {
  readonly view: View
  readonly seat: Seat
  readonly name: string
  /** Which of how many. */
  readonly at: number
  readonly count: number
  say(message: Message): string
}

const LONGEST = 12
export const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name)

export const Small = ({ view, seat, name, at, count, say }: SmallProps): ReactNode => {
  const earned = income(view, seat)
  const [height, step] = count > 3 ? [110, 113] : [OTHER.height, OTHER.step]
  const row = (height - 26) / 4
  return (
    <g className="rr-other" data-seat={seat} transform={`translate(${OTHERS.x} ${OTHERS.y + at * step})`}>
      <rect className="rr-space-card" width={OTHER.width} height={height} rx="3" />
      <g transform="translate(6 0)">
        <Owner view={view} seat={seat} name={name} />
      </g>
      {[...ROUTES.map((_, route) => say(routeName(route))), say(word('sketch.industry'))].map((title, line) => (
        <g key={title} transform={`translate(6 ${27 + line * row})`}>
          <text className="rr-strip-name" y="14">
            {title}
          </text>
          <g transform="translate(86 0)">
            {line < 3 ? <Strip view={view} seat={seat} route={line} /> : <Works view={view} seat={seat} />}
          </g>
          <text className="rr-strip-points" x={OTHER.width - 12} y="14">
            +{earned[line]}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Chip and name, what can be placed, and the points. */
export const Owner = ({ view, seat, name }: Pick<SmallProps, 'view' | 'seat' | 'name'>): ReactNode => {
  const mat = matOf(view, seat)
  const pieces = [
    ['own', mat.workers],
    ['temporary', mat.temporaryWorkers],
    ['black', mat.blackWorkers],
    ['coin', mat.coins],
  ] as const
  const shown = pieces.filter(([kind, count]) => count > 0 || kind === 'own' || kind === 'coin')
  return (
    <g>
      {name !== '' && (
        <>
          <g transform="translate(0 1)">
            <SeatMark seat={seat} />
          </g>
          <text className="rr-owner-name" x="23" y="17">
            {shortened(name)}
          </text>
        </>
      )}
      {shown.map(([kind, count], at) => (
        <g key={kind} transform={`translate(${274 - 34 * (shown.length - at)} 1)`}>
          <g transform="scale(0.8)">{kind === 'coin' ? <Coin /> : <Pawn kind={kind} />}</g>
          <text className="rr-owner-count" x={kind === 'coin' ? 18 : 15} y="15">
            {count}
          </text>
        </g>
      ))}
      <text className="rr-owner-points" x="336" y="17">
        {pointsOf(view, seat)}
      </text>
    </g>
  )
}

/** How wide a field is: of a route, and of the industry track. */
const STRIP = 15
const WORKS = 14

/** A route in small: where its tracks lie, and how far the locomotives reach. */
const Strip = ({ view, seat, route }: Pick<SmallProps, 'view' | 'seat'> & { readonly route: number }): ReactNode => {
  const { fields, colours } = ROUTES[route] ?? { fields: 0, colours: 0 }
  const reached = Math.min(fields, reach(view, seat, route))
  return (
    <>
      <rect className="rr-field" width={fields * STRIP} height="15" />
      <rect className="rr-reach" y="16.5" width={reached * STRIP} height="2.5" />
      {COLOURS.slice(0, colours).map((colour, at) => {
        const field = track(view, seat, route, at)
        return field === 0 ? null : (
          <g key={colour} transform={`translate(${(field - 1) * STRIP} -3) scale(0.8)`}>
            <Rail tracks={colour} />
          </g>
        )
      })}
    </>
  )
}

/** The industry track in small: factories by number, and the markers. */
const Works = ({ view, seat }: Pick<SmallProps, 'view' | 'seat'>): ReactNode => (
  <>
    <rect className="rr-field" width={WORKS * INDUSTRY.length} height="15" />
    {INDUSTRY.map((space, at) => {
      const factory = 'gap' in space ? (matOf(view, seat).factories[space.gap - 1] ?? 0) : 0
      return factory === 0 ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is its number
        <text key={at} className="rr-strip-factory" x={(at + 0.5) * WORKS} y="12">
          {factory}
        </text>
      )
    })}
    {matOf(view, seat).markers.map((space, marker) => {
      return space < 0 ? null : (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a marker is its number
          key={marker}
          className="rr-strip-marker"
          d="M0 0l5 6h-10z"
          transform={`translate(${(space + 0.5) * WORKS} 14)`}
        />
      )
    })}
  </>
)
