/** Faults of a layout, found in the measures of the drawing: what lies over what, and which names are too small. */
import type { Box, Point } from '../../../../web/toolkit/camera.ts'
import { TILE } from '../../network/cities.ts'
import { layOut, type NetworkLayout, type Tree } from '../layout.ts'
import { CARD, TRAIN } from '../measures.ts'

/** The board region of a window of 1440 × 900 pixels, and the smallest name in it. */
const REGION = { width: 1051, height: 856 } as const
export const SMALLEST_NAME = 11

export interface Faults {
  linksUnderCards: number
  crossings: number
  hiddenNumbers: number
  cardsOverCards: number
  changesOfOrder: number
}

export const noFaults = (): Faults => ({
  linksUnderCards: 0,
  crossings: 0,
  hiddenNumbers: 0,
  cardsOverCards: 0,
  changesOfOrder: 0,
})

/** Counts the faults of every position of a game, city by city. */
export const countFaults = ({ built, parent }: Tree, faults: Faults): void => {
  let before: NetworkLayout | null = null
  for (let count = 1; count <= built.length; count++) {
    const now = layOut({ built: built.slice(0, count), parent })
    countIn(now, faults)
    if (before !== null) faults.changesOfOrder += changes(before, now)
    before = now
  }
}

/** Pixels of a name of this size when the whole network is in view. */
export const nameSize = ({ part }: NetworkLayout, units: number): number =>
  units * Math.min(REGION.width / part.width, REGION.height / part.height)

const RAIL = 26

/** Counts the faults of one position. */
export const countIn = (layout: NetworkLayout, faults: Faults): void => {
  const cards = [...layout.spots].map(([place, spot]) =>
    place === TILE ? layout.platform : around(spot, CARD.width, CARD.height),
  )
  const links = [...layout.links.values()].map(({ points, train }) => ({
    rails: railsOf(points),
    train: around(train, TRAIN.width, TRAIN.height),
  }))
  cards.forEach((card, at) => {
    faults.cardsOverCards += cards.slice(at + 1).filter((other) => meet(card, other)).length
  })
  links.forEach(({ rails, train }, at) => {
    faults.linksUnderCards += rails.flatMap((rail) => cards.filter((card) => meet(rail, card))).length
    faults.hiddenNumbers += cards.filter((card) => meet(train, card)).length
    links.forEach((other, index) => {
      if (index === at) return
      faults.hiddenNumbers += other.rails.filter((rail) => meet(train, rail)).length
      if (index > at) return
      faults.crossings += rails.flatMap((rail) => other.rails.filter((crossed) => meet(rail, crossed))).length
      faults.hiddenNumbers += meet(train, other.train) ? 1 : 0
    })
  })
}

const around = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

const railsOf = (points: readonly Point[]): readonly Box[] =>
  points.slice(1).map((to, at) => {
    const from = points[at] ?? to
    const [across, down] = from.x === to.x ? [RAIL, 0] : [0, RAIL]
    return {
      x: Math.min(from.x, to.x) - across / 2,
      y: Math.min(from.y, to.y) - down / 2,
      width: Math.abs(to.x - from.x) + across,
      height: Math.abs(to.y - from.y) + down,
    }
  })

/** More than the shared edge of a link and its card. */
const meet = (a: Box, b: Box): boolean =>
  a.x + EDGE < b.x + b.width && b.x + EDGE < a.x + a.width && a.y + EDGE < b.y + b.height && b.y + EDGE < a.y + a.height
const EDGE = 0.01

/** Pairs of cities that are no longer in the same order, from left to right or from top to bottom. */
const changes = (before: NetworkLayout, now: NetworkLayout): number => {
  const places = [...before.spots.keys()].filter((place) => place !== TILE)
  const order = ({ spots }: NetworkLayout, a: number, b: number): string => {
    const [one, other] = [spots.get(a), spots.get(b)]
    if (one === undefined || other === undefined) return 'gone'
    return `${Math.sign(Math.round(one.x - other.x))} ${Math.sign(Math.round(one.y - other.y))}`
  }
  return places.flatMap((a, at) => places.slice(at + 1).filter((b) => order(before, a, b) !== order(now, a, b))).length
}
