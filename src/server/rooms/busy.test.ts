/** A server whose store stalls refuses orders that would only wait, and recovers. */
import { afterEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import { COAL, dealt } from '../../../test/server/test-tables.ts'
import { PARTS, type Parts } from '../make.ts'
import type { Store } from '../store/store.ts'

let server: TestServer | undefined
afterEach(() => server?.stop())

test('of too many orders at once some are refused, the others are done, and the next one is accepted', async () => {
  const gate = { open: Promise.resolve() }
  const halting = (store: Store): Store => ({
    ...store,
    append: (writing) => gate.open.then(() => store.append(writing)),
  })
  const parts: Parts = {
    ...PARTS,
    rooms: ({ store, ...rest }) => PARTS.rooms({ ...rest, store: halting(store) }),
  }
  server = await startTestServer({}, parts)
  const { guest, table, page } = await dealt(server.url, COAL, 2)
  let go = (): void => {}
  gate.open = new Promise((resolve) => {
    go = resolve
  })
  const order = (line: number) =>
    guest(0).call('POST', `/api/tables/${table}/orders`, {
      id: `busy-order-${line}`,
      key: null,
      order: { kind: 'mute', person: 'somebody', muted: line % 2 === 0 },
    })
  const refused: unknown[] = []
  const answers = Array.from({ length: 300 }, async (_, line) => {
    const answer = await order(line)
    if (answer.status === 503) refused.push(answer.body)
    return answer.status
  })
  // Nothing is done while the store stalls, so every answer now is a refusal.
  await expect.poll(() => refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ say: { id: 'server.busy' }, sentence: expect.stringContaining('busy') })
  go()
  const done = (await Promise.all(answers)).filter((status) => status === 200)
  expect(done.length + refused.length).toBe(300)
  expect(done.length).toBeGreaterThan(32)
  await expect.poll(() => page(1).order({ kind: 'chat', scope: 'all', text: 'again' })).toEqual({ kind: 'ok' })
})
