/** Five cards in a hand, one of each rail colour, their tracks running up to the horizon. */
import type { ReactNode } from 'react'

const CARDS = [
  { angle: -40, fill: '#7a2f96', track: '#fffaf0' },
  { angle: -20, fill: '#b5dd6f', track: '#14130f' },
  { angle: 0, fill: '#fbf8ef', track: '#14130f' },
  { angle: 20, fill: '#e07206', track: '#14130f' },
  { angle: 40, fill: '#5c3414', track: '#fffaf0' },
] as const

const TIES = [-436, -404, -372, -340, -308, -276, -244, -212, -180].map((y) => `M-46 ${y}H46`).join('')

export const Fan = (): ReactNode => (
  <g transform="translate(300 640)">
    {CARDS.map(({ angle, fill, track }) => (
      <g key={angle} transform={`rotate(${angle})`}>
        <rect className="p-rc-card" x={-78} y={-470} width={156} height={330} rx={10} fill={fill} />
        <path d={TIES} stroke={track} strokeWidth={9} fill="none" opacity={0.5} />
        <path d="M-26 -462V-150M26 -462V-150" stroke={track} strokeWidth={8} fill="none" />
      </g>
    ))}
  </g>
)
