/**
 * From a request to a socket. The request goes through the same doors as every other (names, origin,
 * limits, one sentence where it is refused), and nothing of it is kept once the socket is there:
 * with thousands of pages that wait, a request and its answer each would be most of the memory.
 */
import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { complain } from '../kit/problem.ts'

export interface Upgrades {
  /** Makes the socket that this request asks for. Its listener is there at once: what comes must not be lost. */
  upgrade(request: FastifyRequest, reply: FastifyReply, listenerOf: (socket: WebSocket) => Listener): void
}

export interface Listener {
  /** What is no text is heard as nothing. */
  hear(text: string): void
  end(): void
}

/** How long pages may take to say goodbye when the server stops. */
const LAST_WORDS = 1_000

export const upgradesOf = (app: FastifyInstance, maxPayload: number): Upgrades => {
  const maker = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false, maxPayload })
  const waiting = new WeakMap<IncomingMessage, { readonly socket: Duplex; readonly head: Buffer }>()
  const open = new Map<WebSocket, Listener>()

  // One of each for all sockets: functions of its own would be a tenth of what a page costs.
  function heard(this: WebSocket, data: RawData, isBinary: boolean): void {
    open.get(this)?.hear(isBinary ? '' : String(data))
  }
  function ended(this: WebSocket): void {
    open.get(this)?.end()
    open.delete(this)
  }

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
    for (const socket of open.keys()) socket.close()
    if (open.size > 0) await new Promise((resolve) => setTimeout(resolve, LAST_WORDS))
    for (const socket of open.keys()) socket.terminate()
  })

  return {
    upgrade(request, reply, listenerOf) {
      const { socket, head } = waiting.get(request.raw) ?? complain('request.shape', { why: 'no WebSocket' })
      waiting.delete(request.raw)
      reply.hijack()
      reply.raw.detachSocket(request.raw.socket)
      socket.off('error', destroyed)
      maker.handleUpgrade(request.raw, socket, head, (upgraded) => {
        open.set(upgraded, listenerOf(upgraded))
        upgraded.on('message', heard).on('close', ended).on('error', ended)
      })
    },
  }
}

/** One function for all sockets. */
function destroyed(this: Socket): void {
  this.destroy()
}
