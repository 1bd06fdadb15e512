/** From screen to drawing: the only file that asks the browser where things are. */
import type { Box, Point } from './camera.ts'

/** Is motion reduced? */
export const isStill = (): boolean => document.documentElement.dataset['motion'] === 'reduced'

/** Where a point of the screen lies in the drawing. */
export const pointAt = (svg: SVGSVGElement, x: number, y: number): Point => {
  const matrix = svg.getScreenCTM()
  if (matrix === null) return { x: 0, y: 0 }
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse())
  return { x: point.x, y: point.y }
}

/** The box of an element, in units of the drawing. */
export const boxOf = (svg: SVGSVGElement, element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [from, to] = [pointAt(svg, left, top), pointAt(svg, right, bottom)]
  return { ...from, width: to.x - from.x, height: to.y - from.y }
}

/**
 * How much of the screen a press can hit, in pixels: the smaller side of a shape. Of a line it is the width for a finger;
 * a mouse also hits a narrow line if it is long, so its area counts.
 */
export const reachOf = (element: Element, isFinger: boolean): number => {
  const { width, height } = element.getBoundingClientRect()
  if (!(element instanceof SVGGraphicsElement)) return Math.min(width, height)
  const { fill, pointerEvents, strokeWidth, vectorEffect } = getComputedStyle(element)
  const isLine = fill === 'none' && !['all', 'fill', 'bounding-box'].includes(pointerEvents)
  if (!isLine) return Math.min(width, height)
  const scale = vectorEffect === 'non-scaling-stroke' ? 1 : (element.getScreenCTM()?.a ?? 1)
  const across = Number.parseFloat(strokeWidth) * scale
  return isFinger ? across : Math.sqrt(across * Math.max(width, height))
}
