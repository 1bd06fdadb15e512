/** Where everything of the network lies in the drawing. The platform never moves up or down; the network stays centred. */
import type { Box, Point } from '../../../web/toolkit/camera.ts'
import { TILE } from '../network/cities.ts'
import type { View } from '../view.ts'
import { type Cell, type PlannedLink, TRACKS } from './grid.ts'
import { CARD, type Measures, measure, PLATFORM } from './measures.ts'
import { planOf } from './plan.ts'

/** Room for the largest network, all of it above the platform or all of it below. */
export const SIZE = { width: 1720, height: 2640 } as const
const CENTRE: Point = { x: SIZE.width / 2, y: SIZE.height / 2 }

/** The platform of a table without cities, and room at its ends beyond the outer links. */
const SHORTEST_PLATFORM = 250
const PLATFORM_END = 44
/** Around the cards: above and below there is room for a box of choices. */
const MARGIN = { side: 20, top: 40, bottom: 40 } as const
/** At least this much is in view, so that one card does not fill the screen. */
const LEAST = { width: 600, height: 300 } as const

/**
 * Goods lie on a city card in two columns: the size of a cube, and its position from the corner of the card. The second
 * row runs back, so that equal cubes lie side by side.
 */
export const CUBE = { width: 25, height: 21 } as const
export const cubeSpot = (at: number): Point => ({ x: at === 1 || at === 2 ? 87 : 60, y: at < 2 ? 22 : 44 })

export interface LinkPath {
  /** From the edge of the parent to the edge of the city: two points, or three with a bend. */
  readonly points: readonly Point[]
  /** The middle of its train. */
  readonly train: Point
}

export interface NetworkLayout {
  /** By city, and by `TILE` for the platform: the middle. */
  readonly spots: ReadonlyMap<number, Point>
  /** By city: the link that joined it. */
  readonly links: ReadonlyMap<number, LinkPath>
  readonly platform: Box
  /** The part of the drawing in use. */
  readonly part: Box
}

export type Tree = Readonly<Record<keyof Pick<View, 'built' | 'parent'>, readonly number[]>>

let latest: { readonly tree: Tree; readonly layout: NetworkLayout } | null = null

export const layOut = (tree: Tree): NetworkLayout => {
  if (latest?.tree.built !== tree.built || latest.tree.parent !== tree.parent) latest = { tree, layout: laidOut(tree) }
  return latest.layout
}

export const partOf = (view: Tree): Box => layOut(view).part

const laidOut = ({ built, parent }: Tree): NetworkLayout => {
  const plan = planOf(built, parent)
  const measures = measure(plan)
  const left = CENTRE.x - measures.width / 2
  const at = ({ x, y }: Point): Point => ({ x: left + x, y: CENTRE.y + y })
  const spots = new Map<number, Point>()
  for (const [city, cell] of plan.cells) spots.set(city, at(middleOf(cell, measures)))
  const links = new Map(
    plan.links.map((link) => [
      link.city,
      { points: pointsOf(link, measures).map(at), train: at(measures.standOf(link)) },
    ]),
  )
  const platform = platformOf([...links.values()], plan.links, measures.width)
  spots.set(TILE, { x: platform.x + platform.width / 2, y: CENTRE.y })
  return {
    spots,
    links,
    platform,
    part: partAround(
      platform,
      [...plan.cells.keys()].map((city) => spots.get(city) ?? CENTRE),
    ),
  }
}

const middleOf = ({ column, row }: Cell, { pointOf }: Measures): Point =>
  pointOf({ x: column * TRACKS + 1, y: row * TRACKS + 1 })

/** The knots as points, with the ends at the edges of the two cards. */
const pointsOf = ({ knots, parent }: PlannedLink, { pointOf }: Measures): readonly Point[] => {
  const points = knots.map(pointOf)
  return points.map((point, index) => {
    const next = points[index === 0 ? 1 : index - 1] ?? point
    if (index > 0 && index < points.length - 1) return point
    const knot = knots[index] ?? { x: 0, y: 0 }
    const height = index === 0 && parent === TILE ? PLATFORM : CARD.height
    const middle = pointOf({ x: centred(knot.x), y: centred(knot.y) })
    return next.x === point.x
      ? { x: point.x, y: middle.y + (Math.sign(next.y - point.y) * height) / 2 }
      : { x: middle.x + (Math.sign(next.x - point.x) * CARD.width) / 2, y: point.y }
  })
}

const centred = (at: number): number => Math.floor(at / TRACKS) * TRACKS + 1

/** As wide as its outermost links, and where possible not beyond the cities. */
const platformOf = (paths: readonly LinkPath[], links: readonly PlannedLink[], width: number): Box => {
  const ports = links.flatMap(({ parent }, at) => (parent === TILE ? [paths[at]?.points[0]?.x ?? CENTRE.x] : []))
  const first = Math.min(...ports, CENTRE.x + width / 2) - PLATFORM_END
  const last = Math.max(...ports, CENTRE.x - width / 2) + PLATFORM_END
  const length = Math.max(SHORTEST_PLATFORM, last - first)
  const left = Math.min(first, Math.max(last - length, (first + last - length) / 2, CENTRE.x - width / 2))
  const x = width <= length ? CENTRE.x - length / 2 : Math.min(left, CENTRE.x + width / 2 - length)
  return { x, y: CENTRE.y - PLATFORM / 2, width: length, height: PLATFORM }
}

const partAround = (platform: Box, cities: readonly Point[]): Box => {
  const across = span(
    [platform.x, platform.x + platform.width, ...cities.flatMap(({ x }) => [x - CARD.width / 2, x + CARD.width / 2])],
    LEAST.width,
    MARGIN.side,
    MARGIN.side,
  )
  const down = span(
    [
      platform.y,
      platform.y + platform.height,
      ...cities.flatMap(({ y }) => [y - CARD.height / 2, y + CARD.height / 2]),
    ],
    LEAST.height,
    MARGIN.top,
    MARGIN.bottom,
  )
  return { x: across.from, y: down.from, width: across.length, height: down.length }
}

/** From the first to the last, with a margin before and after, and at least `least` long. */
const span = (places: readonly number[], least: number, before: number, after: number) => {
  const [first, last] = [Math.min(...places) - before, Math.max(...places) + after]
  const length = Math.max(least, last - first)
  return { from: (first + last - length) / 2, length }
}
