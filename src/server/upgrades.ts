/**
 * From a request to a socket. The request goes through the same doors as every other (names, origin,
 * limits, one sentence where it is refused), and nothing of it is kept once the socket is there:
 * with thousands of pages that wait, a request and its answer each would be most of the memory.
 */
import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { complain } from '../kit/problem.ts'

/** The socket that this request asks for. */
export type Upgrade = (request: FastifyRequest, reply: FastifyReply) => Promise<WebSocket>

/** How long pages may take to say goodbye when the server stops. */
const LAST_WORDS = 1_000

export const upgradesOf = (app: FastifyInstance, maxPayload: number): Upgrade => {
  const maker = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false, maxPayload })
  const waiting = new WeakMap<IncomingMessage, { readonly socket: Duplex; readonly head: Buffer }>()
  const open = new Set<WebSocket>()

  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    waiting.set(request, { socket, head })
    const response = new ServerResponse(request)
    response.assignSocket(socket)
    // What is refused is answered like any other request, and then there is nothing left to say.
    response.once('finish', () => socket.end())
    socket.on('error', destroyed)
    app.routing(request, response)
  })

  app.addHook('preClose', async () => {
    for (const socket of open) socket.close()
    if (open.size > 0) await new Promise((resolve) => setTimeout(resolve, LAST_WORDS))
    for (const socket of open) socket.terminate()
  })

  return (request, reply) => {
    const asked = waiting.get(request.raw) ?? complain('request.shape', { why: 'no WebSocket' })
    waiting.delete(request.raw)
    reply.hijack()
    reply.raw.detachSocket(request.raw.socket)
    return new Promise((resolve) => {
      maker.handleUpgrade(request.raw, asked.socket, asked.head, (socket) => {
        keep(open, socket)
        resolve(socket)
      })
    })
  }
}

/** One function for all sockets. */
function destroyed(this: Socket): void {
  this.destroy()
}

/** Apart from the request, which a listener made beside it would hold on to. */
const keep = (open: Set<WebSocket>, socket: WebSocket): void => {
  open.add(socket)
  socket.on('close', () => open.delete(socket))
}
