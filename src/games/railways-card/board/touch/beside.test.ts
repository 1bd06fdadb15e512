import { expect, test } from 'vitest'
import type { Box } from '../../../../web/toolkit/camera.ts'
import { TILE } from '../../network/cities.ts'
import { strongNetworks } from '../../testing/networks.ts'
import { layOut } from '../layout.ts'
import { CARD, TRAIN } from '../measures.ts'
import { homeOf, placedBeside } from './beside.ts'
import { traySizes } from './Tray.tsx'

const around = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01 && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01

/** Do their edges touch? */
const touches = (box: Box, home: Box): boolean =>
  [box.y - home.y - home.height, home.y - box.y - box.height, box.x - home.x - home.width, home.x - box.x - box.width]
    .map(Math.abs)
    .some((gap) => gap < 0.01)

test('boxes of choices lie at the edge of their card and hide neither other cards, trains with their numbers, nor each other', () => {
  let [all, over] = [0, 0]
  for (const { built, parent } of strongNetworks().filter((_, at) => at % 5 === 0)) {
    for (let count = 4; count <= built.length; count += 3) {
      const layout = layOut({ built: built.slice(0, count), parent })
      const places = built.slice(0, count).filter((_, at) => (at + count) % 4 === 0)
      const boxes = placedBeside(
        layout,
        places.map((place, at) => ({ place, sizes: traySizes(1 + ((at + count) % 3), { width: 48, height: 38 }) })),
      )
      all += boxes.size
      over += [...boxes.values()].filter(({ isOver }) => isOver).length
      const taken = [
        layout.platform,
        ...[...layout.spots].flatMap(([place, { x, y }]) =>
          place === TILE ? [] : [around(x, y, CARD.width, CARD.height)],
        ),
        ...[...layout.links.values()].map(({ train }) => around(train.x, train.y, TRAIN.width, TRAIN.height)),
      ]
      for (const [place, box] of boxes) {
        const home = homeOf(layout, place)
        if (!box.isOver) expect(touches(box, home)).toBe(true)
        const others = box.isOver ? taken.filter(({ x, y }) => x !== home.x || y !== home.y) : taken
        expect(others.filter((other) => overlap(box, other))).toEqual([])
        expect([...boxes].filter(([other, at]) => other !== place && overlap(box, at))).toEqual([])
      }
    }
  }
  console.log(`${all} boxes of choices, ${over} on their own card`)
  expect(all).toBeGreaterThan(100)
  // Where nothing beside a card is free, the box covers the lower part of it: mostly boxes with three choices.
  expect(over / all).toBeLessThan(0.2)
})
