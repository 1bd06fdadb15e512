/** Results go to the server as soon as it can be reached. Until it has answered they are kept. */
import type { MatchRecord } from '../../kit/record.ts'
import type { DailyRanked } from '../../wire/daily.ts'
import { lastCallOf } from '../../wire/days.ts'
import type { ApiReply } from '../online/connection/api.ts'
import { type DailyEntry, type EntryStorage, keepEntry, readHistory } from './history.ts'

export interface SendingDeps {
  readonly storage: EntryStorage
  send(day: string, record: MatchRecord): Promise<ApiReply<DailyRanked>>
  now(): number
}

/** Answers about the server, not about the game: the result is sent again later. */
const LATER: readonly string[] = [
  'server.busy',
  'server.unavailable',
  'server.stopping',
  'server.fault',
  'request.rate',
]

/** Sends what waits, one after another; the answers are noted in the history. */
export const sendWaiting = async ({ storage, send, now }: SendingDeps): Promise<void> => {
  for (const entry of readHistory(storage)) {
    if (entry.unsent === null) continue
    if (now() >= lastCallOf(entry.day)) {
      keepEntry(storage, { ...entry, unsent: null, standing: { kind: 'refused' } })
      continue
    }
    const answered = after(entry, await send(entry.day, entry.unsent))
    if (answered !== null) keepEntry(storage, answered)
  }
}

/** The entry after the server's answer; null if it has to be sent again. */
const after = (entry: DailyEntry, reply: ApiReply<DailyRanked>): DailyEntry | null => {
  if (reply.ok) {
    const { line, players } = reply.value
    return { ...entry, unsent: null, standing: { kind: 'ranked', rank: line.rank, players } }
  }
  const isLater = reply.say === null || LATER.includes(reply.say.id)
  return isLater ? null : { ...entry, unsent: null, standing: { kind: 'refused' } }
}
