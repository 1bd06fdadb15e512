/** Where the places are that a picture is about, measured in the drawing, so that they stay right when a board is redrawn. */
import type { Target } from '../../kit/game.ts'
import type { BoardPicture } from '../../kit/guide.ts'
import { type Outline, outlineAround } from '../table/effects/anchors.ts'
import type { Box, Point, Size } from '../toolkit/camera.ts'
import { boxOf } from '../toolkit/screen.ts'

/** The elements of a target or an anchor. */
export const elementsOf = (root: ParentNode, name: Target): readonly Element[] => {
  const id = CSS.escape(name)
  return [...root.querySelectorAll(`[data-anchor="${id}"], [data-target="${id}"]`)]
}

const elementOf = (svg: SVGSVGElement, name: Target): Element | null =>
  elementsOf(svg, name).find((element) => element.getClientRects().length > 0) ?? null

/** The margin around what is shown, as a share of its size. */
const MARGIN = 0.16
/** A part of the board is at least this wide, or nobody would know where it is. */
const LEAST = 0.3

/** The part of the drawing to show, in the shape of the room for it. */
export const boxAround = (
  svg: SVGSVGElement,
  { show, marks = [], arrows = [] }: BoardPicture,
  all: Box,
  room: Size,
): Box => {
  const names = show ?? [...marks, ...arrows.flat()]
  const boxes = names.flatMap((name) => {
    const element = elementOf(svg, name)
    return element === null ? [] : [drawnBox(svg, element)]
  })
  if (boxes.length === 0) return all
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  const margin = MARGIN * Math.max(right - left, bottom - top)
  const shape = room.width / room.height
  const wanted = Math.max(right - left + 2 * margin, (bottom - top + 2 * margin) * shape, LEAST * all.width)
  const most = Math.max(all.width, all.height * shape)
  const width = Math.min(wanted, most)
  const height = width / shape
  return {
    x: within((left + right - width) / 2, all.x, all.x + all.width - width),
    y: within((top + bottom - height) / 2, all.y, all.y + all.height - height),
    width,
    height,
  }
}

/** The box of an element, or of the outline that it gives itself. */
const drawnBox = (svg: SVGSVGElement, element: Element): Box => {
  const outline = element instanceof SVGElement ? element.dataset['outline'] : undefined
  if (outline === undefined) return boxOf(svg, element)
  const path = document.createElementNS(svg.namespaceURI, 'path')
  path.setAttribute('d', outline)
  element.append(path)
  const box = boxOf(svg, path)
  path.remove()
  return box
}

/** In the middle of what is too small to fill the picture. */
const within = (value: number, least: number, most: number): number =>
  most < least ? (least + most) / 2 : Math.max(least, Math.min(most, value))

export interface PictureMarks {
  readonly outlines: readonly Outline[]
  readonly arrows: readonly Arrow[]
}

interface Arrow {
  readonly d: string
  /** Its head, at this many units for a pixel. */
  head(pixel: number): string
}

/** `pixel`: units of the drawing for one of the screen. */
export const pictureMarks = (
  svg: SVGSVGElement,
  { marks = [], arrows = [] }: BoardPicture,
  pixel: number,
): PictureMarks => ({
  outlines: apart(
    marks.flatMap((name) => {
      const outline = outlineAround(svg, elementOf(svg, name))
      return outline === null ? [] : [{ ...outline, box: boxOfPath(svg, outline) }]
    }),
    pixel,
  ),
  arrows: arrows.flatMap(([from, to]) => {
    const [start, end] = [elementOf(svg, from), elementOf(svg, to)]
    return start === null || end === null ? [] : [arrowOf(...endsOf(drawnBox(svg, start), drawnBox(svg, end), pixel))]
  }),
})

const boxOfPath = (svg: SVGSVGElement, { d, transform }: Outline): Box => {
  const path = document.createElementNS(svg.namespaceURI, 'path')
  if (!(path instanceof SVGGraphicsElement)) return { x: 0, y: 0, width: 0, height: 0 }
  path.setAttribute('d', d)
  path.setAttribute('transform', transform)
  svg.append(path)
  const box = boxOf(svg, path)
  path.remove()
  return box
}

/** In pixels: how far an outline lies outside of what it marks, and how much two of them leave free between them. */
const OUTSIDE = 3.5
const BETWEEN = 6

/** Moves outlines outwards, so that what they mark stays visible, but not into each other. */
const apart = (outlines: readonly (Outline & { readonly box: Box })[], pixel: number): readonly Outline[] =>
  outlines.map(({ d, transform, tag, box }, at) => {
    const room = outlines.flatMap((other, index) => (index === at ? [] : [distance(box, other.box) / pixel]))
    const out = pixel * Math.max(0, Math.min(OUTSIDE, ...room.map((free) => (free - BETWEEN) / 2)))
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const wider = (length: number): string => ((length + 2 * out) / Math.max(length, 1)).toFixed(4)
    const grown = `translate(${round(x)} ${round(y)}) scale(${wider(box.width)} ${wider(box.height)}) translate(${round(-x)} ${round(-y)})`
    return { d, tag, transform: `${grown} ${transform}` }
  })

const distance = (one: Box, other: Box): number => {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width)
  const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height)
  return Math.max(across, down)
}

/** In pixels: where less would be left of it, an arrow begins in the middle. */
const SHORTEST = 36

/** An arrow leads from edge to edge, so that it hides neither what moves nor where to. */
const endsOf = (from: Box, to: Box, pixel: number): readonly [Point, Point] => {
  const [start, end] = [middleOf(from), middleOf(to)]
  const [left, reached] = [towards(from, end), towards(to, start)]
  const isShort = Math.hypot(reached.x - left.x, reached.y - left.y) < SHORTEST * pixel
  return [isShort ? start : left, distance(from, to) < 0 ? end : reached]
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Where the way from the middle of a box to this point leaves the box. */
const towards = (box: Box, to: Point): Point => {
  const { x, y } = middleOf(box)
  const [across, down] = [to.x - x, to.y - y]
  const share = Math.min(1, box.width / 2 / Math.abs(across), box.height / 2 / Math.abs(down))
  return { x: x + across * share, y: y + down * share }
}

/** How far an arrow bends, as a share of its length. */
const BEND = 0.16
const HEAD = 13

/** A bent arrow, so that it does not hide what lies between. */
const arrowOf = (from: Point, to: Point): Arrow => {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const bend = { x: (from.x + to.x) / 2 + BEND * down, y: (from.y + to.y) / 2 - BEND * across }
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x)
  const wing = (turn: number, size: number): string =>
    `${round(to.x - size * Math.cos(angle + turn))} ${round(to.y - size * Math.sin(angle + turn))}`
  return {
    d: `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`,
    head: (pixel) => `M${round(to.x)} ${round(to.y)}L${wing(0.5, HEAD * pixel)}L${wing(-0.5, HEAD * pixel)}Z`,
  }
}

const round = (value: number): number => +value.toFixed(1)
