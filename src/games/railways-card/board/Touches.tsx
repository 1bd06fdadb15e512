/** Over the picture: all touch targets of the current decision, as buttons with names. */

import { memo, type ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { Point } from '../../../web/toolkit/camera.ts'
import { choiceFor } from '../../../web/toolkit/choosing.ts'
import { Touch } from '../../../web/toolkit/Touch.tsx'
import { goodTarget, joinTarget, restockTarget, toTarget } from '../describe/targets.ts'
import { cityName, goodName, placeName, say as word } from '../describe/words.ts'
import { ALL_GOODS, COLOURS } from '../moves.ts'
import { TILE } from '../network/cities.ts'
import { pathBetween, tollsOf } from '../network/paths.ts'
import type { View } from '../view.ts'
import { CARD, CUBE, cubeSpot, type Layout } from './layout.ts'
import { RailChip } from './marks.tsx'
import { SEAT_LETTERS } from './palette.ts'

type Props = BoardProps<View> & { readonly layout: Layout }

export const Touches = (props: Props): ReactNode => {
  switch (props.question?.ask.kind) {
    case 'act':
    case 'deliver':
      return <Goods {...props} />
    case 'join':
      return <Joints {...props} />
    case 'destination':
      return <Destinations {...props} />
    case 'restock':
      return <Restocking {...props} />
    default:
      return null
  }
}

const spotOf = (layout: Layout, place: number): Point => layout.get(place) ?? { x: 0, y: 0 }

/** One position for each cube of a card, as `City` draws them. */
const Goods = (props: Props): ReactNode => {
  const { view, layout, say } = props
  return view.built.map((city) => {
    const { x, y } = spotOf(layout, city)
    let at = 0
    return ALL_GOODS.map((good) => {
      const count = view.goods[city * 4 + good] ?? 0
      if (count === 0) return null
      const first = at
      at += count
      return (
        <Touch
          key={`${city}:${good}`}
          {...props}
          target={goodTarget(city, good)}
          name={say(word('board.good', { good: goodName(good), city: cityName(city) }))}
          d={cubes(x - CARD.width / 2, y - CARD.height / 2, first, count)}
        />
      )
    })
  })
}

const cubes = (left: number, top: number, first: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const { x, y } = cubeSpot(first + i)
    return `M${left + x - 1} ${top + y - 1}h${CUBE.width + 2}v${CUBE.height + 1}H${left + x - 1}Z`
  }).join('')

/** The five colours as large tabs over each place. */
const Joints = (props: Props): ReactNode => {
  const { view, question, layout, say } = props
  const width = (CARD.width + 12) / COLOURS.length
  return [TILE, ...view.built].map((place) => {
    const { x, y } = spotOf(layout, place)
    const [left, top] = [x - CARD.width / 2 - 6, y + CARD.height / 2 - 30]
    return (
      <g key={place}>
        <rect className="rc-strip" x={left} y={top - 3} width={CARD.width + 12} height={34} />
        {COLOURS.map((colour) => {
          const target = joinTarget(place, colour)
          const can = choiceFor(question, target) !== undefined
          const name = say(word('move.join', { place: placeName(place), colour: colourMessage(colour) }))
          return (
            <g key={colour} className={can ? undefined : 'rc-cannot'}>
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture takes no focus */}
              <g aria-hidden="true">
                <RailChip colour={colour} x={left + colour * width + 1} y={top} width={width - 2} height={28} />
              </g>
              <Touch
                {...props}
                target={target}
                name={name}
                d={`M${left + colour * width} ${top - 1}h${width}v30h${-width}Z`}
              />
            </g>
          )
        })}
      </g>
    )
  })
}

const colourMessage = (colour: number) => ({ id: COLOUR_IDS[colour] ?? '' })
const COLOUR_IDS = ['colour.purple', 'colour.lightgreen', 'colour.brown', 'colour.orange', 'colour.white'] as const

/** RC-6: each possible destination, with a label that shows the points of each player. */
const Destinations = (props: Props): ReactNode => {
  const { view, question, layout, say } = props
  return [TILE, ...view.built].map((place) => {
    const can = choiceFor(question, toTarget(place)) !== undefined
    const spot = spotOf(layout, place)
    const name = can ? say(destinationInWords(view, place)) : say(placeName(place))
    return (
      <g key={place}>
        <Touch {...props} target={toTarget(place)} name={name} d={cardPath(spot)} />
        {can && <Ticket view={view} to={place} spot={spot} />}
      </g>
    )
  })
}

const Ticket = ({ view, to, spot }: { view: View; to: number; spot: Point }): ReactNode => {
  const way = pathBetween(view.parent, view.source, to)
  const tolls = tollsOf(view, view.mover, way)
  const others = tolls.flatMap((points, seat) => (points > 0 ? [`${SEAT_LETTERS[seat]} +${points}`] : []))
  const own = way.length
  const text = [`${SEAT_LETTERS[view.mover]} +${own}`, ...others].join('   ')
  const width = 22 + text.length * 8.6
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture takes no focus
    <g className="rc-ticket" aria-hidden="true" transform={`translate(${spot.x - width / 2} ${spot.y + 22})`}>
      <rect width={width} height={28} rx={3} />
      <text x={width / 2} y={20}>
        {text}
      </text>
    </g>
  )
}

/** Under the links: all paths that the good may take. */
export const DeliveryPaths = memo(
  ({ view, question, layout }: Pick<Props, 'view' | 'question' | 'layout'>): ReactNode => {
    const links = new Set(
      view.built.flatMap((to) =>
        choiceFor(question, toTarget(to)) === undefined ? [] : pathBetween(view.parent, view.source, to),
      ),
    )
    const lines = [...links].map((link) => {
      const [one, other] = [spotOf(layout, link), spotOf(layout, view.parent[link] ?? TILE)]
      return `M${one.x} ${one.y}L${other.x} ${other.y}`
    })
    return <path className="rc-way" d={lines.join('')} />
  },
)

export const destinationInWords = (view: View, to: number) => {
  const way = pathBetween(view.parent, view.source, to)
  const tolls = tollsOf(view, view.mover, way)
  const points = way.length
  const others = tolls.flatMap((toll, seat) => (toll > 0 ? [word('toll', { seat: { seat }, points: toll })] : []))
  const params = { city: cityName(to), points }
  return others.length === 0 ? word('board.to', params) : word('board.to.others', { ...params, others })
}

const Restocking = (props: Props): ReactNode =>
  [TILE, ...props.view.built].map((place) => (
    <Touch
      key={place}
      {...props}
      target={restockTarget(place)}
      name={props.say(placeName(place))}
      d={cardPath(spotOf(props.layout, place))}
    />
  ))

const cardPath = ({ x, y }: Point): string =>
  `M${x - CARD.width / 2} ${y - CARD.height / 2}h${CARD.width}v${CARD.height}h${-CARD.width}Z`
