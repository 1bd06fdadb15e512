/** A proxy between a store and its PostgreSQL: cuts connections at a chosen moment, or stops answering. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

export interface DatabaseProxy {
  /** The address of the database through this proxy. */
  readonly url: string
  /** Cuts the connection that next sends this text: before it is passed on, or before its answer is. */
  cutAt(text: string, when: 'before' | 'after'): void
  /** The connections that are open now are dead: each is cut as soon as something is sent over it, and not before. */
  cutWhenUsed(): void
  /** Old and new connections stay open, but no data passes. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

export const proxyTo = async (url: string): Promise<DatabaseProxy> => {
  const target = new URL(url)
  const socketPath = join(target.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const open = new Set<Socket>()
  const dead = new WeakSet<Socket>()
  let trap: { readonly text: string; readonly when: 'before' | 'after' } | null = null
  let isFrozen = false

  const server = createServer((client) => {
    const database = connect(socketPath)
    const cut = (): void => {
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) {
      open.add(socket)
      socket.on('error', cut).on('close', () => {
        open.delete(socket)
        cut()
      })
      if (isFrozen) socket.pause()
    }
    let isDeaf = false
    client.on('data', (bytes) => {
      if (dead.has(client)) return cut()
      if (trap === null || !bytes.includes(trap.text)) return void database.write(bytes)
      const { when } = trap
      trap = null
      if (when === 'before') return cut()
      isDeaf = true
      database.write(bytes)
    })
    database.on('data', (bytes) => (isDeaf ? cut() : client.write(bytes)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `postgres://${target.username}@127.0.0.1:${port}${target.pathname}`,
    cutAt(text, when) {
      trap = { text, when }
    },
    cutWhenUsed() {
      for (const socket of open) dead.add(socket)
    },
    freeze() {
      isFrozen = true
      for (const socket of open) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of open) socket.resume()
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
