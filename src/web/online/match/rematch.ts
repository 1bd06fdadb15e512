/** Another match with the same people: a new table, or the one that somebody has opened already. */
import { saltHash } from '../../../kit/deal.ts'
import type { OnlineTable } from '../../../wire/online.ts'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../../app/context.ts'
import { browserData, randomSalt } from '../connection/browser.ts'
import type { BrowserTableData } from '../connection/browser-data.ts'
import type { OrderSender } from '../connection/OrderButton.tsx'

/** Opens a table for a rematch and stores the salt that was promised there; null if refused. */
export const rematchTable = async (
  send: OrderSender['send'],
  browserData: BrowserTableData,
): Promise<string | null> => {
  const salt = randomSalt()
  const answer = await send({ kind: 'rematch', saltHash: saltHash(salt) })
  if (answer?.kind !== 'table') return null
  // Asked twice, the server returns the same table and keeps the first salt hash: a new salt would not fit it.
  if (browserData.read(answer.table).salt === null) browserData.save(answer.table, { salt })
  return answer.table
}

/** Null for people who did not play, until there is a new table. */
export const useRematch = (table: OnlineTable, sender: OrderSender): (() => void) | null => {
  const { go } = useApp()
  const { next } = table
  if (next !== null) return () => go(hrefs.online(next))
  if (table.you.seat === null || (table.phase !== 'over' && table.phase !== 'brokenOff')) return null
  const open = async (): Promise<void> => {
    const opened = await rematchTable(sender.send, browserData)
    if (opened !== null) go(hrefs.online(opened))
  }
  return () => {
    if (!sender.isBusy) void open()
  }
}
