import { describe, expect, test } from 'vitest'
import { ALL_CITIES, TILE } from '../network/cities.ts'
import { fullNetwork, randomNetwork, strongNetworks } from '../testing/networks.ts'
import { layOut, SIZE } from './layout.ts'
import { CARD, CITY_NAME } from './measures.ts'
import { countFaults, countIn, nameSize, noFaults, SMALLEST_NAME } from './testing/faults.ts'

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

const everyCityOnTheTile = { built: ALL_CITIES, parent: ALL_CITIES.map(() => TILE) }
const oneLine = { built: ALL_CITIES, parent: ALL_CITIES.map((city) => (city === 0 ? TILE : city - 1)) }
/** RC-10.3: a city with eight links. */
const hub = { built: [0, 1, 2, 3, 4, 5, 6, 7], parent: ALL_CITIES.map((city) => (city === 0 ? TILE : 0)) }
const networks = [
  ...range(24).map(randomNetwork),
  ...strongNetworks().filter((_, at) => at % 8 === 0),
  ...range(4).map((seed) => fullNetwork(seed, 2 + 2 * seed)),
  everyCityOnTheTile,
  oneLine,
  hub,
]

const layouts = networks.map((network) => layOut(network))

/** `layout.long.test.ts` counts the same over 600 games. */
describe('the layout', () => {
  test('has no link under a card, no crossing and no hidden number, and keeps the order of the cities', () => {
    const faults = noFaults()
    for (const network of networks) countFaults(network, faults)
    expect(faults).toEqual(noFaults())
  })

  test('shows all names at a readable size at once', () => {
    for (const layout of layouts) expect(nameSize(layout, CITY_NAME)).toBeGreaterThanOrEqual(SMALLEST_NAME)
  })

  test('links have at most one bend and run straight up, down or sideways', () => {
    for (const { links } of layouts) {
      for (const { points } of links.values()) {
        expect(points.length).toBeLessThanOrEqual(3)
        points.slice(1).forEach((to, at) => {
          const from = points[at] ?? to
          expect((from.x === to.x) !== (from.y === to.y)).toBe(true)
        })
      }
    }
  })

  test('uses several rows on both sides when every city is joined to the tile', () => {
    const { spots } = layOut(everyCityOnTheTile)
    const rows = new Set([...spots.values()].map(({ y }) => y))
    expect(rows.size).toBeGreaterThanOrEqual(5)
  })

  test('fits the drawing', () => {
    for (const { part } of layouts) {
      expect(part.x).toBeGreaterThanOrEqual(0)
      expect(part.y).toBeGreaterThanOrEqual(0)
      expect(part.x + part.width).toBeLessThanOrEqual(SIZE.width)
      expect(part.y + part.height).toBeLessThanOrEqual(SIZE.height)
    }
  })
})

describe('the part in view', () => {
  test('shows the platform with room around it first, then all cards, and grows', () => {
    const start = layOut({ built: [], parent: [] }).part
    expect(start.width).toBeGreaterThan(3 * CARD.width)
    for (const { built, parent } of networks.slice(0, 12)) {
      let before = start
      for (const count of range(built.length)) {
        const { part, spots } = layOut({ built: built.slice(0, count + 1), parent })
        expect(part.width).toBeGreaterThanOrEqual(before.width)
        expect(part.height).toBeGreaterThanOrEqual(before.height)
        for (const [place, { x, y }] of spots) {
          if (place === TILE) continue
          expect(x - CARD.width / 2).toBeGreaterThan(part.x)
          expect(x + CARD.width / 2).toBeLessThan(part.x + part.width)
          expect(y - CARD.height / 2).toBeGreaterThan(part.y)
          expect(y + CARD.height / 2).toBeLessThan(part.y + part.height)
        }
        before = part
      }
    }
  })
})

test('the count of faults finds planted ones', () => {
  const layout = layOut({ built: [0, 1, 2], parent: [TILE, TILE, 0] })
  const [, link] = [...layout.links.values()]
  if (link === undefined) throw new Error('no link')
  const faults = noFaults()
  countIn({ ...layout, spots: new Map(layout.spots).set(2, link.train) }, faults)
  expect(faults.linksUnderCards).toBeGreaterThan(0)
  expect(faults.hiddenNumbers).toBeGreaterThan(0)
  const crossed = noFaults()
  countIn({ ...layout, links: new Map(layout.links).set(2, link) }, crossed)
  expect(crossed.crossings).toBeGreaterThan(0)
})
