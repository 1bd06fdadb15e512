/**
 * Requests and replies over anything that carries messages: a worker, a thread or a socket. A request carries an id,
 * and its reply names that id.
 */

export interface Requests<Request, Reply, Id = number> {
  /** Sends a request and waits for its reply. Rejects if it cannot be sent, and if the other end is lost. */
  ask(request: Request): Promise<Reply>
  /** A reply arrived. A reply to no open request is ignored. */
  resolve(id: Id, reply: Reply): void
  reject(id: Id, error: Error): void
  /** The other end is lost: rejects every open request. */
  rejectAll(error: Error): void
  /** The requests without a reply, oldest first. */
  readonly open: ReadonlyMap<Id, { readonly request: Request }>
}

interface OpenRequest<Request, Reply> {
  readonly request: Request
  resolve(reply: Reply): void
  reject(error: Error): void
}

export const requestsOver = <Request, Reply, Id = number>(
  send: (id: Id, request: Request) => void,
  nextId: () => Id,
): Requests<Request, Reply, Id> => {
  const open = new Map<Id, OpenRequest<Request, Reply>>()
  const take = (id: Id): OpenRequest<Request, Reply> | undefined => {
    const found = open.get(id)
    open.delete(id)
    return found
  }
  return {
    open,
    ask: (request) =>
      new Promise((resolve, reject) => {
        const id = nextId()
        open.set(id, { request, resolve, reject })
        try {
          send(id, request)
        } catch (error) {
          open.delete(id)
          reject(error)
        }
      }),
    resolve: (id, reply) => take(id)?.resolve(reply),
    reject: (id, error) => take(id)?.reject(error),
    rejectAll(error) {
      for (const id of [...open.keys()]) take(id)?.reject(error)
    },
  }
}

/** Ids 0, 1, 2, … */
export const numbers = (): (() => number) => {
  let next = 0
  return () => next++
}

export interface NumberedRequest<Request> {
  readonly id: number
  readonly request: Request
}

export type NumberedReply<Reply> =
  | { readonly id: number; readonly reply: Reply }
  | { readonly id: number; readonly error: string }

/** The other end: answers one numbered request, with the reason if it fails. */
export const replyTo = async <Request, Reply>(
  { id, request }: NumberedRequest<Request>,
  answer: (request: Request) => Promise<Reply>,
): Promise<NumberedReply<Reply>> => {
  try {
    return { id, reply: await answer(request) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

/** Settles the request that a numbered reply belongs to. */
export const settle = <Request, Reply>(requests: Requests<Request, Reply>, message: NumberedReply<Reply>): void => {
  if ('reply' in message) requests.resolve(message.id, message.reply)
  else requests.reject(message.id, new Error(message.error))
}
