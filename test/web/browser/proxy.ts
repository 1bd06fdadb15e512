/** A TCP proxy between browsers and a server that can cut all connections, as a tunnel does on a train. */
import { connect, createServer, type Socket } from 'node:net'

export interface CuttableProxy {
  readonly port: number
  /** Forwards new connections to this port. */
  forwardTo(to: number): void
  /** Cuts all connections. */
  cutConnections(): void
  close(): Promise<void>
}

export const startProxy = async (): Promise<CuttableProxy> => {
  const open = new Set<Socket>()
  let target = 0
  const server = createServer((localUrl) => {
    const hostUrl = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [localUrl, hostUrl],
      [hostUrl, localUrl],
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
  if (typeof bound !== 'object' || bound === null) throw new Error('the proxy has no port')
  const cutConnections = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: bound.port,
    forwardTo(to) {
      target = to
    },
    cutConnections,
    close: () =>
      new Promise((done) => {
        cutConnections()
        server.close(() => done())
      }),
  }
}
