/** The plain poster: rails to the horizon under a sun, for a game that has no drawing of its own yet. */
import type { ReactNode } from 'react'

export const Rails = (): ReactNode => (
  <g>
    <rect className="p-sky" width="600" height="640" />
    <circle className="p-glow" cx="300" cy="400" r="170" />
    <rect className="p-ground" y="400" width="600" height="240" />
    <path className="p-iron" d="M292 400h6L150 640H90zM302 400h6l202 240h-60z" />
  </g>
)
