/** A player's board: three routes, the industry track, and what each would score now. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { PendingDecision } from '../../../wire/host.ts'
import { DOUBLER_FIELDS, ROUTES } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { reach } from '../locomotives/slots.ts'
import { SLOT_NAMES } from '../moves.ts'
import { income } from '../scoring/income.ts'
import { matOf } from '../state/state.ts'
import { track } from '../track/tracks.ts'
import type { View } from '../view.ts'
import { routeName } from '../words.ts'
import { Field } from './Field.tsx'
import { Rail } from './Glyph.tsx'
import { Industry } from './Industry.tsx'
import { TRACKS } from './livery.ts'
import type { BoardPlan, RoutePlan } from './plan.ts'
import { specialsOf } from './specials.ts'
import { standingOf } from './touch.ts'

export interface MatProps {
  readonly view: View
  readonly seat: Seat
  readonly plan: BoardPlan
  /** Null on a mat that the viewer cannot play on. */
  readonly question: PendingDecision | null
  say(message: Message): string
}

export const Mat = (props: MatProps): ReactNode => {
  const earned = income(props.view, props.seat)
  return (
    <g className="rr-mat">
      {props.plan.routes.map((way, route) => (
        <Route key={ROUTES[route]?.id} {...props} route={route} way={way} points={earned[route] ?? 0} />
      ))}
      <Industry {...props} points={earned[3] ?? 0} />
    </g>
  )
}

type RouteProps = MatProps & { readonly route: number; readonly way: RoutePlan; readonly points: number }

const Route = (props: RouteProps): ReactNode => {
  const { view, seat, route, points, plan, way, say } = props
  const reached = reach(view, seat, route)
  const lit = specialsOf(view, seat, route)
  const doublers = route === 0 ? matOf(view, seat).doublers : 0
  return (
    <g>
      <text className="rr-route-name" x={way.title.x} y={way.title.y}>
        {say(routeName(route))}
        <tspan className="rr-route-income" dx="10">
          +{points}
        </tspan>
      </text>
      {way.slots.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
        <Slot key={at} {...props} at={at} />
      ))}
      {way.fields.map(({ x, y }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field is its number
        <g key={`${route}.${at + 1}`} transform={`translate(${x} ${y})`}>
          {at < reached && <rect className="rr-reach" y={plan.field + 3} width={way.width} height="5" />}
          <Field
            field={at + 1}
            width={way.width}
            height={plan.field}
            lit={lit.find(({ field }) => field === at + 1)}
            doubled={route === 0 && at < DOUBLER_FIELDS ? at < doublers : null}
            say={say}
          />
        </g>
      ))}
      {COLOURS.slice(0, ROUTES[route]?.colours).map((colour, at) => (
        <Track key={colour} {...props} colour={at} />
      ))}
    </g>
  )
}

/** A track on its field, or beside the route while it waits. Touched, it goes one step on. */
const Track = ({ view, seat, route, colour, plan, way, question }: RouteProps & { colour: number }): ReactNode => {
  const field = track(view, seat, route, colour)
  const target = `step:${ROUTES[route]?.id}:${COLOURS[colour]}`
  const how = standingOf(question, target)
  const [here, next] = [way.fields[field - 1], way.fields[field]]
  if (here === undefined && how === 'idle') return null
  return (
    <g className={`rr-piece rr-${how}`} data-target={target}>
      {how === 'can' && next !== undefined && (
        <g transform={`translate(${next.x} ${next.y})`}>
          <rect className="rr-goal" width={way.width - 3} height={plan.field} />
          <text className="rr-goal-letter" x={way.width / 2 - 1} y={plan.field - 6 - ((colour * 9) % 20)}>
            {TRACKS[colour]?.letter}
          </text>
        </g>
      )}
      {here !== undefined && (
        <g transform={`translate(${here.x + way.width / 2 - 10 * plan.scale} ${here.y + 18}) scale(${plan.scale})`}>
          <Rail tracks={COLOURS[colour] ?? 'black'} />
        </g>
      )}
    </g>
  )
}

const ENGINE = 'M5 40h40v-4h-3V25h-9V12H19v6h-4v-6H8v8H5z'

const Slot = ({ view, seat, route, way, plan, at, question }: RouteProps & { readonly at: number }): ReactNode => {
  const slot = route === 0 ? at : route + 1
  const { x, y } = way.slots[at] ?? { x: 0, y: 0 }
  const target = `lay:${SLOT_NAMES[slot]}`
  const number = matOf(view, seat).locomotives[slot] ?? 0
  return (
    <g className={`rr-slot rr-${standingOf(question, target)}`} data-target={target} transform={`translate(${x} ${y})`}>
      <rect width={plan.slot} height={plan.field} rx="3" />
      <g transform={`scale(${plan.slot / 50})`}>
        <path d={ENGINE} className={number > 0 ? 'rr-engine' : 'rr-engine rr-missing'} />
        {number > 0 && (
          <text x="24" y="36">
            {number}
          </text>
        )}
      </g>
    </g>
  )
}
