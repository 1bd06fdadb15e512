import { describe, expect, test } from 'vitest'
import {
  acrossTop,
  boxBetween,
  closeUp,
  dragged,
  framed,
  frameOf,
  isEnough,
  kept,
  LARGEST,
  nudged,
  revealed,
  seen,
  shaped,
  showsMiddle,
  zoomed,
} from './camera.ts'

const size = { x: 0, y: 0, width: 1000, height: 800 }
const fit = framed(size, size)
const close = zoomed(fit, size, 4)

test('the fitted view shows the whole drawing', () => {
  expect(seen(fit, size)).toEqual({ x: 0, y: 0, width: 1000, height: 800 })
})

test('zooming keeps the point under the pointer where it is on the screen', () => {
  const point = { x: 420, y: 330 }
  const share = (camera: typeof fit): readonly number[] => {
    const box = seen(camera, size)
    return [(point.x - box.x) / box.width, (point.y - box.y) / box.height]
  }
  const after = zoomed(close, size, 1.3, point)
  expect(after.zoom).toBeCloseTo(5.2)
  share(after).forEach((part, axis) => {
    expect(part).toBeCloseTo(share(close)[axis] ?? Number.NaN)
  })
})

test('zooming in and out again returns to the start', () => {
  const point = { x: 500, y: 300 }
  const back = zoomed(zoomed(close, size, 1.2, point), size, 1 / 1.2, point)
  expect(back.x).toBeCloseTo(close.x)
  expect(back.y).toBeCloseTo(close.y)
  expect(back.zoom).toBeCloseTo(close.zoom)
})

test('zoom has a minimum and a maximum', () => {
  expect(zoomed(fit, size, 0.5, { x: 900, y: 10 })).toEqual(fit)
  const most = zoomed(fit, size, 100)
  expect(most.zoom).toBe(LARGEST)
  expect(zoomed(most, size, 2, { x: 520, y: 410 })).toEqual(most)
})

test('the view never leaves the drawing', () => {
  const away = dragged(close, size, { x: 0, y: 0 }, { x: 5_000, y: -5_000 })
  expect(seen(away, size)).toEqual({ x: 0, y: 600, width: 250, height: 200 })
  expect(kept({ x: -50, y: 9_999, zoom: 1 }, size)).toEqual(fit)
})

test('dragging moves what was under the finger to where the finger is', () => {
  expect(dragged(close, size, { x: 500, y: 400 }, { x: 520, y: 390 })).toEqual({ x: 480, y: 410, zoom: 4 })
})

test('keys move by a part of the view', () => {
  expect(nudged(close, size, 0.2, 0)).toEqual({ x: 550, y: 400, zoom: 4 })
  expect(nudged(fit, size, 0.2, 0.2)).toEqual(fit)
})

test.each([
  [700, 400],
  [250, 400],
  [480, 120],
  [480, 650],
])('what is out of sight at %d, %d is brought into view', (x, y) => {
  const after = seen(revealed(close, size, { x, y, width: 60, height: 60 }), size)
  expect(after.x).toBeLessThan(x)
  expect(after.x + after.width).toBeGreaterThan(x + 60)
  expect(after.y).toBeLessThan(y)
  expect(after.y + after.height).toBeGreaterThan(y + 60)
})

test('revealing a visible box moves nothing', () => {
  expect(revealed(close, size, { x: 480, y: 380, width: 40, height: 40 })).toEqual(close)
})

test('a box larger than the view is centred', () => {
  const after = revealed(close, size, { x: 200, y: 200, width: 400, height: 300 })
  expect([after.x, after.y]).toEqual([400, 350])
})

test('a fitted part is shown whole, in a frame of its own shape', () => {
  const wide = { x: 100, y: 200, width: 500, height: 200 }
  expect(frameOf(wide, size)).toEqual({ x: -500, y: 0, width: 2000, height: 800 })
  expect(seen(framed(wide, frameOf(wide, size)), frameOf(wide, size))).toEqual(wide)
  const high = { x: 700, y: 100, width: 200, height: 400 }
  expect(frameOf(high, size)).toEqual({ x: 0, y: -600, width: 1000, height: 2000 })
  expect(seen(framed(high, frameOf(high, size)), frameOf(high, size))).toEqual(high)
  expect(frameOf(size, size)).toEqual(size)
})

test('moving to another box changes the view evenly', () => {
  const to = { x: 100, y: 200, width: 250, height: 100 }
  expect(boxBetween(size, to, 0)).toEqual(size)
  expect(boxBetween(size, to, 0.5)).toEqual({ x: 50, y: 100, width: 625, height: 450 })
  expect(boxBetween(size, to, 1)).toEqual(to)
})

const ROOM = { width: 400, height: 300 }

test('a box gets the shape of the room around its middle, or with all spare height below', () => {
  const box = { x: 0, y: 0, width: 400, height: 100 }
  expect(shaped(box, ROOM)).toEqual({ x: 0, y: -100, width: 400, height: 300 })
  expect(shaped(box, ROOM, true)).toEqual({ x: 0, y: 0, width: 400, height: 300 })
  expect(shaped({ x: 10, y: 10, width: 100, height: 150 }, ROOM)).toEqual({ x: -40, y: 10, width: 200, height: 150 })
})

test('a high drawing starts at its top in full width', () => {
  expect(acrossTop({ x: 0, y: 0, width: 400, height: 900 }, ROOM)).toEqual({ x: 0, y: 0, width: 400, height: 300 })
  expect(acrossTop({ x: 0, y: 0, width: 400, height: 200 }, ROOM)).toEqual({ x: 0, y: 0, width: 400, height: 200 })
})

test('a high drawing shows more of itself if the lowest target needs it', () => {
  const high = { x: 0, y: 0, width: 400, height: 900 }
  const target = (y: number) => ({ x: 10, y, width: 50, height: 40 })
  expect(acrossTop(high, ROOM, [target(100)]).height).toBe(300)
  expect(acrossTop(high, ROOM, [target(100), target(320)]).height).toBe(360)
  expect(acrossTop(high, ROOM, [target(880)]).height).toBe(900)
})

test('a view is enough if it shows all targets large enough for a finger to aim at', () => {
  const view = { x: 0, y: 0, width: 400, height: 300 }
  const room = { width: 400, height: 300 }
  const target = { x: 10, y: 250, width: 50, height: 40 }
  expect(isEnough(view, [target], room)).toBe(true)
  expect(isEnough(view, [target, { ...target, y: 270 }], room)).toBe(false)
  expect(isEnough(view, [{ ...target, x: -5 }], room)).toBe(false)
  expect(isEnough(view, [target], { width: 300, height: 225 })).toBe(false)
})

describe('a close-up', () => {
  const whole = { x: 0, y: 0, width: 800, height: 600 }

  test('shows all targets, in the shape of the room, within the whole', () => {
    const targets = [
      { x: 100, y: 100, width: 40, height: 40 },
      { x: 250, y: 150, width: 40, height: 40 },
    ]
    const seenBox = closeUp(targets, whole, ROOM)
    expect(seenBox.width / seenBox.height).toBeCloseTo(4 / 3)
    for (const target of targets) expect(showsMiddle(seenBox, target)).toBe(true)
    expect(seenBox.x).toBeGreaterThanOrEqual(0)
    expect(seenBox.width).toBeLessThan(whole.width)
  })

  test('goes no closer than is useful for a finger, and never beyond the whole', () => {
    const { width } = closeUp([{ x: 600, y: 400, width: 80, height: 80 }], whole, ROOM)
    expect((80 * ROOM.width) / width).toBeCloseTo(72)
    expect(closeUp([{ x: 0, y: 0, width: 790, height: 20 }], whole, ROOM)).toEqual(whole)
    expect(closeUp([], whole, ROOM)).toEqual(whole)
  })

  test('shows none of what lies beyond a wide drawing as long as the drawing fills a high room', () => {
    const drawing = { x: 0, y: 0, width: 800, height: 480 }
    const high = { width: 390, height: 406 }
    const around = shaped(drawing, high)
    const corner = { x: 20, y: 10, width: 40, height: 40 }
    const one = closeUp([corner], around, high, drawing)
    expect([one.x, one.y]).toEqual([0, 0])
    // Too close to the edges for a view that shows them all: what is left over lies above and below.
    const all = closeUp([corner, { x: 600, y: 40, width: 40, height: 40 }], around, high, drawing)
    expect(all.height).toBeGreaterThan(drawing.height)
    expect(all.y + all.height / 2).toBeCloseTo(240)
  })

  test('keeps enough around a single place to know where it is, as long as a finger can aim at it', () => {
    const sizeOf = (size: number): number => {
      const { width } = closeUp([{ x: 600, y: 400, width: size, height: size }], whole, ROOM)
      return (size * ROOM.width) / width
    }
    expect(sizeOf(20)).toBeCloseTo(44)
    expect(closeUp([{ x: 600, y: 400, width: 40, height: 40 }], whole, ROOM).width).toBeCloseTo(240)
  })
})

test('a part of which only an edge is in view is not shown', () => {
  const box = { x: 0, y: 0, width: 100, height: 50 }
  expect(showsMiddle(box, { x: 90, y: 45, width: 8, height: 8 })).toBe(true)
  expect(showsMiddle(box, { x: 40, y: 47, width: 20, height: 20 })).toBe(false)
  expect(showsMiddle(box, { x: -15, y: 10, width: 20, height: 20 })).toBe(false)
})
