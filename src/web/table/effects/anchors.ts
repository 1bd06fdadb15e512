/** Finds the elements that effects refer to, and where they are. */
import type { Anchor } from '../../toolkit/effects.ts'
import { boxOf } from '../../toolkit/screen.ts'

/** The visible element with this anchor. */
export const elementAt = (root: ParentNode, name: Anchor): Element | null => {
  const all = [...root.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)]
  return all.find((element) => element.getClientRects().length > 0) ?? null
}

export interface ScreenSpot {
  readonly x: number
  readonly y: number
}

const EDGE = 28

/** The middle of an anchor on the screen; the nearest place in `within` if the anchor itself is out of view. */
export const spotOf = (root: ParentNode, name: Anchor, within: DOMRect): ScreenSpot | null => {
  const element = elementAt(root, name)
  if (element === null) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  const isInDrawing = element.closest('svg') !== null
  const inView = isInDrawing ? within : new DOMRect(0, 0, innerWidth, innerHeight)
  return {
    x: clamp(left + width / 2, inView.left + EDGE, inView.right - EDGE),
    y: clamp(top + height / 2, inView.top + EDGE, inView.bottom - EDGE),
  }
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** The outline of an anchor in units of the drawing. */
export interface Outline {
  readonly d: string
  /** From the units of the path to those of the drawing. */
  readonly transform: string
  /** Where the letter of the seat goes. */
  readonly tag: ScreenSpot
}

/** Null for an anchor that is not in this drawing. */
export const outlineOf = (svg: SVGSVGElement, name: Anchor): Outline | null => outlineAround(svg, elementAt(svg, name))

export const outlineAround = (svg: SVGSVGElement, element: Element | null): Outline | null => {
  if (!(element instanceof SVGGraphicsElement)) return null
  const { x, y, width, height } = boxOf(svg, element)
  const tag = { x: x + width, y }
  const [shape, d] = pathOf(element)
  const [from, to] = [shape.getScreenCTM(), svg.getScreenCTM()]
  if (d === null || from === null || to === null) return { d: boxPath(x, y, width, height), transform: '', tag }
  const matrix = to.inverse().multiply(from)
  const { a, b, c, d: scaleY, e, f } = matrix
  return {
    d,
    transform: `matrix(${[a, b, c, scaleY, e, f].map((value) => +value.toFixed(3)).join(' ')})`,
    tag: cornerOf(d, matrix),
  }
}

/** The point of an outline that lies furthest to the upper right. */
const cornerOf = (path: string, { a, b, c, d, e, f }: DOMMatrix): ScreenSpot => {
  const points = pointsOn(path).map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f }))
  return points.reduce((best, one) => (one.x - one.y > best.x - best.y ? one : best))
}

/** Asking the browser for them takes longer than everything else about a mark: the same path is asked once. */
const pointsOn = (path: string): readonly ScreenSpot[] => {
  const known = pointsByPath.get(path)
  if (known !== undefined) return known
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  shape.setAttribute('d', path)
  const length = shape.getTotalLength()
  const points = Array.from({ length: SAMPLES }, (_, at) => {
    const { x, y } = shape.getPointAtLength((length * at) / SAMPLES)
    return { x, y }
  })
  // A board has a few hundred outlines.
  if (pointsByPath.size >= MOST_PATHS) pointsByPath.clear()
  pointsByPath.set(path, points)
  return points
}

const SAMPLES = 36
const MOST_PATHS = 1_000
const pointsByPath = new Map<string, readonly ScreenSpot[]>()

const pathOf = (element: SVGGraphicsElement): readonly [SVGGraphicsElement, string | null] => {
  const given = element.dataset['outline'] ?? element.getAttribute('d')
  if (given !== null) return [element, given]
  const touch = element.querySelector<SVGGraphicsElement>('path.touch')
  if (touch !== null) return [touch, touch.getAttribute('d')]
  const { x, y, width, height } = element.getBBox()
  return [element, boxPath(x, y, width, height)]
}

const boxPath = (x: number, y: number, width: number, height: number): string =>
  `M${+x.toFixed(2)} ${+y.toFixed(2)}h${+width.toFixed(2)}v${+height.toFixed(2)}h${-width.toFixed(2)}Z`
