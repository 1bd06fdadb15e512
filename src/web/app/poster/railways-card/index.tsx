/** Railways: the card game. A hand of rail cards fanned out before the sun, and a train that leaves it. */
import type { ReactNode } from 'react'
import type { PosterArt } from '../poster.ts'
import { Fan } from './Fan.tsx'
import { Train } from './Train.tsx'
import './poster.css'

const Drawing = (): ReactNode => (
  <g>
    <rect className="p-sky" width="600" height="640" />
    <path className="p-ray" d={RAYS} />
    <circle className="p-sun" cx="300" cy="330" r="190" />
    <Fan />
    <rect className="p-ground" y="520" width="600" height="120" />
    <Train />
  </g>
)

const RAYS = Array.from({ length: 15 }, (_, i) => {
  const [from, to] = [i * 24, i * 24 + 12].map((degrees) => (degrees * Math.PI) / 180)
  const point = (angle = 0): string =>
    `${Math.round(300 + 700 * Math.cos(angle))} ${Math.round(330 + 700 * Math.sin(angle))}`
  return `M300 330L${point(from)}L${point(to)}Z`
}).join('')

export const railwaysCard: PosterArt = { Drawing, lines: ['Railways', 'The card game'] }
