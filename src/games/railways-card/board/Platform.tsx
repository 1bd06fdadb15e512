/** The starting tile as a station platform, as wide as its links need. Links of every colour start at its edges. */
import type { ReactNode } from 'react'
import type { Box, Point } from '../../../web/toolkit/camera.ts'
import { anchor } from '../../../web/toolkit/effects.ts'
import { explain } from '../../../web/toolkit/explain.ts'

interface Props {
  readonly platform: Box
  /** Where links leave it. */
  readonly ports: readonly Point[]
  readonly name: string
  readonly about: string
}

export const Platform = ({ platform: { x, y, width, height }, ports, name, about }: Props): ReactNode => {
  const [middle, right] = [x + width / 2, x + width]
  // A long name is smaller: it stands between the clocks.
  const size = Math.min(27, (width - 90) / (name.length * LETTER))
  return (
    <g {...anchor('platform', `M${x} ${y}h${width}v${height}h${-width}Z`)} {...explain(about, 'RC-1.5')}>
      <rect className="rc-shade" x={x + 3} y={y + 5} width={width} height={height} rx={4} />
      <rect className="rc-platform" x={x} y={y} width={width} height={height} rx={4} />
      <rect className="rc-platform-line" x={x + 5} y={y + 5} width={width - 10} height={height - 10} rx={2} />
      {width > WITH_WINGS && (
        <path
          className="rc-platform-wings"
          d={wings(middle, y + height / 2, width, (name.length * size * LETTER) / 2 + 18)}
        />
      )}
      <text className="rc-platform-name" style={{ fontSize: size }} x={middle} y={y + height / 2 + size * 0.35}>
        {name}
      </text>
      {[x + 26, right - 26].map((lamp) => (
        <g key={lamp} transform={`translate(${lamp} ${y + height / 2})`}>
          <circle className="rc-clock" r={12} />
          <path className="rc-clock-hands" d="M0-7.5V0L5 3.5" />
        </g>
      ))}
      {ports.map((port) => (
        <rect
          key={`${port.x} ${port.y}`}
          className="rc-port"
          x={port.x - 14}
          y={port.y - 4}
          width={28}
          height={8}
          rx={1.5}
        />
      ))}
    </g>
  )
}

/** The width of a letter with its spacing, by its height. */
const LETTER = 0.95

/** On a shorter platform the name fills the room between the clocks. */
const WITH_WINGS = 470

/** Three lines at each side of the name, as on an enamel sign. */
const wings = (middle: number, y: number, width: number, near: number): string => {
  const far = Math.min(width / 2 - 52, near + 212)
  return [-8, 0, 8]
    .map((dy) => {
      const end = far - Math.abs(dy) * 4
      return `M${middle - near} ${y + dy}H${middle - end}M${middle + near} ${y + dy}H${middle + end}`
    })
    .join('')
}
