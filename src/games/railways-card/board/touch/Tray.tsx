/** A small box at the edge of a card, with the choices that it has. */
import type { ReactNode } from 'react'
import type { Box, Size } from '../../../../web/toolkit/camera.ts'
import type { Beside } from './beside.ts'

/** Room around the choices of a tray. */
const RIM = 4

/** Side by side, or one below the other. */
export const traySizes = (count: number, { width, height }: Size): readonly Size[] => [
  { width: count * width + 2 * RIM, height: height + 2 * RIM },
  { width: width + 2 * RIM, height: count * height + 2 * RIM },
]

interface TrayProps {
  readonly home: Box
  readonly tray: Beside
  readonly cell: Size
  readonly count: number
  children(left: number, top: number, at: number): ReactNode
}

/** Several choices in a box that is pulled out of its card. */
export const Tray = ({ home, tray, cell, count, children }: TrayProps): ReactNode => {
  const isRow = tray.size === 0
  const at = (index: number): readonly [left: number, top: number] => [
    RIM + (isRow ? index * cell.width : 0),
    RIM + (isRow ? 0 : index * cell.height),
  ]
  const lines = Array.from({ length: count - 1 }, (_, index) => {
    const [left, top] = at(index + 1)
    return isRow ? `M${left} ${top + 3}v${cell.height - 6}` : `M${left + 3} ${top}h${cell.width - 6}`
  })
  return (
    <g className="rc-choices">
      <path className="rc-shade" d={rectangle(tray.x + 3, tray.y + 4, tray)} />
      <path className="rc-tray-home" d={rectangle(home.x, home.y, home)} />
      <path className="rc-tray" d={rectangle(tray.x, tray.y, tray)} />
      <g transform={`translate(${tray.x} ${tray.y}) scale(${tray.scale})`}>
        <path className="rc-tray-lines" d={lines.join('')} />
        {Array.from({ length: count }, (_, index) => children(...at(index), index))}
      </g>
    </g>
  )
}

export const rectangle = (x: number, y: number, { width, height }: Size): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`
