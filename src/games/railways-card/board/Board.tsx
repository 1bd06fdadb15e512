/** The table: the network of cities, and over it the touch targets. */
import { type ReactNode, useMemo } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { goodName, say as word } from '../describe/words.ts'
import { ALL_GOODS } from '../moves.ts'
import { TILE } from '../network/cities.ts'
import type { View } from '../view.ts'
import { City } from './City.tsx'
import { Link } from './Link.tsx'
import { layOut, SIZE } from './layout.ts'
import { leadersAt } from './leaders.ts'
import { Tile } from './Tile.tsx'
import { DeliveryPaths, Touches } from './Touches.tsx'

/** The picture is hidden from screen readers: the panel describes the network, and the targets are buttons. */
export const Board = (props: BoardProps<View>): ReactNode => {
  const { view, say } = props
  const { built, parent } = view
  const layout = useMemo(() => layOut(built, parent), [built, parent])
  const letters = ALL_GOODS.map((good) => say(goodName(good)).slice(0, 1).toUpperCase()).join('')
  const at = (place: number) => layout.get(place) ?? { x: 0, y: 0 }
  return (
    <g className="rc-board">
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus */}
      <g aria-hidden="true">
        <TableTop />
        {view.source >= 0 && <DeliveryPaths view={view} question={props.question} layout={layout} />}
        {built.map((city) => (
          <Link
            key={city}
            fromX={at(parent[city] ?? TILE).x}
            fromY={at(parent[city] ?? TILE).y}
            toX={at(city).x}
            toY={at(city).y}
            colour={view.colour[city] ?? 0}
            paid={view.paid[city] ?? 0}
            owner={view.owner[city] ?? 0}
          />
        ))}
        <Tile {...at(TILE)} name={say(word('board.start'))} />
        {built.map((city) => (
          <City
            key={city}
            city={city}
            {...at(city)}
            goods={ALL_GOODS.reduce((bits, good) => bits | ((view.goods[city * 4 + good] ?? 0) << (3 * good)), 0)}
            open={view.open[city] ?? 0}
            leaders={leadersAt(view, city)}
            letters={letters}
          />
        ))}
        {view.source >= 0 && <Source {...at(view.source)} />}
      </g>
      <Touches {...props} layout={layout} />
    </g>
  )
}

const TableTop = (): ReactNode => (
  <>
    <defs>
      <clipPath id="rc-hex">
        <path d="M28 24L48 35V57L28 68L8 57V35Z" />
      </clipPath>
    </defs>
    <rect className="rc-cloth" width={SIZE.width} height={SIZE.height} />
    <path className="rc-rays" d={RAYS} />
    <rect className="rc-frame" x={6} y={6} width={SIZE.width - 12} height={SIZE.height - 12} />
    <rect className="rc-frame-fine" x={12} y={12} width={SIZE.width - 24} height={SIZE.height - 24} />
  </>
)

/** Rays from the middle, as on a poster of the time. */
const RAYS = Array.from({ length: 16 }, (_, i) => {
  const [cx, cy, far] = [SIZE.width / 2, SIZE.height / 2, SIZE.width]
  const point = (angle: number): string => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const reach = Math.min(
      (SIZE.width / 2 - 12) / Math.max(1e-9, Math.abs(dx)),
      (SIZE.height / 2 - 12) / Math.max(1e-9, Math.abs(dy)),
      far,
    )
    return `${Math.round(cx + dx * reach)} ${Math.round(cy + dy * reach)}`
  }
  const angle = (i / 16) * 2 * Math.PI
  return `M${cx} ${cy}L${point(angle)}L${point(angle + Math.PI / 16)}Z`
}).join('')

/** Marks the city that a good leaves. */
const Source = ({ x, y }: { readonly x: number; readonly y: number }): ReactNode => (
  <rect className="rc-source" x={x - 62} y={y - 50} width={124} height={100} />
)
