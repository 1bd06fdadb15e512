/**
 * From a request to a socket. The request goes through the same doors as every other (names, origin,
 * limits, one sentence where it is refused), and nothing of it is kept once the socket is there:
 * with thousands of pages that wait, a request and its answer each would be most of the memory.
 */
import { createHash } from 'node:crypto'
import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { complain } from '../kit/problem.ts'
import { type Listener, PageSocket } from './page-socket.ts'
import { rollCall } from './roll-call.ts'

export interface Upgrades {
  /** Makes the socket that this request asks for. Its listener is there at once: what comes must not be lost. */
  upgrade(request: FastifyRequest, reply: FastifyReply, listenerOf: (socket: PageSocket) => Listener): void
}

/** How long pages may take to say goodbye when the server stops. */
const LAST_WORDS = 1_000

export const upgradesOf = (app: FastifyInstance, longest: number): Upgrades => {
  const waiting = new WeakMap<IncomingMessage, { readonly socket: Socket; readonly head: Buffer }>()
  const open = new Map<Socket, PageSocket>()
  const stopAsking = rollCall(open)

  // One of each for all sockets: functions of its own would be a tenth of what a page costs.
  function came(this: Socket, bytes: Buffer): void {
    open.get(this)?.read(bytes)
  }
  function closed(this: Socket): void {
    open.get(this)?.listener?.end()
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
    stopAsking()
    for (const page of open.values()) page.close()
    if (open.size > 0) await new Promise((resolve) => setTimeout(resolve, LAST_WORDS))
    for (const page of open.values()) page.terminate()
  })

  return {
    upgrade(request, reply, listenerOf) {
      const { socket, head } = waiting.get(request.raw) ?? complain('request.shape', { why: 'no WebSocket' })
      const welcome = welcomeTo(request.raw)
      waiting.delete(request.raw)
      reply.hijack()
      reply.raw.detachSocket(socket)
      // Whoever has gone meanwhile will not be heard to go.
      if (!socket.readable || !socket.writable) return void socket.destroy()
      const page = new PageSocket(socket, longest)
      open.set(socket, page)
      socket.setTimeout(0)
      socket.setNoDelay()
      socket.write(welcome)
      page.listener = listenerOf(page)
      socket.on('data', came).on('end', ended).on('close', closed)
      if (head.length > 0) page.read(head)
    },
  }
}

/** Complains where the request is for something else. */
const welcomeTo = ({ headers, method }: IncomingMessage): string => {
  const key = headers['sec-websocket-key'] ?? ''
  const isAsked = method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && KEY.test(key)
  if (!isAsked || headers['sec-websocket-version'] !== VERSION) complain('request.shape', { why: 'no WebSocket' })
  const accept = createHash('sha1').update(`${key}${AGREED}`).digest('base64')
  const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade']
  return [...lines, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n')
}

/** As RFC 6455 has them. */
const KEY = /^[+/0-9A-Za-z]{22}==$/
const VERSION = '13'
const AGREED = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** One function for all sockets. */
function destroyed(this: Socket): void {
  this.destroy()
}

function ended(this: Socket): void {
  this.end()
}
