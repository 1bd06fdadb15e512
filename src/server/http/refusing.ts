/** Errors as clients see them: one sentence, as a message and in English, without internal details. */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { Problem } from '../../kit/problem.ts'
import { type Message, speak } from '../../kit/text.ts'
import type { Refused } from '../../wire/api.ts'
import { UNREADABLE_NAME } from '../../wire/names.ts'
import { complain } from '../../wire/problem.ts'
import { problemTexts } from '../../wire/text/index.ts'
import { StoreUnavailable } from '../store/unavailable.ts'

/** The value, if it has the expected shape. */
export const readAs = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const { success, data, error } = schema.safeParse(value)
  return success ? data : refuseShape(error)
}

/** Complains about the first thing that is wrong with a message. */
export const refuseShape = ({ issues: [issue] }: z.ZodError): never => {
  if (issue?.message === UNREADABLE_NAME) return complain(UNREADABLE_NAME)
  const where = issue?.path.join('.')
  return complain('request.shape', { why: where ? `${where}: ${plain(issue?.message)}` : plain(issue?.message) })
}

const plain = (text = 'shape'): string => text.replace(/\s+/g, ' ').replace(/[.]$/, '').slice(0, 120)

/** Any error as a message for the client. */
export const messageOf = (error: unknown): Message => {
  if (error instanceof Problem) return error.say
  return { id: error instanceof StoreUnavailable ? 'server.unavailable' : 'server.fault' }
}

/** Neither a refusal nor an unavailable database, which is logged separately. */
export const isFault = (error: unknown): boolean => !(error instanceof Problem || error instanceof StoreUnavailable)

export const refuseInOneSentence = (app: FastifyInstance, wrong: (error: unknown) => void): void => {
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, new Problem({ id: 'request.unknown' })))
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (!isFault(error)) {
      const say = messageOf(error)
      return refuse(reply, statusOf(say.id), new Problem(say))
    }
    const status = error.statusCode ?? 500
    if (status < 500) return refuse(reply, status, unreadable(status, plain(error.message)))
    wrong(error)
    return refuse(reply, 500, new Problem({ id: 'server.fault' }))
  })
}

/** A malformed URL does not reach the usual error handler. */
export const refuseAddress = ({ statusCode = 400 }: FastifyError, _request: unknown, reply: FastifyReply): void => {
  refuse(reply, statusCode, unreadable(statusCode, 'URL'))
}

const unreadable = (status: number, why: string): Problem =>
  new Problem(status === 413 ? { id: 'request.size' } : { id: 'request.shape', params: { why } })

export const refuse = (reply: FastifyReply, status: number, { say }: Problem): FastifyReply => {
  const body: Refused = {
    say,
    sentence: speak({ language: 'en', texts: problemTexts.en, seat: (seat) => String(seat + 1) }, say),
  }
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

const STATUS: Readonly<Record<string, number>> = {
  'table.unknown': 404,
  'table.damaged': 500,
  'request.unknown': 404,
  'person.unknown': 401,
  'table.private': 403,
  'table.revoked': 403,
  'code.unknown': 404,
  'table.owner': 403,
  'daily.closed': 403,
  'request.host': 421,
  'request.origin': 403,
  'request.rate': 429,
  'chat.rate': 429,
  'request.shape': 400,
  'name.unreadable': 400,
  'server.busy': 503,
  'server.stopping': 503,
  'server.upgrading': 503,
  'server.unavailable': 503,
}

/** An order that the table refuses is a conflict with its state. */
const statusOf = (id: string): number => STATUS[id] ?? 409
