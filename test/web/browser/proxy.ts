/** A wire between browsers and a server that can be cut: what happens when a train drives into a tunnel. */
import { connect, createServer, type Socket } from 'node:net'

export interface Wire {
  readonly port: number
  /** Points at another server, for connections to come. */
  lead(to: number): void
  /** Cuts every connection there is. */
  cut(): void
  close(): Promise<void>
}

export const startProxy = async (): Promise<Wire> => {
  const open = new Set<Socket>()
  let target = 0
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('the wire has no end')
  const cut = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: bound.port,
    lead(to) {
      target = to
    },
    cut,
    close: () =>
      new Promise((done) => {
        cut()
        server.close(() => done())
      }),
  }
}
