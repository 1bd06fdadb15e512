/**
 * The posters that were drawn; a game without one gets the plain one. They are pictures and no script: the page shows
 * their group `drawing`, 600 wide and 640 high, whose inks are `light-dark()` pairs, so that it follows the settings.
 */
import type { GameEntry } from '../../../kit/entry.ts'
import greatLakes from './great-lakes.svg'
import parisConnection from './paris-connection.svg'
import plain from './plain.svg'
import railwaysCard from './railways-card.svg'
import russianRailroads from './russian-railroads.svg'

interface PosterArt {
  /** The address of the picture between the frame and the title. */
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
