/** A railway line: locomotives in their sheds, the bed with its fields, the built track in its colours. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../../kit/game.ts'
import { choiceFor } from '../../../../web/toolkit/choosing.ts'
import { anchor } from '../../../../web/toolkit/effects.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { ROUTES } from '../../data/board.ts'
import { COLOURS } from '../../data/effects.ts'
import { describeMove } from '../../describe/moves.ts'
import { reach } from '../../locomotives/slots.ts'
import { LAY, SLOT_NAMES, STEP } from '../../moves.ts'
import { matOf } from '../../state/state.ts'
import { track } from '../../track/tracks.ts'
import type { View } from '../../view.ts'
import { say as word } from '../../words.ts'
import { box, Hot, type Playing } from '../Hot.tsx'
import { Engine, patternRows } from '../Pictures.tsx'
import type { LinePlan, RailwayPlan } from '../plan.ts'
import { trackWords } from '../say.ts'
import { Fields, TRACK_TOP, trackHeight } from './Fields.tsx'

export interface RailwayProps extends Playing {
  readonly view: View
  readonly seat: Seat
  readonly plan: RailwayPlan
}

export interface LineProps extends RailwayProps {
  readonly route: number
  readonly points: number
}

export const Line = (props: LineProps): ReactNode => {
  const { view, seat, route, points, plan, say } = props
  const line = plan.lines[route]
  if (line === undefined) return null
  return (
    <g className="rr-line">
      <g
        {...anchor(`line:${seat}:${route}`, titleBox(line, plan))}
        {...explain(say(word('board.explain.line', { points })), 'RR-11.1')}
      >
        <text className="rr-line-name" x={line.title.x} y={line.title.y}>
          {say(word(`route.${ROUTES[route]?.id ?? 'kiev'}`))}
          <tspan className="rr-line-income" dx="8">
            +{points}
          </tspan>
        </text>
      </g>
      {line.slots.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
        <Shed key={at} {...props} line={line} at={at} />
      ))}
      <Fields view={view} seat={seat} route={route} line={line} bed={plan.bed} say={say} />
      {COLOURS.slice(0, ROUTES[route]?.colours).map((colour, at) => (
        <Head key={colour} {...props} line={line} colour={at} />
      ))}
    </g>
  )
}

/** A line drawn around a title stays clear of its letters. */
export const ABOVE_TITLE = 21

const titleBox = ({ title, fields, width }: LinePlan, { bed }: RailwayPlan): string => {
  const [first, last] = [fields[0], fields.at(-1)]
  if (first === undefined || last === undefined) return ''
  return box(
    title.x - 3,
    title.y - ABOVE_TITLE,
    Math.max(...fields.map(({ x }) => x)) + width - title.x + 6,
    last.y + bed - title.y + ABOVE_TITLE + 4,
  )
}

type OnLine = LineProps & { readonly line: LinePlan }

/** The last piece of a track, at its field, and the field in front of it: touched, it goes one step on. */
const Head = ({ line, colour, plan, ...props }: OnLine & { readonly colour: number }): ReactNode => {
  const { view, seat, route, question, say } = props
  const field = track(view, seat, route, colour)
  const name = COLOURS[colour] ?? 'black'
  const target = `step:${ROUTES[route]?.id}:${name}`
  const move = STEP.find((step) => step.route === route && step.colour === colour)
  const can = choiceFor(question, target) !== undefined
  const [here, next] = [line.fields[field - 1], line.fields[field]]
  const areas = [here, can ? next : undefined].filter((spot) => spot !== undefined)
  // A track that enters has one field only: room for a finger comes from the shed beside it.
  const more = here === undefined ? 14 : 0
  const [wide, high] = [Math.min(24, line.width - 5), trackHeight(plan.bed) + 1]
  const outline = `h${wide - 7}l7 ${high / 2}-7 ${high / 2}H`
  return (
    <g>
      {here !== undefined && (
        <g
          className={`rr-head-piece rr-${name}`}
          style={{ transform: `translate(${here.x + (line.width - wide) / 2}px, ${here.y + TRACK_TOP - 0.5}px)` }}
          {...anchor(`track:${seat}:${route}:${colour}`)}
          {...explain(say(trackWords(view, seat, route, colour)), 'RR-3.1')}
        >
          <path className="rr-shade" d={`M2 2${outline}2z`} />
          <path className="rr-body" d={`M0 0${outline}0z`} />
          <g transform="translate(1 0.5)">{patternRows(name, wide - 8, high - 1)}</g>
          <path className="rr-rail-edge" strokeWidth="3" d={headRails(wide, high)} />
          <path className="rr-rail" strokeWidth="1.4" d={headRails(wide, high)} />
          <path className="rr-edge" d={`M0 0${outline}0z`} />
        </g>
      )}
      {can && next !== undefined && (
        <g
          className={`rr-goal rr-${name}`}
          transform={`translate(${next.x + line.width / 2} ${next.y + TRACK_TOP + trackHeight(plan.bed) / 2})`}
        >
          <path className="rr-goal-arrow" d="M-6 -8L6 0L-6 8Z" />
        </g>
      )}
      {areas.length > 0 && move !== undefined && (
        <Hot
          {...props}
          target={target}
          name={say(describeMove(move))}
          d={areas.map(({ x, y }) => box(x + 0.5 - more, y - 1, line.width - 1 + more, plan.bed + 2)).join('')}
        />
      )}
    </g>
  )
}

/** The rails end where the piece becomes a point. */
const headRails = (wide: number, high: number): string =>
  `M0 ${(high * 0.22).toFixed(1)}h${wide - 4}M0 ${(high * 0.78).toFixed(1)}h${wide - 4}`

/** Where a locomotive stands. */
const Shed = ({ line, at, plan, ...props }: OnLine & { readonly at: number }): ReactNode => {
  const { view, seat, route, say } = props
  const slot = route === 0 ? at : route + 1
  const { x, y } = line.slots[at] ?? { x: 0, y: 0 }
  const number = matOf(view, seat).locomotives[slot] ?? 0
  const move = LAY[slot]
  return (
    <g
      className={number > 0 ? 'rr-shed' : 'rr-shed rr-shed-empty'}
      transform={`translate(${x} ${y})`}
      {...anchor(`slot:${seat}:${slot}`)}
      {...explain(
        say(number > 0 ? word('board.shed', { number, reach: reach(view, seat, route) }) : word('board.shed.empty')),
        'RR-5.2',
      )}
    >
      <path className="rr-shed-wall" d={`M0 9L${plan.slot / 2} 0L${plan.slot} 9V${plan.bed}H0Z`} />
      <g transform={`translate(${(plan.slot - 36) / 2} ${plan.bed - 35}) scale(1.25)`}>
        <Engine number={number} />
      </g>
      {move !== undefined && (
        <Hot
          {...props}
          target={`lay:${SLOT_NAMES[slot]}`}
          name={say(describeMove(move))}
          d={box(-3, 0, plan.slot + 6, plan.bed)}
        />
      )}
    </g>
  )
}
