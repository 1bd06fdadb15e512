/** The table: the network of cities over its scenery, and over it the touch targets. */
import { lazy, type ReactNode, useMemo } from 'react'
import { AfterPaint } from '../../../web/toolkit/AfterPaint.tsx'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { paymentValue } from '../cards/payment.ts'
import { cityName, say as word } from '../describe/words.ts'
import { ALL_GOODS } from '../moves.ts'
import { TILE } from '../network/cities.ts'
import type { View } from '../view.ts'
import { City } from './City.tsx'
import { Journeys } from './Journeys.tsx'
import { Link } from './Link.tsx'
import { layOut, SIZE } from './layout.ts'
import { CARD } from './measures.ts'
import { Platform } from './Platform.tsx'
import { cityInWords, linkInWords } from './sentences.ts'
import { leadersAt } from './standing.ts'
import { Touches } from './touch/Touches.tsx'

/** The scenery comes after the first paint. */
const Scenery = lazy(async () => ({ default: (await import('./Scenery.tsx')).Scenery }))

/** The picture is hidden from screen readers: the frame shows it in words, and the targets are buttons. */
export const Board = (props: BoardProps<View>): ReactNode => {
  const { view, say } = props
  const { built, parent } = view
  const layout = useMemo(() => layOut({ built, parent }), [built, parent])
  const at = (place: number) => layout.spots.get(place) ?? { x: 0, y: 0 }
  const ports = built.flatMap((city) =>
    parent[city] === TILE ? (layout.links.get(city)?.points.slice(0, 1) ?? []) : [],
  )
  return (
    <g className="rc-board">
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus */}
      <g aria-hidden="true">
        <Ground />
        <AfterPaint>
          <Scenery />
        </AfterPaint>
        <Platform
          platform={layout.platform}
          ports={ports}
          name={say(word('board.start'))}
          about={say(word('board.start.about'))}
        />
        <Journeys {...props} layout={layout} />
        {built.map((city) => {
          const link = layout.links.get(city)
          if (link === undefined) return null
          return (
            <Link
              key={city}
              city={city}
              {...link}
              colour={view.colour[city] ?? 0}
              value={paymentValue(view.paid[city] ?? 0)}
              owner={view.owner[city] ?? 0}
              about={say(linkInWords(view, city))}
            />
          )
        })}
        {built.map((city) => (
          <City
            key={city}
            city={city}
            {...at(city)}
            goods={ALL_GOODS.reduce((bits, good) => bits | ((view.goods[city * 4 + good] ?? 0) << (3 * good)), 0)}
            open={view.open[city] ?? 0}
            leaders={leadersAt(view, city)}
            about={`${say(cityName(city))}. ${say(cityInWords(view, city))}`}
          />
        ))}
        {view.source >= 0 && <Source {...at(view.source)} />}
      </g>
      {/* Below what can be chosen: a mark hides no number of a choice. */}
      <g className="marks-layer" />
      <Touches {...props} layout={layout} />
    </g>
  )
}

/** Marks the city that a good leaves. */
const Source = ({ x, y }: { readonly x: number; readonly y: number }): ReactNode => (
  <rect
    className="rc-source"
    x={x - CARD.width / 2 - 4}
    y={y - CARD.height / 2 - 4}
    width={CARD.width + 8}
    height={CARD.height + 8}
    rx={5}
  />
)

/** Sky above the middle of the platform, and prairie below it. */
const Ground = (): ReactNode => (
  <>
    <path className="rc-sky" d={`M-4000 ${SIZE.height / 2}h10000v-5000h-10000Z`} />
    <path className="rc-prairie" d={`M-4000 ${SIZE.height / 2}h10000v5000h-10000Z`} />
  </>
)
