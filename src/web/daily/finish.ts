/** A daily game has ended: its result goes into the history and to the server. */
import type { Host, TableView } from '../../wire/host.ts'
import { browserStorage } from '../app/browser-storage.ts'
import { api } from '../online/connection/api.ts'
import { type DailyEntry, entryFor, keepEntry, readHistory } from './history.ts'
import { sendWaiting } from './sending.ts'

/** The entry of this finished table with its result. Null for practice, and for a table that is not the first attempt. */
export const noteResult = async (host: Host, { table, outcome, viewer }: TableView): Promise<DailyEntry | null> => {
  const { daily, game, id, seats } = table
  if (daily === undefined || daily.kind === 'practice' || outcome === null || viewer === 'watcher') return null
  const storage = browserStorage()
  const known = entryFor(readHistory(storage), daily.day, game)
  if (known?.table !== id) return null
  if (known.result !== null) return known
  const answer = await host.send({ kind: 'record' })
  if (answer.kind !== 'record') return null
  const result = { points: outcome.totals[viewer] ?? 0, place: outcome.ranks[viewer] ?? 0, seats: seats.length }
  // The server makes the draws from the seed.
  const unsent = daily.kind === 'ranked' ? { ...answer.record, draws: null } : null
  const entry = { ...known, result, unsent }
  keepEntry(storage, entry)
  return entry
}

let sending: Promise<void> = Promise.resolve()

/** Sends all results that wait; calls wait for each other, so that nothing is sent twice. */
export const sendResults = (): Promise<void> => {
  const send = (): Promise<void> =>
    sendWaiting({ storage: browserStorage(), send: api.finishDaily, now: () => Date.now() })
  sending = sending.then(send, send)
  return sending
}
