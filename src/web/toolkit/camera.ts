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

/**
 * What a camera moves in: the smallest box around the whole drawing that has the shape of a part of it. A part that
 * shows the whole drawing is such a box already.
 */
export const frameOf = (part: Box, { width, height }: Size): Box => {
  const isWhole = part.x <= 0 && part.y <= 0 && part.x + part.width >= width && part.y + part.height >= height
  if (isWhole) return part
  const scale = Math.max(width / part.width, height / part.height)
  const frame = { width: part.width * scale, height: part.height * scale }
  return { x: (width - frame.width) / 2, y: (height - frame.height) / 2, ...frame }
}

/** Shows the whole part, in a frame of its shape. */
export const framed = (part: Box, frame: Box): Camera =>
  kept({ x: part.x + part.width / 2, y: part.y + part.height / 2, zoom: frame.width / part.width }, frame)

/** The smallest box around another that has the shape of the room. With `atTop` all spare height is below. */
export const shaped = (box: Box, room: Size, atTop = false): Box => {
  const scale = Math.min(room.width / box.width, room.height / box.height)
  const [width, height] = [room.width / scale, room.height / scale]
  return { x: box.x - (width - box.width) / 2, y: atTop ? box.y : box.y - (height - box.height) / 2, width, height }
}

/** The upper part of a high drawing in its full width, and more of it down to the lowest of these; the whole of one that fits. */
export const acrossTop = (box: Box, room: Size, boxes: readonly Box[] = []): Box => {
  const lowest = Math.max(0, ...boxes.map(({ y, height }) => y + height - box.y))
  const height = Math.min(box.height, Math.max(lowest, (box.width * room.height) / room.width))
  return { ...box, height }
}

/** In pixels: a finger can aim at it, and a press brings it closer. */
const LEAST = 32

/** Does this view show all of these, and large enough to aim at? */
export const isEnough = (view: Box, boxes: readonly Box[], room: Size): boolean =>
  boxes.every(
    ({ x, y, width, height }) =>
      x >= view.x &&
      y >= view.y &&
      x + width <= view.x + view.width &&
      y + height <= view.y + view.height &&
      (Math.min(width, height) * room.width) / view.width >= LEAST,
  )

/** In pixels: where something can be touched, no need to go closer than this. */
const LARGE_ENOUGH = 72
/** In pixels: what can be touched without going closer, if going closer would hide where on the board it is. */
const JUST_ENOUGH = 44
/** The share of the whole that says where one is. */
const CONTEXT = 0.3

/**
 * Shows all of these boxes with a margin, as large as is useful and never more than `whole`, in the shape of the room. What
 * `whole` has beyond the `drawing` is shown only where the drawing is too small for the room.
 */
export const closeUp = (boxes: readonly Box[], whole: Box, room: Size, drawing: Box = whole): Box => {
  const all = around(boxes)
  if (all === null) return whole
  const margin = Math.max(all.width, all.height) * 0.08
  const wide = shaped(
    { x: all.x - margin, y: all.y - margin, width: all.width + 2 * margin, height: all.height + 2 * margin },
    room,
  )
  const smallest = Math.min(...boxes.map(({ width, height }) => Math.min(width, height)))
  const most = (room.width * smallest) / JUST_ENOUGH
  const least = Math.max((room.width * smallest) / LARGE_ENOUGH, Math.min(most, CONTEXT * whole.width))
  const grown = wide.width >= least ? wide : scaledTo(wide, least)
  return grown.width >= whole.width ? whole : inside(grown, whole, drawing)
}

/** The smallest box around all of these; null for none. */
const around = (boxes: readonly Box[]): Box | null => {
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const scaledTo = (box: Box, width: number): Box => {
  const height = (box.height * width) / box.width
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height }
}

/** Moves a box into the drawing; along a side where it is longer, what is left over lies as it does around the whole. */
const inside = (box: Box, whole: Box, drawing: Box): Box => ({
  ...box,
  x: within(box.x, box.width, whole.x, whole.width, drawing.x, drawing.width),
  y: within(box.y, box.height, whole.y, whole.height, drawing.y, drawing.height),
})

const within = (at: number, span: number, whole: number, most: number, drawing: number, size: number): number => {
  if (span <= size) return between(drawing, at, drawing + size - span)
  return drawing - ((drawing - whole) / (most - size)) * (span - size)
}

/** Is the middle of a part in this box? An edge of it in view is not enough to press it. */
export const showsMiddle = (box: Box, part: Box): boolean => {
  const [x, y] = [part.x + part.width / 2, part.y + part.height / 2]
  return box.x < x && x < box.x + box.width && box.y < y && y < box.y + box.height
}

/** A box between two others; `share` 0 is the first, 1 the second. */
export const boxBetween = (from: Box, to: Box, share: number): Box => {
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
