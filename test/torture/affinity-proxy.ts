/**
 * A proxy on loopback in front of several servers. With affinity all requests about one table go to the same server while it
 * is up, and to the next one in the table's own order when it is not; requests about no table take turns.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

export interface AffinityProxy {
  readonly url: string
  /** Replaces the servers behind it. */
  setServers(urls: readonly string[]): void
  /** Bytes that servers have sent to pages over sockets. */
  sent(): number
  close(): Promise<void>
}

export const proxyBefore = async (urls: readonly string[], hasAffinity = true): Promise<AffinityProxy> => {
  let servers = urls
  let turn = 0
  let sent = 0
  const sockets = new Set<Duplex>()

  /** The servers for this request, the one to be tried first at the front. */
  const inOrder = (path: string): readonly URL[] => {
    const table = hasAffinity ? /\/tables\/([0-9a-z]{10})/.exec(path)?.[1] : undefined
    turn += 1
    const ranked =
      table === undefined
        ? servers.map((_, index) => servers[(index + turn) % servers.length] ?? '')
        : [...servers].sort((one, other) => (weight(table, one) < weight(table, other) ? -1 : 1))
    return ranked.map((url) => new URL(url))
  }

  /** Tries one server after another until one accepts the connection. */
  const connected = async (path: string): Promise<{ readonly socket: Socket; readonly url: URL } | undefined> => {
    for (const url of inOrder(path)) {
      const socket = connect(Number(url.port), url.hostname)
      const isUp = await once(socket, 'connect').then(
        () => true,
        () => false,
      )
      if (isUp) return { socket, url }
    }
    return undefined
  }

  const forward = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk as Buffer)
    const target = await connected(asked.url ?? '/')
    if (target === undefined) return void answer.writeHead(503).end()
    const { method, url: path, headers } = asked
    const passed = request({ method, path, headers, createConnection: () => target.socket })
    passed.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
      response.on('error', () => answer.destroy())
    })
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    passed.end(Buffer.concat(chunks))
  }

  const server = createServer((asked, answer) => {
    forward(asked, answer).catch(() => answer.destroy())
  })
  server.on('upgrade', async (asked: IncomingMessage, page: Duplex, head: Buffer) => {
    const target = await connected(asked.url ?? '/')
    if (target === undefined) return void page.destroy()
    const { socket } = target
    const lines = [`${asked.method} ${asked.url} HTTP/1.1`]
    for (let index = 0; index < asked.rawHeaders.length; index += 2) {
      lines.push(`${asked.rawHeaders[index]}: ${asked.rawHeaders[index + 1]}`)
    }
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    if (head.length > 0) socket.write(head)
    join(page, socket)
    socket.on('data', (bytes: Buffer) => {
      sent += bytes.length
    })
    for (const one of [page, socket]) {
      sockets.add(one)
      one.on('close', () => sockets.delete(one))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    setServers(next) {
      servers = next
    },
    sent: () => sent,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The end of one side is the end of the other. */
const join = (page: Duplex, socket: Duplex): void => {
  const cut = (): void => {
    page.destroy()
    socket.destroy()
  }
  for (const one of [page, socket]) one.on('error', cut).on('close', cut)
  page.pipe(socket)
  socket.pipe(page)
}

/** Every table has its own order of the servers, which does not change when one of them is down. */
const weight = (table: string, server: string): string => createHash('sha1').update(table).update(server).digest('hex')
