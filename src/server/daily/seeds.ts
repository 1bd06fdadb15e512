/** The seeds of daily deals: they follow from one secret, so every server of a database has the same. */
import { createHmac } from 'node:crypto'

/** Nobody without the secret can tell the seed of another day or another game from those that are known. */
export const dailySeed = (secret: string, day: string, game: string): string =>
  createHmac('sha256', secret).update(`roundhouse daily 1\n${day}\n${game}`).digest('hex')
