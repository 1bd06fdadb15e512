/** The title in the far north-east, a compass rose in the north-west, and the names of the lakes. */
import type { ReactNode } from 'react'
import { useScale } from '../../../../web/toolkit/scale.ts'

export const Cartouche = (): ReactNode => (
  <>
    <g className="gl-cartouche" transform="translate(1648 92)">
      <path className="gl-plate" d="M-150-76H150V76H-150Z" />
      <path className="gl-plate-line" d="M-142-68H142V68H-142Z" />
      <path className="gl-banner" d="M-142-40H142V14H-142Z" />
      <text className="gl-title" y={4}>
        GREAT LAKES
      </text>
      <text className="gl-subtitle" y={44}>
        RAIL &amp; STEAM
      </text>
    </g>
    <Rose />
  </>
)

/** Eight points, each half light and half dark. */
const Rose = (): ReactNode => (
  <g transform="translate(104 112)" className="gl-rose">
    <circle r={46} />
    <circle r={40} />
    <path className="gl-rose-dark" d={points(45, 30, 0.5)} />
    <path className="gl-rose-dark" d={points(0, 60, 0.5)} />
    <path className="gl-rose-light" d={points(45, 30, -0.5)} />
    <path className="gl-rose-light" d={points(0, 60, -0.5)} />
    <path className="gl-rose-north" d="M0-84 6-70H-6Z" />
  </g>
)

/** One half of each of four points; `half` says which. */
const points = (turn: number, length: number, half: number): string =>
  [0, 90, 180, 270]
    .map((quarter) => {
      const tip = ray(turn + quarter, length)
      const waist = ray(turn + quarter + 90 * half, length / 4.5)
      return `M0 0L${tip}L${waist}Z`
    })
    .join('')

const ray = (degrees: number, length: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(length * Math.cos(angle)).toFixed(1)} ${(length * Math.sin(angle)).toFixed(1)}`
}

/** Proper names, the same in every language, on open water between the routes. Each leans with its lake. */
export const LAKES = [
  ['SUPERIOR', 582, 190, 34, 22],
  ['MICHIGAN', 542, 668, -80, 26],
  ['HURON', 1008, 718, 90, 20],
  ['ERIE', 1060, 898, -20, 20],
  ['ONTARIO', 1462, 722, -40, 18],
] as const

/** In pixels per unit of the sheet: on a smaller map they could not be read, and cities need the room. */
const LAKES_FROM = 0.42

export const LakeNames = (): ReactNode => {
  if (useScale() < LAKES_FROM) return null
  return LAKES.map(([name, x, y, lean, size]) => (
    <text
      key={name}
      className="gl-lake-name"
      transform={`translate(${x} ${y}) rotate(${lean})`}
      style={{ fontSize: size }}
    >
      {name}
    </text>
  ))
}
