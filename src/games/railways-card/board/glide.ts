/** Positions as styles, so that the stylesheet can animate a change: cards glide, links stretch. */
import type { CSSProperties } from 'react'
import type { Point } from '../../../web/toolkit/camera.ts'

export const glideTo = (x: number, y: number): CSSProperties => ({ transform: `translate(${x}px, ${y}px)` })

/** The types of styles do not know the property `d` of paths. A browser that does not either uses the attribute. */
export const glideAlong = (d: string): CSSProperties => ({ d: `path("${d}")` }) as CSSProperties

/** A line through the points, with a rounded bend. A link keeps its number of points, so its path can be animated. */
export const pathThrough = ([from, via, to]: readonly Point[]): string => {
  if (from === undefined || via === undefined) return ''
  if (to === undefined) return `M${from.x} ${from.y}L${via.x} ${via.y}`
  const [start, end] = [towards(via, from), towards(via, to)]
  return `M${from.x} ${from.y}L${start.x} ${start.y}Q${via.x} ${via.y} ${end.x} ${end.y}L${to.x} ${to.y}`
}

const BEND = 16

const towards = (from: Point, to: Point): Point => ({
  x: from.x + Math.sign(to.x - from.x) * Math.min(BEND, Math.abs(to.x - from.x)),
  y: from.y + Math.sign(to.y - from.y) * Math.min(BEND, Math.abs(to.y - from.y)),
})
