/** The bed of a line: fields with their numbers, built track behind the last pieces, special fields and doublers. */
import { lazy, memo, type ReactNode } from 'react'
import type { Seat } from '../../../../kit/game.ts'
import { AfterPaint } from '../../../../web/toolkit/AfterPaint.tsx'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { anchor } from '../../../../web/toolkit/effects.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { DOUBLER_FIELDS, ROUTES, SPECIALS } from '../../data/board.ts'
import { COLOURS } from '../../data/effects.ts'
import { reach } from '../../locomotives/slots.ts'
import { matOf } from '../../state/state.ts'
import { track } from '../../track/tracks.ts'
import type { View } from '../../view.ts'
import { say as word } from '../../words.ts'
import { Doubler, Track } from '../Pictures.tsx'
import type { LinePlan } from '../plan.ts'

/** The signs of special fields come after the first paint. */
const SpecialSigns = lazy(async () => ({ default: (await import('../later/index.ts')).SpecialSigns }))

export interface FieldsProps extends Pick<BoardProps<View>, 'view' | 'say'> {
  readonly seat: Seat
  readonly route: number
  readonly line: LinePlan
  readonly bed: number
}

/** How far down the track lies. */
export const TRACK_TOP = 2

/** How high the track is: it ends above the signs of special fields. */
export const trackHeight = (bed: number): number => bed - 30

export const Fields = ({ view, seat, route, line, bed, say }: FieldsProps): ReactNode => {
  const far = reach(view, seat, route)
  const special = SPECIALS.filter((one) => one.route === ROUTES[route]?.id).map(({ field }) => field)
  return (
    <>
      {bedsOf(line).map(({ x, y, width }) => (
        <rect key={y} className="rr-bed" x={x - 3} y={y - 1} width={width + 6} height={bed + 2} rx="3" />
      ))}
      {route === 0 && <Doublers {...{ view, seat, line, say }} />}
      {line.fields.map(({ x, y }, at) => {
        const colour = builtOn(view, seat, route, at + 1)
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its number
            key={at}
            transform={`translate(${x} ${y})`}
          >
            <Stretch width={line.width} height={trackHeight(bed)} colour={colour} />
            {at < far && <rect className="rr-reach" x="0" y={bed - 2} width={line.width} height="3" />}
            {at + 1 === far && (
              <path
                className="rr-signal"
                d={`M${line.width} ${bed + 1}V${bed - 13}M${line.width} ${bed - 13}h-9v5h9`}
              />
            )}
            {!special.includes(at + 1) && (
              <text className="rr-field-number" x={line.width / 2} y={bed - 8}>
                {at + 1}
              </text>
            )}
          </g>
        )
      })}
      <AfterPaint>
        <SpecialSigns {...{ view, seat, route, line, bed, say }} />
      </AfterPaint>
    </>
  )
}

/** The colour of the track on a field, -1 where none lies: the rearmost piece that has come so far. */
const builtOn = (view: View, seat: Seat, route: number, field: number): number => {
  for (let colour = (ROUTES[route]?.colours ?? 1) - 1; colour >= 0; colour--) {
    if (track(view, seat, route, colour) >= field) return colour
  }
  return -1
}

interface StretchProps {
  readonly width: number
  readonly height: number
  readonly colour: number
}

const Stretch = memo(({ width, height, colour }: StretchProps): ReactNode => {
  const name = COLOURS[colour]
  if (name === undefined) {
    const sleepers = [0.17, 0.5, 0.83].map((share) => `M${(width * share).toFixed(1)} ${TRACK_TOP}v${height}`)
    const rails = [0.3, 0.7].map((share) => `M0 ${(TRACK_TOP + height * share).toFixed(1)}h${width}`)
    return <path className="rr-planned" d={[...sleepers, ...rails].join('')} />
  }
  return (
    <g transform={`translate(0 ${TRACK_TOP})`}>
      <Track colours={[name]} width={width + 0.3} height={height} beyond={3} />
    </g>
  )
})

const Doublers = ({ view, seat, line, say }: Omit<FieldsProps, 'route' | 'bed'>): ReactNode => {
  const laid = matOf(view, seat).doublers
  const first = line.fields[0] ?? { x: 0, y: 0 }
  return (
    <g
      {...anchor(`doublers:${seat}`)}
      {...explain(say(word('board.explain.doublers', { count: laid, most: DOUBLER_FIELDS })), 'RR-7.1')}
    >
      {line.fields.slice(0, DOUBLER_FIELDS).map(({ x }, at) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a doubler is its field
          key={at}
          transform={`translate(${x + line.width / 2 - 9} ${first.y - 19}) scale(0.75)`}
        >
          {at < laid ? <Doubler /> : <circle className="rr-no-doubler" cx="12" cy="12" r="9.5" />}
        </g>
      ))}
    </g>
  )
}

/** A bed for each row of fields. */
const bedsOf = ({ fields, width }: LinePlan): readonly { x: number; y: number; width: number }[] => {
  const rows = [...new Set(fields.map(({ y }) => y))]
  return rows.map((y) => {
    const row = fields.filter((field) => field.y === y)
    return { x: row[0]?.x ?? 0, y, width: row.length * width }
  })
}
