/** The posters that were drawn; a game without one gets the plain one. */
import type { Entry } from '../../../kit/game.ts'
import { parisConnection } from './paris-connection/index.tsx'
import type { PosterArt } from './poster.ts'
import { Rails } from './Rails.tsx'

const posters: Readonly<Record<string, PosterArt>> = {
  'paris-connection': parisConnection,
}

export const posterOf = ({ id, title }: Entry): PosterArt =>
  posters[id] ?? { Drawing: Rails, lines: title.split(/:? /) }
