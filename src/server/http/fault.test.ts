/** After an unexpected failure the server makes pages reconnect; after a refusal it does not. */
import { expect, test } from 'vitest'
import { guest } from '../../../test/server/client.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { PARIS } from '../../../test/server/test-tables.ts'
import { PARTS } from '../make.ts'
import { roomsOf } from '../rooms/rooms.ts'

test('after a short failure of the store, pages reconnect', async () => {
  let isWell = true
  const server = await startTestServer(
    {},
    {
      ...PARTS,
      rooms(equipment) {
        const rooms = roomsOf(equipment)
        return { ...rooms, room: (table) => (isWell ? rooms.room(table) : Promise.reject(new Error('on purpose'))) }
      },
    },
  )
  const ann = await guest(server.url, 'Ann')
  const { table } = await ann.open(PARIS)
  isWell = false
  const page = await ann.openPage(table)
  expect(page.received).toEqual([{ kind: 'bye', say: { id: 'server.fault' }, again: true }])
  await page.closed
  isWell = true
  const back = await ann.openPage(table)
  expect(back.table().id).toBe(table)
  const nobody = await ann.openPage('0000000000')
  expect(nobody.received).toEqual([{ kind: 'bye', say: { id: 'table.unknown' }, again: false }])
  await server.stop()
})
