/** Entries that a newer release has written, and kinds that an older release could not read. */
import { expect, test } from 'vitest'
import { playOn } from '../../../test/server/play-moves.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { dealt, PARIS } from '../../../test/server/test-tables.ts'
import { PARTS } from '../make.ts'
import { peersOf } from '../peers.ts'
import { roomsOf } from '../rooms/rooms.ts'
import type { Store } from '../store/store.ts'
import { FIRST_KINDS, KINDS } from './events.ts'

test('an entry of an unknown kind is skipped, and the match goes on after it', async () => {
  let store: Store | undefined
  const rooms: typeof roomsOf = (deps) => {
    store = deps.store
    return roomsOf(deps)
  }
  const server = await startTestServer({}, { ...PARTS, rooms })
  // People in all seats: bots would write at any time.
  const { table, key, pages, comes } = await dealt(server.url, PARIS, 3)
  await playOn(pages, 1)
  const head = await store?.head(table)
  if (head === undefined) throw new Error('no table')
  const seq = head.seq + 1
  const entry = { seq, at: head.changed, command: null, body: '{"kind":"reminded","seat":0}' }
  expect(await store?.append({ head: { ...head, seq }, entries: [entry] })).toBe(true)
  // The room is behind now. Its next write notices, reads the entry and skips it.
  await playOn(pages, 1)
  expect((await store?.entries(table, seq))?.map(({ body }) => JSON.parse(body).kind)).toContain('moved')
  const spectator = await comes('Wim', { key })
  expect(spectator.table().phase).toBe('running')
  await server.stop()
})

test('only kinds that every server can read may be written', async () => {
  const said: string[] = []
  const me = { name: 'one', release: '0.4.0', kinds: [...KINDS, 'reminded'] }
  const answering = (kinds: readonly string[] | null) => ({
    beat: async () => ({ servers: [me], kinds }),
    leave: async () => {},
  })
  const mayWrite = async (kinds: readonly string[] | null, kind: string): Promise<boolean> => {
    const peers = await peersOf(answering(kinds), me, Date.now, (sentence) => said.push(sentence))
    await peers.close()
    return peers.writable.has(kind)
  }
  expect(await mayWrite(me.kinds, 'reminded')).toBe(true)
  expect(await mayWrite(KINDS, 'reminded')).toBe(false)
  expect(await mayWrite(null, 'reminded')).toBe(false)
  expect(await mayWrite(null, 'moved')).toBe(true)
  expect(FIRST_KINDS).toContain('moved')
})
