/**
 * The poster of each game; a game without one gets the plain one. Posters are pictures, not scripts: the page shows
 * their group `drawing`, 600 by 640, whose colours are `light-dark()` pairs, so they follow the settings.
 */
import type { GameEntry } from '../../../kit/entry.ts'
import greatLakes from './great-lakes.svg'
import parisConnection from './paris-connection.svg'
import plain from './plain.svg'
import railwaysCard from './railways-card.svg'
import russianRailroads from './russian-railroads.svg'

interface PosterArt {
  /** The URL of the drawing. */
  readonly picture: string
  /** The lines of the title; each fills the width of the poster. */
  readonly lines: readonly string[]
}

const posters: Readonly<Record<string, PosterArt>> = {
  'great-lakes': { picture: greatLakes, lines: ['Great', 'Lakes'] },
  'paris-connection': { picture: parisConnection, lines: ['Paris', 'Connection'] },
  'railways-card': { picture: railwaysCard, lines: ['Railways', 'The card game'] },
  'russian-railroads': { picture: russianRailroads, lines: ['Russian', 'Railroads'] },
}

export const posterOf = ({ id, title }: GameEntry): PosterArt =>
  posters[id] ?? { picture: plain, lines: title.split(/:? /) }
