/**
 * The maths of panning and zooming. Everything is in units of the drawing, so nothing depends on the size of the window,
 * and the first paint needs no measuring.
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

/** The middle of the visible part, and the zoom factor. */
export interface Camera extends Point {
  readonly zoom: number
}

/** Enough for a finger on a phone to hit the smallest places of the largest map. */
export const LARGEST = 12

/** One press of a button or key. */
export const STEP = 1.5

/** What a camera moves in: the smallest box around the whole drawing that has the shape of a part of it. */
export const frameOf = (part: Box, { width, height }: Size): Box => {
  const scale = Math.max(width / part.width, height / part.height)
  const frame = { width: part.width * scale, height: part.height * scale }
  return { x: (width - frame.width) / 2, y: (height - frame.height) / 2, ...frame }
}

/** Shows the whole part, in a frame of its shape. */
export const framed = (part: Box, frame: Box): Camera =>
  kept({ x: part.x + part.width / 2, y: part.y + part.height / 2, zoom: frame.width / part.width }, frame)

/** A box between two others; `share` 0 is the first, 1 the second. */
export const underway = (from: Box, to: Box, share: number): Box => {
  const mix = (start: number, end: number): number => start + (end - start) * share
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  }
}

/** The visible part of the drawing. */
export const seen = ({ x, y, zoom }: Camera, { width, height }: Size): Box => ({
  x: x - width / zoom / 2,
  y: y - height / zoom / 2,
  width: width / zoom,
  height: height / zoom,
})

/** Never out of the frame, never smaller than it. */
export const kept = (camera: Camera, frame: Box): Camera => {
  const zoom = between(1, camera.zoom, LARGEST)
  const [halfWidth, halfHeight] = [frame.width / zoom / 2, frame.height / zoom / 2]
  return {
    x: between(frame.x + halfWidth, camera.x, frame.x + frame.width - halfWidth),
    y: between(frame.y + halfHeight, camera.y, frame.y + frame.height - halfHeight),
    zoom,
  }
}

/** Zooms so that `point` stays where it is on the screen, as far as the edges allow. */
export const zoomed = (camera: Camera, frame: Box, factor: number, point: Point = camera): Camera => {
  const zoom = between(1, camera.zoom * factor, LARGEST)
  const ratio = camera.zoom / zoom
  return kept({ x: point.x + (camera.x - point.x) * ratio, y: point.y + (camera.y - point.y) * ratio, zoom }, frame)
}

/** Moves the drawing under the finger: what was at `from` is at `to`. */
export const dragged = (camera: Camera, frame: Box, from: Point, to: Point): Camera =>
  kept({ ...camera, x: camera.x + from.x - to.x, y: camera.y + from.y - to.y }, frame)

/** Moves by parts of the view: `right` 0.25 is a quarter of its width. */
export const nudged = (camera: Camera, frame: Box, right: number, down: number): Camera =>
  kept(
    {
      ...camera,
      x: camera.x + (right * frame.width) / camera.zoom,
      y: camera.y + (down * frame.height) / camera.zoom,
    },
    frame,
  )

/** Moves no further than needed to show all of `box` with a margin around it. */
export const revealed = (camera: Camera, frame: Box, box: Box): Camera => {
  const now = seen(camera, frame)
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
    frame,
  )
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))
