/** Asks for the table of a rematch, and keeps the salt that was promised connected. */
import { saltHash } from '../../../kit/deal.ts'
import type { BrowserTableData } from '../connection/browser-data.ts'
import { randomSalt } from '../connection/chance.ts'
import type { OrderSender } from '../connection/useSendOrder.ts'

/** The table to go to; null where it was refused. */
export const rematchTable = async (
  send: OrderSender['send'],
  browserData: BrowserTableData,
): Promise<string | null> => {
  const salt = randomSalt()
  const answer = await send({ kind: 'rematch', saltHash: saltHash(salt) })
  if (answer?.kind !== 'table') return null
  // Asked twice, the server answers the same table twice and holds to the first promise: another salt would not fit it.
  if (browserData.of(answer.table).salt === null) browserData.keep(answer.table, { salt })
  return answer.table
}
