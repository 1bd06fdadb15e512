/** Great Lakes: a lake steamer heads for us, a train crosses the trestle behind it, at sunrise by day and by moon at night. */
import type { ReactNode } from 'react'
import type { PosterArt } from '../poster.ts'
import { Ship } from './Ship.tsx'
import { Shore, Train, Water } from './Shore.tsx'
import './lakes.css'

const Drawing = (): ReactNode => (
  <g>
    <rect className="p-sky" width="600" height="640" />
    <path className="p-ray" d={RAYS} />
    <circle className="p-sun" cx="300" cy="300" r="118" />
    <Shore />
    <Train />
    <Water />
    <Ship />
  </g>
)

/** Beams from the sun over the whole sky. */
const RAYS = Array.from({ length: 16 }, (_, i) => {
  const beam = (angle: number): string =>
    `${Math.round(300 + 700 * Math.cos(angle))} ${Math.round(300 + 700 * Math.sin(angle))}`
  const width = Math.PI / 16
  return `M300 300L${beam(2 * i * width)}L${beam((2 * i + 1) * width)}Z`
}).join('')

export const greatLakes: PosterArt = { Drawing, lines: ['Great', 'Lakes'] }
