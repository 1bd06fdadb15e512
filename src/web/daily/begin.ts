/** Opens daily games as tables of this browser. */
import { dailyOptions, dailySeats, offlineSeed } from '../../host/daily.ts'
import type { GameEntry } from '../../kit/entry.ts'
import type { Message } from '../../kit/text.ts'
import type { DailyMark, Opening } from '../../wire/host.ts'
import { browserStorage } from '../app/browser-storage.ts'
import { browserTables } from '../app/local-tables.ts'
import type { UserSettings } from '../app/settings/settings.ts'
import { randomTableId } from '../app/setup/seat-plan.ts'
import { keepSavedGames } from '../offline/offline.ts'
import { api } from '../online/connection/api.ts'
import { type DailyEntry, keepEntry } from './history.ts'

export interface Begin {
  readonly entry: GameEntry
  readonly settings: UserSettings
  readonly player: string
}

/** The id of the new table, or why there is none: a message of the server, or null if it cannot be reached. */
export type Begun = { readonly ok: true; readonly table: string } | { readonly ok: false; readonly say: Message | null }

/** The server notes the start and sends the seed. */
export const beginRanked = async (begin: Begin): Promise<Begun> => {
  const reply = await api.beginDaily(begin.entry.id)
  if (!reply.ok) return reply
  const { day, seed } = reply.value
  return { ok: true, table: await openFirst(begin, day, seed, 'ranked') }
}

export const beginOffline = async (begin: Begin, day: string): Promise<Begun> => ({
  ok: true,
  table: await openFirst(begin, day, offlineSeed(day), 'unranked'),
})

const openFirst = async (begin: Begin, day: string, seed: string, kind: DailyEntry['kind']): Promise<string> => {
  const table = await open(begin, seed, { day, kind })
  const game = begin.entry.id
  keepEntry(browserStorage(), { day, game, table, seed, kind, result: null, unsent: null, standing: null })
  return table
}

/** The same deal again. */
export const practise = (begin: Begin, { day, seed }: Pick<DailyEntry, 'day' | 'seed'>): Promise<string> =>
  open(begin, seed, { day, kind: 'practice' })

const open = async ({ entry: { meta }, settings, player }: Begin, seed: string, daily: DailyMark): Promise<string> => {
  const opening: Opening = {
    id: randomTableId(),
    game: meta.id,
    seats: dailySeats(meta, player),
    options: dailyOptions(meta),
    seed,
    daily,
    waitForDone: settings.waitForDone,
    botDelay: settings.botDelay,
  }
  keepSavedGames()
  const host = await browserTables().open(opening)
  // The table page resumes it by its id.
  host.close()
  return opening.id
}
