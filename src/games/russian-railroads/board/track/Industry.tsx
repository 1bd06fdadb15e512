/** The industry track: a street of workshops, plots for factories between them, and the markers that run along it. */
import type { ReactNode } from 'react'
import { anchor } from '../../../../web/toolkit/effects.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { INDUSTRY } from '../../data/board.ts'
import { describeMove } from '../../describe/moves.ts'
import { ADVANCE, REPLACE } from '../../moves.ts'
import { matOf } from '../../state/state.ts'
import { factoryWords, say as word } from '../../words.ts'
import { box, Hot } from '../Hot.tsx'
import { letterStrokes, seatLook } from '../livery.ts'
import { Plant, Question } from '../Pictures.tsx'
import { ABOVE_TITLE, type RailwayProps } from './Line.tsx'

/** A smaller plot is no target: the dock has a button for it. */
const LARGE = 36

export const Industry = (props: RailwayProps & { readonly points: number }): ReactNode => {
  const { seat, plan, points, say } = props
  const { title, spaces, width, height } = plan.industry
  const rows = [...new Set(spaces.map(({ y }) => y))]
  return (
    <g className="rr-industry">
      <g
        {...anchor(
          `industry:${seat}`,
          box(-3, title.y - ABOVE_TITLE, plan.width + 6, (spaces.at(-1)?.y ?? 0) + height - title.y + ABOVE_TITLE + 4),
        )}
        {...explain(say(word('board.explain.industry', { points })), 'RR-11.3')}
      >
        <text className="rr-line-name" x={title.x} y={title.y}>
          {say(word('textBoard.industry'))}
          <tspan className="rr-line-income" dx="8">
            +{points}
          </tspan>
        </text>
      </g>
      {rows.map((y) => (
        <rect
          key={y}
          className="rr-street"
          x="-3"
          y={y - 2}
          width={spaces.filter((spot) => spot.y === y).length * width + 5}
          height={height + 5}
          rx="3"
        />
      ))}
      {plan.industry.markers === 'below' && <Rails y={(spaces[0]?.y ?? 0) + height} width={plan.width} />}
      {spaces.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is its number
        <Plot key={at} {...props} at={at} />
      ))}
      {[0, 1].map((marker) => (
        <Marker key={marker} {...props} marker={marker} />
      ))}
    </g>
  )
}

/** What the markers run on, under the street. */
const Rails = ({ y, width }: { readonly y: number; readonly width: number }): ReactNode => {
  const sleepers = Array.from({ length: Math.floor(width / 9) }, (_, at) => `M${at * 9 + 4} ${y + 17}v7`)
  return <path className="rr-street-rails" d={`${sleepers.join('')}M-3 ${y + 20}h${width + 4}`} />
}

const Plot = ({ view, seat, plan, at, ...playing }: RailwayProps & { readonly at: number }): ReactNode => {
  const { say } = playing
  const space = INDUSTRY[at] ?? { value: 0 }
  const { spaces, width, height } = plan.industry
  const { x, y } = spaces[at] ?? { x: 0, y: 0 }
  const wide = width - 3
  const at0 = `translate(${x} ${y})`
  if ('value' in space) {
    return (
      <g
        className="rr-workshop"
        transform={at0}
        {...explain(say(word('board.explain.value', { points: space.value })), 'RR-11.3')}
      >
        <path
          className="rr-roof"
          d={`M0 ${height}V${height * 0.3}l${wide / 3} ${-height * 0.2}v${height * 0.2}l${wide / 3} ${-height * 0.2}v${height * 0.2}l${wide / 3} ${-height * 0.2}V${height}Z`}
        />
        <text x={wide / 2} y={height - 8}>
          {space.value}
        </text>
      </g>
    )
  }
  if ('question' in space) {
    return (
      <g className="rr-workshop" transform={at0} {...explain(say(word('board.explain.question')), 'RR-6.7')}>
        <rect className="rr-plot" width={wide} height={height} rx="2" />
        <g transform={`translate(${wide / 2 - 12} ${height / 2 - 12})`}>
          <Question />
        </g>
      </g>
    )
  }
  const factory = matOf(view, seat).factories[space.gap - 1] ?? 0
  const move = REPLACE[space.gap - 1]
  return (
    <g
      className={factory > 0 ? 'rr-gap rr-gap-built' : 'rr-gap'}
      transform={at0}
      {...anchor(`gap:${seat}:${space.gap - 1}`)}
      {...explain(
        say(
          factory > 0
            ? word('board.factory', { number: factory, effect: factoryWords(factory) })
            : word('board.explain.gap'),
        ),
        'RR-6.1',
      )}
    >
      <rect className="rr-plot" width={wide} height={height} rx="2" />
      <g transform={`translate(${wide / 2 - 15} ${height - 29}) scale(1.15)`}>
        {factory > 0 && <Plant number={factory} />}
      </g>
      {factory === 0 && (
        <path
          className="rr-fence"
          d={`M5 ${height - 7}h${wide - 10}M5 ${height - 12}h${wide - 10}M9 ${height - 16}v11M${wide / 2} ${height - 16}v11M${wide - 9} ${height - 16}v11`}
        />
      )}
      {move !== undefined && height >= LARGE && (
        <Hot
          {...playing}
          target={`replace:${space.gap}`}
          name={say(describeMove(move))}
          d={box(0, 0, wide, height, 2)}
        />
      )}
    </g>
  )
}

/** A trolley in the colour of its player, with an arrow to its space; on a phone an arrow-shaped sign beside the number. */
const Marker = ({ view, seat, plan, marker, ...playing }: RailwayProps & { readonly marker: number }): ReactNode => {
  const { spaces, width, height, markers } = plan.industry
  const [space = -1, other = -1] = marker === 0 ? matOf(view, seat).markers : [...matOf(view, seat).markers].reverse()
  const spot = spaces[space]
  const move = ADVANCE[marker]
  if (spot === undefined) return null
  const { fill, on } = seatLook(seat)
  const isBelow = markers === 'below'
  // Two markers on one space stand side by side.
  const aside = space !== other ? 0 : marker === 0 ? -10 : 10
  const x = isBelow ? spot.x + (width - 3) / 2 + aside : spot.x + width - 11
  const y = isBelow ? spot.y + height : spot.y + (space === other && marker === 1 ? 10 : -2)
  return (
    <g
      className="rr-marker"
      style={{ transform: `translate(${x}px, ${y}px)` }}
      {...anchor(`marker:${seat}:${marker}`)}
      {...explain(playing.say(word(marker === 0 ? 'board.marker' : 'board.marker.second', { space })), 'RR-6.4')}
    >
      <g transform={isBelow ? 'scale(1.12)' : 'scale(0.72)'}>
        <path className="rr-marker-body" style={{ fill }} d="M0 1l6 5h7v11.5h-26V6h7z" />
        <path className="rr-marker-wheels" d="M-7.5 18h.01M7.5 18h.01" />
        <path className="rr-letter" style={{ stroke: on }} transform="translate(-3 7.5)" d={letterStrokes(seat)} />
        {marker === 1 && <path className="rr-letter" style={{ stroke: on }} d="M8 8.5v6M-8.5 8.5v6" />}
      </g>
      {move !== undefined && (
        <Hot
          {...playing}
          target={`advance:${marker + 1}`}
          name={playing.say(describeMove(move))}
          d={
            isBelow
              ? box(-width / 2 + 1 - aside, -height, width - 2, height + 23)
              : box(11 - width, -1, width - 3, height)
          }
        />
      )}
    </g>
  )
}
