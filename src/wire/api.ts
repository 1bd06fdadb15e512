/**
 * The HTTP API beside the sockets: the visitor's identity, opening and finding tables, records. All
 * bodies are JSON and match one of these schemas; the OpenAPI description is made from them.
 */
import { z } from 'zod'
import {
  dailyOverviewSchema,
  dailyRankedSchema,
  dailyResultBodySchema,
  dailyStartBodySchema,
  dailyStartSchema,
  dailyTableSchema,
} from './daily.ts'
import { commandIdSchema, keySchema, listedSchema, nameSchema, orderSchema, tableOptionsSchema } from './online.ts'

const text = z.string()
const number = z.number()
const personSchema = z.object({ id: text, name: text }).readonly()
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

export const nameBodySchema = z.strictObject({ name: nameSchema })

export const deviceBodySchema = z.strictObject({ code: z.string().regex(/^[0-9A-Z]{10}$/) })

export const orderBodySchema = z.strictObject({ id: commandIdSchema, key: keySchema.nullable(), order: orderSchema })

/** The visitor, and the address under which others reach this server: links for them begin with it. */
const meSchema = z.object({ person: personSchema.nullable(), address: text }).readonly()
export type Me = z.infer<typeof meSchema>

/** A one-time code for another device, and when it stops working. */
const deviceCodeSchema = z.object({ code: text, expires: number }).readonly()
export type DeviceCode = z.infer<typeof deviceCodeSchema>

const optionSchema = z.object({ id: text, values: list(z.union([text, number, z.boolean()])) }).readonly()
const gameOfferSchema = z
  .object({ id: text, title: text, seats: list(number), options: list(optionSchema), bots: list(text) })
  .readonly()
export type GameOffer = z.infer<typeof gameOfferSchema>

/** The id of a new table, and the key of its invitation, which is sent only once. */
const openedSchema = z.object({ table: text, key: text }).readonly()
export type OpenedTable = z.infer<typeof openedSchema>

const listsSchema = z
  .object({
    open: list(listedSchema),
    running: list(listedSchema),
    mine: list(listedSchema),
    /** Public tables whose deal was cancelled lately. */
    brokenOff: list(listedSchema),
  })
  .readonly()
export type Lists = z.infer<typeof listsSchema>

const messageSchema = z.object({ id: text, params: z.record(text, z.unknown()).optional() }).readonly()

/** Every answer that is not 2xx: one sentence, as a message and in English. */
export const refusedSchema = z.object({ say: messageSchema, sentence: text }).readonly()
export interface Refused {
  readonly say: z.infer<typeof messageSchema>
  readonly sentence: string
}

/** The answer to an order: done, or the data requested. A problem comes as a refusal. */
const answerSchema = z.looseObject({ kind: z.enum(['ok', 'refusals', 'scene', 'record', 'key', 'table']) })

/** A finished match or a cancelled deal, as a record. */
const recordSchema = z.looseObject({ seats: z.unknown().optional() })

export interface ApiRoute {
  readonly method: 'get' | 'put' | 'post'
  readonly path: string
  readonly summary: string
  readonly body: z.ZodType | null
  readonly answer: z.ZodType
  readonly status: 200 | 201
}

const route = (
  method: ApiRoute['method'],
  path: string,
  summary: string,
  body: z.ZodType | null,
  answer: z.ZodType,
  status: ApiRoute['status'] = 200,
): ApiRoute => ({ method, path, summary, body, answer, status })

export const ROUTES: readonly ApiRoute[] = [
  route('get', '/api/me', 'Your name and id, and the address under which others reach this server.', null, meSchema),
  route(
    'put',
    '/api/me',
    'Sets your name. The first time, you become a guest and get a cookie.',
    nameBodySchema,
    meSchema,
  ),
  route(
    'post',
    '/api/me/code',
    'Makes a one-time code with which another device continues as you.',
    null,
    deviceCodeSchema,
  ),
  route('post', '/api/me/device', 'Continues as the person who made this code.', deviceBodySchema, meSchema),
  route('get', '/api/games', 'The games that can be played here.', null, list(gameOfferSchema)),
  route(
    'get',
    '/api/tables',
    'Your tables, and the public ones: waiting for players, running, or cancelled at the start.',
    null,
    listsSchema,
  ),
  route('post', '/api/tables', 'Opens a table.', tableOptionsSchema, openedSchema, 201),
  route(
    'post',
    '/api/tables/{id}/orders',
    'Sends one order, for programs without a socket.',
    orderBodySchema,
    answerSchema,
  ),
  route(
    'get',
    '/api/tables/{id}/record',
    'The record of a finished game, or of a start that was cancelled.',
    null,
    recordSchema,
  ),
  route('get', '/api/daily', 'Today’s deals, and which of them you have begun.', null, dailyOverviewSchema),
  route(
    'post',
    '/api/daily/start',
    'Begins today’s deal of a game and answers its seed. The first attempt counts.',
    dailyStartBodySchema,
    dailyStartSchema,
  ),
  route(
    'post',
    '/api/daily/result',
    'Sends a finished game of a day. The server plays it again, with the bots, before it counts.',
    dailyResultBodySchema,
    dailyRankedSchema,
  ),
  route('get', '/api/daily/{day}/{game}', 'The results of one game of a day.', null, dailyTableSchema),
  route(
    'get',
    '/api/daily/records/{id}',
    'The record behind a result, once your own attempt or the day is over.',
    null,
    recordSchema,
  ),
]
