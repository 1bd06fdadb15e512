/** The title in the bay, a compass rose, and the names of the seas. */
import type { ReactNode } from 'react'

export const Cartouche = (): ReactNode => (
  <g className="pc-cartouche">
    <g transform="translate(166 590)">
      <path className="pc-rule" d="M-104-62h208M-104 64h208" />
      <path className="pc-rule pc-rule-fine" d="M-104-55h208M-104 57h208" />
      <text className="pc-title" y={10} textLength={200} lengthAdjust="spacingAndGlyphs">
        PARIS
      </text>
      <text className="pc-subtitle" y={44} textLength={200} lengthAdjust="spacingAndGlyphs">
        CONNECTION
      </text>
    </g>
    <Rose />
    <g className="pc-seas">
      <text transform="translate(395 128) rotate(-14)">LA MANCHE</text>
      <text transform="translate(925 992)">MÉDITERRANÉE</text>
    </g>
  </g>
)

/** Eight points, each half light and half dark. */
const Rose = (): ReactNode => (
  <g transform="translate(166 768)" className="pc-rose">
    <circle r={46} />
    <circle r={41} />
    <path className="pc-rose-dark" d={points(45, 30, 0.5)} />
    <path className="pc-rose-dark" d={points(0, 62, 0.5)} />
    <path className="pc-rose-light" d={points(45, 30, -0.5)} />
    <path className="pc-rose-light" d={points(0, 62, -0.5)} />
    <text y={-70}>N</text>
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
  return `${Math.round(length * Math.cos(angle) * 10) / 10} ${Math.round(length * Math.sin(angle) * 10) / 10}`
}
