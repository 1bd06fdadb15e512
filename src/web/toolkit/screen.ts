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
