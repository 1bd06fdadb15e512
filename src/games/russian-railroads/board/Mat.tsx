/** A player's board: three routes, the industry track, and what each would score now. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { Question } from '../../../wire/host.ts'
import * as C from '../cells.ts'
import { DOUBLER_FIELDS, INDUSTRY, ROUTES } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { SLOT_NAMES } from '../moves.ts'
import { income } from '../score.ts'
import type { View } from '../view.ts'
import { routeName, say as word } from '../words.ts'
import { Plant, Rail } from './Glyph.tsx'
import { FIELD, INDUSTRY_SPOT, INDUSTRY_STEP, ROUTE_FIELD, ROUTE_SPOTS, SLOT_SPOTS } from './sheet.ts'
import { type Lit, specialsOf } from './specials.ts'
import { standingOf } from './touch.ts'

export interface MatProps {
  readonly view: View
  readonly seat: Seat
  /** Null on a mat that is not the viewer's to play on. */
  readonly question: Question | null
  say(message: Message): string
}

export const Mat = (props: MatProps): ReactNode => {
  const earned = income(props.view, props.seat)
  return (
    <g className="rr-mat">
      {ROUTES.map(({ id }, route) => (
        <Route key={id} {...props} route={route} points={earned[route] ?? 0} />
      ))}
      <Industry {...props} points={earned[3] ?? 0} />
    </g>
  )
}

type RouteProps = MatProps & { readonly route: number; readonly points: number }

const Route = (props: RouteProps): ReactNode => {
  const { view, seat, route, points, say } = props
  const { x, y } = ROUTE_SPOTS[route] ?? { x: 0, y: 0 }
  const width = ROUTE_FIELD[route] ?? FIELD
  const count = ROUTES[route]?.fields ?? 0
  const reached = Math.min(count, C.reach(view, seat, route))
  const lit = specialsOf(view, seat, route)
  return (
    <g>
      <text className="rr-route-name" x={SLOT_SPOTS[route === 0 ? 0 : route + 1]?.x} y={y - 30}>
        {say(routeName(route))}
        <tspan className="rr-route-income" dx="14">
          +{points}
        </tspan>
      </text>
      {(route === 0 ? [0, 1] : [route + 1]).map((slot) => (
        <Slot key={slot} {...props} slot={slot} />
      ))}
      <g transform={`translate(${x} ${y})`}>
        {reached > 0 && <rect className="rr-reach" x="0" y={FIELD + 4} width={reached * width} height="7" />}
        {Array.from({ length: count }, (_, at) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its number
            key={`${route}.${at + 1}`}
            field={at + 1}
            x={at * width}
            width={width}
            lit={lit.find(({ field }) => field === at + 1)}
            doubled={route === 0 ? (at < DOUBLER_FIELDS ? at < C.onMat(view, seat, C.DOUBLERS) : null) : null}
            say={say}
          />
        ))}
        {COLOURS.map((colour, at) => (
          <Track key={colour} {...props} colour={at} width={width} />
        ))}
      </g>
    </g>
  )
}

interface FieldProps {
  readonly field: number
  readonly x: number
  readonly width: number
  readonly lit: Lit | undefined
  /** Is a doubler there? Null where there is no place for one. */
  readonly doubled: boolean | null
  say(message: Message): string
}

const Field = ({ field, x, width, lit, doubled, say }: FieldProps): ReactNode => (
  <g transform={`translate(${x} 0)`} className={lit && `rr-special rr-${lit.how}`}>
    {lit && <title>{say(lit.title)}</title>}
    <rect className="rr-field" width={width - 3} height={FIELD} />
    <text className="rr-field-number" x="4" y="12">
      {field}
    </text>
    {lit && (
      <text className="rr-field-sign" x={width - 6} y="14" fontSize={lit.sign.length > 2 ? 10 : 13}>
        {lit.sign}
      </text>
    )}
    {doubled !== null && (
      <g transform={`translate(${width / 2 - 2} -14)`} className={doubled ? 'rr-doubler rr-laid' : 'rr-doubler'}>
        <circle r="10" />
        {doubled && <text y="4">×2</text>}
      </g>
    )}
  </g>
)

/** A track on its field, or beside the route while it waits. Touched, it goes one step on. */
const Track = ({
  view,
  seat,
  route,
  colour,
  width,
  question,
}: RouteProps & { colour: number; width: number }): ReactNode => {
  if (colour >= (ROUTES[route]?.colours ?? 0)) return null
  const field = C.track(view, seat, route, colour)
  const target = `step:${ROUTES[route]?.id}:${COLOURS[colour]}`
  const how = standingOf(question, target)
  if (field === 0 && how === 'idle') return null
  const x = (field === 0 ? 0 : (field - 1) * width) + width / 2 - 11
  return (
    <g className={`rr-piece rr-${how}`} data-target={target}>
      {how === 'can' && (
        <g transform={`translate(${field * width} 0)`}>
          <rect className="rr-goal" width={width - 3} height={FIELD} />
          <text className="rr-goal-letter" x={width / 2 - 1} y={FIELD - 8 - ((colour * 9) % 20)}>
            {LETTERS[colour]}
          </text>
        </g>
      )}
      {field > 0 && (
        <g transform={`translate(${x} 18)`}>
          <Rail tracks={COLOURS[colour] ?? 'black'} />
        </g>
      )}
    </g>
  )
}

const LETTERS = ['K', 'G', 'B', 'N', 'W']

const Slot = ({ view, seat, slot, question }: RouteProps & { slot: number }): ReactNode => {
  const { x, y } = SLOT_SPOTS[slot] ?? { x: 0, y: 0 }
  const target = `lay:${SLOT_NAMES[slot]}`
  const number = C.onMat(view, seat, C.SLOT + slot)
  return (
    <g className={`rr-slot rr-${standingOf(question, target)}`} data-target={target} transform={`translate(${x} ${y})`}>
      <rect width="50" height={FIELD} rx="3" />
      <path
        d="M5 40h40v-4h-3V25h-9V12H19v6h-4v-6H8v8H5z"
        className={number > 0 ? 'rr-engine' : 'rr-engine rr-missing'}
      />
      {number > 0 && (
        <text x="24" y="36">
          {number}
        </text>
      )}
    </g>
  )
}

const Industry = ({ view, seat, points, question, say }: MatProps & { readonly points: number }): ReactNode => {
  const markers = [0, 1].map((marker) => C.onMat(view, seat, C.MARKER + marker))
  return (
    <g>
      <text className="rr-route-name" x="30" y={INDUSTRY_SPOT.y - 12}>
        {say(word('sketch.industry'))}
        <tspan className="rr-route-income" dx="14">
          +{points}
        </tspan>
      </text>
      <g transform={`translate(${INDUSTRY_SPOT.x} ${INDUSTRY_SPOT.y})`}>
        {INDUSTRY.map((space, at) => {
          const factory = 'gap' in space ? C.onMat(view, seat, C.GAP + space.gap - 1) : 0
          const target = 'gap' in space ? `replace:${space.gap}` : ''
          return (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is its number
              key={at}
              className={`rr-industry rr-${standingOf(question, target)}${'gap' in space ? ' rr-gap' : ''}`}
              data-target={target}
              transform={`translate(${at * INDUSTRY_STEP} 0)`}
            >
              <rect width={INDUSTRY_STEP - 4} height="48" />
              {factory > 0 && (
                <g transform="translate(9 20)">
                  <Plant />
                </g>
              )}
              <text x={(INDUSTRY_STEP - 4) / 2} y={factory > 0 ? 16 : 30}>
                {'value' in space ? space.value : 'gap' in space ? factory || '' : '?'}
              </text>
            </g>
          )
        })}
        {markers.map((space, marker) => {
          const target = `advance:${marker + 1}`
          return space < 0 ? null : (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: first and second marker
              key={marker}
              className={`rr-marker rr-${standingOf(question, target)}`}
              data-target={target}
              transform={`translate(${space * INDUSTRY_STEP + 23} 48)`}
            >
              <path d="M0 -10l11 12h-5v12h-12v-12h-5z" />
              <text y="12">{marker + 1}</text>
            </g>
          )
        })}
      </g>
    </g>
  )
}
