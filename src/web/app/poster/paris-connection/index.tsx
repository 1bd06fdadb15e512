/** Paris Connection: an engine rushes out of Paris, under the tower, at sunset by day and moonrise by night. */
import type { ReactNode } from 'react'
import type { PosterArt } from '../poster.ts'
import { Ground, Roofs, Sky, Tower } from './City.tsx'
import { Front, Smoke, Tracks, Train } from './Engine.tsx'

const Drawing = (): ReactNode => (
  <g>
    <Sky />
    <Tower />
    <Ground />
    <Roofs />
    <Tracks />
    <Smoke />
    <Train />
    <Front />
  </g>
)

export const parisConnection: PosterArt = { Drawing, lines: ['Paris', 'Connection'] }
