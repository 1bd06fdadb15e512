/** Over the picture: all touch targets of the current decision, as buttons with names. */

import type { ReactNode } from 'react'
import type { Point, Size } from '../../../../web/toolkit/camera.ts'
import { choiceFor } from '../../../../web/toolkit/choosing.ts'
import { Touch } from '../../../../web/toolkit/Touch.tsx'
import { goodTarget, joinTarget, restockTarget } from '../../describe/targets.ts'
import { cityName, colourName, goodName, placeName, say as word } from '../../describe/words.ts'
import { ALL_GOODS, COLOURS } from '../../moves.ts'
import { TILE } from '../../network/cities.ts'
import { CUBE, cubeSpot, type NetworkLayout } from '../layout.ts'
import { Cube, cubeOutline, RailChip } from '../marks.tsx'
import { CARD } from '../measures.ts'
import { type Beside, homeOf, placedBeside } from './beside.ts'
import { cardPath, type TouchesProps as Props } from './card-path.ts'
import { Destinations } from './Destinations.tsx'
import { rectangle, Tray, traySizes } from './Tray.tsx'

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

const spotOf = ({ spots }: NetworkLayout, place: number): Point => spots.get(place) ?? { x: 0, y: 0 }

/** A city with one good to deliver is touched as a whole; with several, each good is a large cube beside the card. */
const Goods = (props: Props): ReactNode => {
  const { view, question, layout } = props
  const sentFrom = (city: number): readonly number[] =>
    ALL_GOODS.filter(
      (good) => (view.goods[city * 4 + good] ?? 0) > 0 && choiceFor(question, goodTarget(city, good)) !== undefined,
    )
  const trays = placedBeside(
    layout,
    view.built.flatMap((city) => {
      const count = sentFrom(city).length
      return count > 1 ? [{ place: city, sizes: traySizes(count, CUBE_CELL) }] : []
    }),
  )
  return view.built.map((city) => (
    <GoodsIn key={city} {...props} city={city} sent={sentFrom(city)} tray={trays.get(city)} />
  ))
}

const CUBE_CELL: Size = { width: 48, height: 38 }

interface GoodsInProps extends Props {
  readonly city: number
  readonly sent: readonly number[]
  readonly tray: Beside | undefined
}

const GoodsIn = ({ city, sent, tray, ...props }: GoodsInProps): ReactNode => {
  const { view, layout, say } = props
  const { x, y } = spotOf(layout, city)
  const stock = ALL_GOODS.filter((good) => (view.goods[city * 4 + good] ?? 0) > 0)
  const firstOf = (good: number): number =>
    ALL_GOODS.slice(0, good).reduce((sum, other) => sum + (view.goods[city * 4 + other] ?? 0), 0)
  const shapes = (good: number, shape: typeof square): string =>
    Array.from({ length: view.goods[city * 4 + good] ?? 0 }, (_, i) => {
      const spot = cubeSpot(firstOf(good) + i)
      return shape(x - CARD.width / 2 + spot.x, y - CARD.height / 2 + spot.y)
    }).join('')
  const touchOf = (good: number, d: string): ReactNode => (
    <Touch
      key={good}
      {...props}
      target={goodTarget(city, good)}
      name={say(word('board.good', { good: goodName(good), city: cityName(city) }))}
      rule="RC-6.1"
      d={d}
    />
  )
  const [only = 0] = sent
  return (
    <g>
      {sent.length === 1 && touchOf(only, cardPath(layout, city))}
      {sent.length === 1 && <path className="rc-sent" d={shapes(only, outlineOfCube)} />}
      {stock.filter((good) => !sent.includes(good)).map((good) => touchOf(good, shapes(good, square)))}
      {tray !== undefined && (
        <Tray home={homeOf(layout, city)} tray={tray} cell={CUBE_CELL} count={sent.length}>
          {(left, top, at) => {
            const good = sent[at] ?? 0
            return (
              <g key={good}>
                {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture takes no focus */}
                <g aria-hidden="true">
                  <Cube good={good} x={left + 7} y={top + 5} width={34} height={28} />
                </g>
                {touchOf(good, rectangle(left, top, CUBE_CELL))}
              </g>
            )
          }}
        </Tray>
      )}
    </g>
  )
}

const outlineOfCube = (x: number, y: number): string => cubeOutline({ x, y, ...CUBE })

/** The squares of neighbouring cubes touch, so that the middle of several is one of them. */
const square = (x: number, y: number): string => `M${x - 1.5} ${y - 1}h${CUBE.width + 3}v${CUBE.height + 2}H${x - 1.5}Z`

/** The colours that the new link can have at each place, as large tabs. */
const Joints = (props: Props): ReactNode => {
  const { view, question, layout } = props
  const places = [TILE, ...view.built]
  const coloursAt = (place: number): readonly number[] =>
    COLOURS.filter((colour) => choiceFor(question, joinTarget(place, colour)) !== undefined)
  const trays = placedBeside(
    layout,
    places.flatMap((place) => {
      const count = coloursAt(place).length
      return count > 0 ? [{ place, sizes: traySizes(count, RAIL_CELL) }] : []
    }),
  )
  return places.map((place) => (
    <JointsAt key={place} {...props} place={place} colours={coloursAt(place)} tray={trays.get(place)} />
  ))
}

const RAIL_CELL: Size = { width: 48, height: 36 }

interface JointsAtProps extends Props {
  readonly place: number
  readonly colours: readonly number[]
  readonly tray: Beside | undefined
}

const JointsAt = ({ place, colours, tray, ...props }: JointsAtProps): ReactNode => {
  const { question, layout, say } = props
  const nameOf = (colour: number): string =>
    say(word('move.join', { place: placeName(place), colour: colourName(colour) }))
  if (tray === undefined) {
    const [refused = 0] = COLOURS.filter((colour) => question?.ask.targets.includes(joinTarget(place, colour)))
    return (
      <Touch
        {...props}
        target={joinTarget(place, refused)}
        name={nameOf(refused)}
        rule="RC-4.1"
        d={cardPath(layout, place)}
      />
    )
  }
  return (
    <Tray home={homeOf(layout, place)} tray={tray} cell={RAIL_CELL} count={colours.length}>
      {(left, top, at) => {
        const colour = colours[at] ?? 0
        return (
          <g key={colour}>
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture takes no focus */}
            <g aria-hidden="true">
              <RailChip colour={colour} x={left + 4} y={top + 4} width={40} height={28} />
            </g>
            <Touch
              {...props}
              target={joinTarget(place, colour)}
              name={nameOf(colour)}
              rule="RC-4.1"
              d={rectangle(left, top, RAIL_CELL)}
            />
          </g>
        )
      }}
    </Tray>
  )
}

const Restocking = (props: Props): ReactNode =>
  [TILE, ...props.view.built].map((place) => (
    <Touch
      key={place}
      {...props}
      target={restockTarget(place)}
      name={props.say(placeName(place))}
      rule="RC-7.3"
      d={cardPath(props.layout, place)}
    />
  ))
