/** A server that stops sends its pages elsewhere, and must not take them back meanwhile. */
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestServer } from '../../test/server/test-server.ts'
import { COAL, dealt } from '../../test/server/test-tables.ts'

/** Does somebody listen there? */
const isOpen = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('close', () => socket.destroy())
  })

test('when pages are asked to come back, the server that stops accepts no connection any more', async () => {
  const server = await startTestServer()
  const { pages } = await dealt(server.url, COAL, 2)
  const [page] = pages
  if (page === undefined) throw new Error('nobody there')
  const stopped = server.stop()
  await page.until(() => page.received.some(({ kind }) => kind === 'bye'))
  expect(await isOpen(server.url)).toBe(false)
  await stopped
})
