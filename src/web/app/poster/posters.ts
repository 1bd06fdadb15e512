/** The posters that were drawn; a game without one gets the plain one. */
import type { Entry } from '../../../kit/game.ts'
import { greatLakes } from './great-lakes/index.tsx'
import { parisConnection } from './paris-connection/index.tsx'
import type { PosterArt } from './poster.ts'
import { Rails } from './Rails.tsx'
import { railwaysCard } from './railways-card/index.tsx'
import { russianRailroads } from './russian-railroads/index.tsx'

const posters: Readonly<Record<string, PosterArt>> = {
  'great-lakes': greatLakes,
  'paris-connection': parisConnection,
  'railways-card': railwaysCard,
  'russian-railroads': russianRailroads,
}

export const posterOf = ({ id, title }: Entry): PosterArt =>
  posters[id] ?? { Drawing: Rails, lines: title.split(/:? /) }
