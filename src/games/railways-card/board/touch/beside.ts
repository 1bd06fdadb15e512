/** Where a small box, such as the goods to choose from, lies at the edge of its city: on nothing else, if there is room. */
import type { Box, Size } from '../../../../web/toolkit/camera.ts'
import { TILE } from '../../network/cities.ts'
import type { NetworkLayout } from '../layout.ts'
import { CARD, TRAIN } from '../measures.ts'

export interface Wanted {
  readonly place: number
  /** The first size that has room is taken. */
  readonly sizes: readonly Size[]
}

export interface Beside extends Box {
  /** Which of the sizes it has. */
  readonly size: number
  /** It lies on the card itself, as there is no room beside it. */
  readonly isOver: boolean
  /** It is made smaller if the card is narrower. */
  readonly scale: number
}

/** By place. Later ones keep clear of earlier ones. */
export const placedBeside = (layout: NetworkLayout, wanted: readonly Wanted[]): ReadonlyMap<number, Beside> => {
  const placed = new Map<number, Beside>()
  const taken = [
    layout.platform,
    ...[...layout.spots].flatMap(([place, { x, y }]) => (place === TILE ? [] : [around(x, y, CARD)])),
    ...[...layout.links.values()].map(({ train }) => around(train.x, train.y, TRAIN)),
  ]
  for (const { place, sizes } of wanted) {
    const home = homeOf(layout, place)
    // It shares an edge with its own card, as a drawer with its cupboard, and keeps clear of everything else.
    const isOwn = (other: Box): boolean => other.x === home.x && other.y === home.y
    const options = sizes.flatMap((size, at) =>
      sidesOf(home, size, layout.part).map((box) => ({ ...box, size: at, isOver: false, scale: 1 })),
    )
    const free = options.find(
      (box) => isWithin(box, layout.part) && !taken.some((other) => meet(box, isOwn(other) ? other : withAir(other))),
    )
    const found = free ?? over(home, sizes[0] ?? CARD)
    placed.set(place, found)
    taken.push(found)
  }
  return placed
}

export const homeOf = ({ spots, platform }: NetworkLayout, place: number): Box => {
  const { x, y } = spots.get(place) ?? { x: 0, y: 0 }
  return place === TILE ? platform : around(x, y, CARD)
}

const AIR = 3
const withAir = ({ x, y, width, height }: Box): Box => ({
  x: x - AIR,
  y: y - AIR,
  width: width + 2 * AIR,
  height: height + 2 * AIR,
})

const around = (x: number, y: number, { width, height }: Size): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** In the middle of each side, or as near to it as the drawing has room; then at its ends, beyond a train in the middle. */
const sidesOf = (home: Box, { width, height }: Size, part: Box): readonly Box[] => {
  const xs = [home.x + (home.width - width) / 2, home.x + home.width - HOLD, home.x - width + HOLD]
  const ys = [home.y + (home.height - height) / 2, home.y + home.height - HOLD, home.y - height + HOLD]
  return xs.flatMap((across, at) => {
    const x = between(part.x, across, part.x + part.width - width)
    const y = between(part.y, ys[at] ?? 0, part.y + part.height - height)
    return [
      { x, y: home.y + home.height, width, height },
      { x, y: home.y - height, width, height },
      { x: home.x + home.width, y, width, height },
      { x: home.x - width, y, width, height },
    ]
  })
}

/** At least so much of a box lies along its card. */
const HOLD = 18

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

/** Along the lower edge of the card, and no wider than it. */
const over = (home: Box, size: Size): Beside => {
  const scale = Math.min(1, home.width / size.width)
  const [width, height] = [size.width * scale, size.height * scale]
  return {
    x: home.x + (home.width - width) / 2,
    y: home.y + home.height - height,
    width,
    height,
    size: 0,
    isOver: true,
    scale,
  }
}

const isWithin = (box: Box, part: Box): boolean =>
  box.x >= part.x &&
  box.y >= part.y &&
  box.x + box.width <= part.x + part.width &&
  box.y + box.height <= part.y + part.height

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
