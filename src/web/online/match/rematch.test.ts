import { expect, test } from 'vitest'
import { saltHash } from '../../../kit/deal.ts'
import type { Order } from '../../../wire/online.ts'
import { createBrowserData } from '../connection/browser-data.ts'
import { rematchTable } from './rematch.ts'

const TABLE = 'abcdefghij'

test('a second click keeps the salt of the first', async () => {
  const browserData = createBrowserData(null)
  const orders: Order[] = []
  const send = async (order: Order) => {
    orders.push(order)
    return { kind: 'table', table: TABLE } as const
  }
  const tables = await Promise.all([rematchTable(send, browserData), rematchTable(send, browserData)])
  expect(tables).toEqual([TABLE, TABLE])
  expect(orders[0]).toEqual({ kind: 'rematch', saltHash: saltHash(browserData.read(TABLE).salt ?? '') })
})

test('a refused rematch gives no table', async () => {
  const browserData = createBrowserData(null)
  expect(await rematchTable(async () => null, browserData)).toBe(null)
})
