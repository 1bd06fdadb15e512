/**
 * What a pan-and-zoom view looks at: the maths, without a screen. Everything is in the units of the
 * drawing, so nothing here depends on the size of the window, and the first paint needs no measuring.
 */

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point, Size {}

/** The middle of what is seen, and how much larger than fitted. */
export interface Camera extends Point {
  readonly zoom: number
}

/** Enough for a finger on a phone to meet the smallest things of the largest map. */
export const LARGEST = 12

/** One press of a button or key. */
export const STEP = 1.5

export const fitted = ({ width, height }: Size): Camera => ({ x: width / 2, y: height / 2, zoom: 1 })

/** All of a part of the drawing is seen, as large as that allows. */
export const framed = (part: Box, size: Size): Camera =>
  kept(
    {
      x: part.x + part.width / 2,
      y: part.y + part.height / 2,
      zoom: Math.min(size.width / part.width, size.height / part.height),
    },
    size,
  )

/** Some share of the way from one camera to another, so that what is seen grows or shrinks evenly. */
export const underway = (from: Camera, to: Camera, share: number): Camera => {
  const mix = (start: number, end: number): number => start + (end - start) * share
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: 1 / mix(1 / from.zoom, 1 / to.zoom) }
}

export const isSame = (one: Camera, other: Camera): boolean =>
  one.x === other.x && one.y === other.y && one.zoom === other.zoom

/** The part of the drawing that is seen. */
export const seen = ({ x, y, zoom }: Camera, { width, height }: Size): Box => ({
  x: x - width / zoom / 2,
  y: y - height / zoom / 2,
  width: width / zoom,
  height: height / zoom,
})

/** Never out of the drawing, never smaller than fitted. */
export const kept = (camera: Camera, size: Size): Camera => {
  const zoom = between(1, camera.zoom, LARGEST)
  const [halfWidth, halfHeight] = [size.width / zoom / 2, size.height / zoom / 2]
  return {
    x: between(halfWidth, camera.x, size.width - halfWidth),
    y: between(halfHeight, camera.y, size.height - halfHeight),
    zoom,
  }
}

/** Zooms so that `point` stays where it is on the screen, as far as the edges allow. */
export const zoomed = (camera: Camera, size: Size, factor: number, point: Point = camera): Camera => {
  const zoom = between(1, camera.zoom * factor, LARGEST)
  const ratio = camera.zoom / zoom
  return kept({ x: point.x + (camera.x - point.x) * ratio, y: point.y + (camera.y - point.y) * ratio, zoom }, size)
}

/** Moves the drawing under the finger: what was at `from` is at `to`. */
export const dragged = (camera: Camera, size: Size, from: Point, to: Point): Camera =>
  kept({ ...camera, x: camera.x + from.x - to.x, y: camera.y + from.y - to.y }, size)

/** Moves by parts of what is seen: `right` 0.25 is a quarter of it. */
export const nudged = (camera: Camera, size: Size, right: number, down: number): Camera =>
  kept(
    {
      ...camera,
      x: camera.x + (right * size.width) / camera.zoom,
      y: camera.y + (down * size.height) / camera.zoom,
    },
    size,
  )

/** Moves no further than needed for all of `box`, and a margin around it, to be seen. */
export const revealed = (camera: Camera, size: Size, box: Box): Camera => {
  const now = seen(camera, size)
  const margin = Math.min(now.width, now.height) / 12
  const shift = (from: number, length: number, start: number, span: number): number => {
    if (length + 2 * margin > span) return from + length / 2 - (start + span / 2)
    return Math.min(0, from - margin - start) + Math.max(0, from + length + margin - (start + span))
  }
  return kept(
    {
      ...camera,
      x: camera.x + shift(box.x, box.width, now.x, now.width),
      y: camera.y + shift(box.y, box.height, now.y, now.height),
    },
    size,
  )
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))
