/** A link: track on a bed in its colour and pattern, and on it the owner's train with the link's value. */
import { memo, type ReactNode } from 'react'
import type { Point } from '../../../web/toolkit/camera.ts'
import { anchor } from '../../../web/toolkit/effects.ts'
import { explain } from '../../../web/toolkit/explain.ts'
import { strokes } from '../../../web/toolkit/patterns.ts'
import { glideAlong, glideTo, pathThrough } from './glide.ts'
import { PATTERN_STEP, Train } from './marks.tsx'
import { TRAIN } from './measures.ts'
import { RAILS, railClass } from './palette.ts'

interface Props {
  readonly city: number
  readonly points: readonly Point[]
  readonly train: Point
  readonly colour: number
  readonly value: number
  readonly owner: number
  readonly about: string
}

/** Sleepers, and on them ever narrower strokes: what shows of the steel on both sides of the bed are the rails. */
const LAYERS = ['ties', 'bed-edge', 'steel', 'steel-edge', 'bed'] as const

/** The breadth of the coloured bed. */
const BED = 12

export const Link = memo(({ city, points, train, colour, value, owner, about }: Props): ReactNode => {
  const d = pathThrough(points)
  return (
    <g {...explain(about, 'RC-4.5')}>
      <g className={railClass(colour)}>
        {LAYERS.map((layer) => (
          <path key={layer} className={`rc-${layer} rc-stretch`} d={d} style={glideAlong(d)} />
        ))}
        <g key={d} className="rc-appear">
          {runs(points).map(({ from, length, angle }) => (
            <path
              key={`${from.x} ${from.y}`}
              className="rc-pattern rc-bed-pattern"
              transform={`translate(${from.x} ${from.y}) rotate(${angle}) translate(0 ${-BED * 0.34})`}
              d={strokes(RAILS[colour]?.pattern ?? 'plain', length, BED * 0.68, PATTERN_STEP * 1.5)}
            />
          ))}
        </g>
      </g>
      <g className="rc-glide" style={glideTo(train.x, train.y)} {...anchor(`link:${city}`, OUTLINE)}>
        <Train seat={owner} value={value} />
      </g>
    </g>
  )
})

/** Around the train: a mark hides neither letter nor number. */
const OUTLINE = `M${-TRAIN.width / 2 - 5} ${-TRAIN.height / 2 - 5}h${TRAIN.width + 10}v${TRAIN.height + 10}h${-TRAIN.width - 10}Z`

/** The straight parts, up to the bend. */
const runs = (points: readonly Point[]) =>
  points.slice(1).map((to, at) => {
    const from = points[at] ?? to
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const cut = points.length > 2 ? BED / 2 : 0
    const start = at === 0 ? 0 : cut
    return {
      from: { x: from.x + Math.sign(dx) * start, y: from.y + Math.sign(dy) * start },
      length: Math.abs(dx) + Math.abs(dy) - cut,
      angle: (Math.atan2(dy, dx) * 180) / Math.PI,
    }
  })
