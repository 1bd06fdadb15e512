/**
 * From an HTTP request to a socket. The request passes the same guards as every other one (name, origin, limits; one
 * sentence if it is refused), then `ws` takes over. The request is not kept once the socket is open: with
 * thousands of waiting pages it would be most of the memory.
 */
import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WebSocketServer } from 'ws'
import { Problem } from '../../kit/problem.ts'
import { complain } from '../../wire/problem.ts'
import { refuse } from '../http/refusing.ts'
import { startHeartbeat } from './heartbeat.ts'
import { PageSocket, type SocketListener } from './live.ts'

export interface Sockets {
  /** Opens the socket that this request asks for, or refuses. Its listener is there before anything is read. */
  open(request: FastifyRequest, reply: FastifyReply, listenerFor: (socket: PageSocket) => SocketListener): void
}

export interface SocketOptions {
  /** The longest message, in bytes. */
  readonly maxPayload: number
}

const HEARTBEAT = 30_000
/** A message is complete after at most two of these. */
const STALL_CHECK = 12_000
/** How long pages may take to say goodbye when the server stops. */
const LAST_WORDS = 1_000
const GOING_AWAY = 1_001
/** How long a request for a socket may wait for its answer to be made and read. */
const ANSWER_TIMEOUT = 30_000
/** A message of at most 16 kB comes in fewer packets and parts than this. More would cost a kilobyte each. */
const MOST_CHUNKS = 64
const MOST_FRAGMENTS = 64

export const socketsOf = (app: FastifyInstance, { maxPayload }: SocketOptions): Sockets => {
  const waiting = new WeakMap<IncomingMessage, Waiting>()
  const open = new Set<PageSocket>()
  const server = new WebSocketServer({
    noServer: true,
    WebSocket: PageSocket,
    // Its own set would cost a closure per socket.
    clientTracking: false,
    // Pongs are sent by `PageSocket`, which limits them.
    autoPong: false,
    // No protocol of our own is spoken, so none is promised.
    handleProtocols: () => false,
    // docs/decisions/011-sockets-by-ws.md says why.
    perMessageDeflate: false,
    maxBufferedChunks: MOST_CHUNKS,
    maxFragments: MOST_FRAGMENTS,
    maxPayload,
  })
  // Thrown through `handleUpgrade`, so that the request is refused like any other.
  server.on('wsClientError', ({ message }) => complain('request.shape', { why: message }))

  /** Called when the last socket has closed. */
  let emptied = (): void => {}

  const closed = (socket: PageSocket): void => {
    open.delete(socket)
    if (open.size === 0) emptied()
    socket.listener?.end()
  }

  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', destroy)
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    // After a refusal there is nothing left to say. Left open, the connection would keep the server from stopping.
    response.once('finish', () => socket.destroySoon())
    try {
      response.assignSocket(socket)
    } catch {
      // An earlier request on this connection is not answered yet (pipelining). No browser does that.
      socket.destroy()
      return
    }
    // Not `socket.setTimeout`, whose timer stays with the socket for as long as it lives.
    const timer = setTimeout(() => socket.destroy(), ANSWER_TIMEOUT).unref()
    waiting.set(request, { socket, head, timer })
    app.routing(request, response)
  })

  const stopBeating = startHeartbeat(open, HEARTBEAT, (socket) => socket.beat())
  const stopChecking = startHeartbeat(open, STALL_CHECK, (socket) => socket.checkStall())

  app.addHook('preClose', async () => {
    stopBeating()
    stopChecking()
    for (const socket of open) socket.close(GOING_AWAY)
    if (open.size > 0) {
      await new Promise<void>((resolve) => {
        emptied = resolve
        setTimeout(resolve, LAST_WORDS)
      })
    }
    for (const socket of open) socket.terminate()
  })

  return {
    open(request, reply, listenerFor) {
      const { socket, head, timer } = waiting.get(request.raw) ?? complain('request.shape', { why: 'no WebSocket' })
      if (request.headers['sec-websocket-version'] !== VERSION) return void refuseVersion(reply)
      waiting.delete(request.raw)
      let page: PageSocket | undefined
      server.handleUpgrade(request.raw, socket, head, (opened) => {
        page = opened
      })
      clearTimeout(timer)
      reply.hijack()
      reply.raw.detachSocket(socket)
      // From here on `ws` handles errors.
      socket.off('error', destroy)
      // Without a page the client has hung up meanwhile.
      if (page === undefined) return
      open.add(page)
      page.listen(listenerFor(page), closed)
    },
  }
}

/** A request for a socket, before it is answered. */
interface Waiting {
  readonly socket: Socket
  readonly head: Buffer
  readonly timer: NodeJS.Timeout
}

/** RFC 6455, 4.4: the answer names the version that would be accepted. */
const VERSION = '13'
const refuseVersion = (reply: FastifyReply): FastifyReply =>
  refuse(
    reply.header('sec-websocket-version', VERSION),
    426,
    new Problem({ id: 'request.shape', params: { why: `Sec-WebSocket-Version: ${VERSION}` } }),
  )

/** One function for all sockets. */
function destroy(this: Socket): void {
  this.destroy()
}
