/** Another match with the same people: a new table, or the one that somebody has opened already. */
import type { OnlineTable } from '../../../wire/online.ts'
import { useApp } from '../../app/context.ts'
import { hrefs } from '../../app/route.ts'
import { browserData } from '../connection/browser.ts'
import type { OrderSender } from '../connection/useSendOrder.ts'
import { rematchTable } from './rematch.ts'

/** Null for those who did not play, until connected is a table to go to. */
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
    if (!sender.busy) void open()
  }
}
