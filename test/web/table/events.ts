/** Where every kind of public event of a game happens in its recorded matches. */
import type { GameEntry } from '../../../src/kit/entry.ts'
import { visibleEvents } from '../../../src/kit/match.ts'
import { type MatchRecord, replayRecord } from '../../../src/kit/record.ts'
import { recordsOf } from '../../games/recorded.ts'

export interface ShownEvent {
  readonly kind: string
  readonly record: MatchRecord
  /** The number of the move that it follows. */
  readonly after: number
}

/** The fewest matches that have all kinds, so that pages load few of them. */
export const eventsOf = async (entry: GameEntry): Promise<readonly ShownEvent[]> => {
  const game = await entry.game()
  const found = new Map<string, ShownEvent>()
  for (const record of recordsOf(entry.id)) {
    const { log } = replayRecord(game, record)
    for (const { event, after } of visibleEvents(log, 'watcher')) {
      // What set-up shows is on the board when a table is opened.
      if (after > 0 && !found.has(event.kind)) found.set(event.kind, { kind: event.kind, record, after })
    }
  }
  return [...found.values()]
}
