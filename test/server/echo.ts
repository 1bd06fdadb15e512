/** A server with one route whose sockets echo what they receive: for tests of the sockets alone. */
import fastify from 'fastify'
import { refuseInOneSentence } from '../../src/server/http/refusing.ts'
import { socketsOf } from '../../src/server/socket/upgrade.ts'

export interface Echo {
  readonly url: string
  /** How many sockets are open. */
  open(): number
  /** The faults that were reported. */
  readonly faults: readonly unknown[]
  stop(): Promise<void>
}

/** `go` closes the socket, `fill` is answered with a megabyte, everything else with `heard …`. */
export const startEcho = async (maxPayload: number): Promise<Echo> => {
  const app = fastify()
  const { open } = socketsOf(app, { maxPayload })
  const faults: unknown[] = []
  let sockets = 0
  refuseInOneSentence(app, (error) => faults.push(error))
  app.get('/', async (request, reply) =>
    open(request, reply, (socket) => {
      sockets += 1
      return {
        onText(text) {
          if (text === 'go') socket.close(1_000)
          else socket.sendText(text === 'fill' ? 'x'.repeat(2 ** 20) : `heard ${text}`)
        },
        onControl: () => true,
        end() {
          sockets -= 1
        },
      }
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, open: () => sockets, faults, stop: () => app.close() }
}
