/** The industry track: values, gaps with their factories, and the markers below. */
import type { ReactNode } from 'react'
import { INDUSTRY } from '../data/board.ts'
import { matOf } from '../state/state.ts'
import { say as word } from '../words.ts'
import { Plant } from './Glyph.tsx'
import type { MatProps } from './Mat.tsx'
import { standingOf } from './touch.ts'

export const Industry = (props: MatProps & { readonly points: number }): ReactNode => {
  const { plan, points, say } = props
  const { title, spaces } = plan.industry
  return (
    <g>
      <text className="rr-route-name" x={title.x} y={title.y}>
        {say(word('sketch.industry'))}
        <tspan className="rr-route-income" dx="10">
          +{points}
        </tspan>
      </text>
      {spaces.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is its number
        <Stretch key={at} {...props} at={at} />
      ))}
      {[0, 1].map((marker) => (
        <Marker key={marker} {...props} marker={marker} />
      ))}
    </g>
  )
}

const Stretch = ({ view, seat, plan, question, at }: MatProps & { readonly at: number }): ReactNode => {
  const space = INDUSTRY[at] ?? { value: 0 }
  const { spaces, width, height } = plan.industry
  const { x, y } = spaces[at] ?? { x: 0, y: 0 }
  const gap = 'gap' in space ? space.gap : 0
  const factory = gap === 0 ? 0 : (matOf(view, seat).factories[gap - 1] ?? 0)
  const target = gap === 0 ? '' : `replace:${gap}`
  const sign = 'value' in space ? space.value : 'question' in space ? '?' : factory || ''
  return (
    <g
      className={`rr-industry rr-${standingOf(question, target)}${gap > 0 ? ' rr-gap' : ''}`}
      data-target={target}
      transform={`translate(${x} ${y})`}
    >
      <rect width={width - 4} height={height} />
      {factory > 0 && (
        <g transform={`translate(${(width - 4) / 2 - 2} ${height - 25}) scale(0.8)`}>
          <Plant />
        </g>
      )}
      <text x={factory > 0 ? 10 : (width - 4) / 2} y={factory > 0 ? 18 : height / 2 + 6}>
        {sign}
      </text>
    </g>
  )
}

const Marker = ({ view, seat, plan, question, marker }: MatProps & { readonly marker: number }): ReactNode => {
  const { spaces, width, height } = plan.industry
  const spot = spaces[matOf(view, seat).markers[marker] ?? -1]
  const target = `advance:${marker + 1}`
  if (spot === undefined) return null
  return (
    <g
      className={`rr-marker rr-${standingOf(question, target)}`}
      data-target={target}
      transform={`translate(${spot.x + width / 2 - 2} ${spot.y + height})`}
    >
      <path d="M0 -9l12 10h-5v13h-14v-13h-5z" />
      <text y="12">{marker + 1}</text>
    </g>
  )
}
