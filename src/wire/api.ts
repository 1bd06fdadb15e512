/**
 * The API beside the sockets: who one is, tables to open and to find, records to take home. All
 * bodies are JSON, and each is one of these schemas.
 */
import { z } from 'zod'
import type { OptionSpec } from '../kit/game.ts'
import type { Message } from '../kit/text.ts'
import { commandIdSchema, keySchema, type Listed, nameSchema, orderSchema } from './online.ts'

/** `PUT /api/me`: says one's name; who has none yet becomes a guest. */
export const nameBodySchema = z.strictObject({ name: nameSchema })

/** `POST /api/me/device`: goes on as the person who was given this code on another device. */
export const deviceBodySchema = z.strictObject({ code: z.string().regex(/^[0-9A-Z]{10}$/) })

/** `POST /api/tables/:id/orders`: one command, for programs that use no socket. */
export const orderBodySchema = z.strictObject({ id: commandIdSchema, key: keySchema.nullable(), order: orderSchema })

/** `GET /api/me`, and the answer to `PUT /api/me` and `POST /api/me/device`. */
export interface Me {
  readonly person: { readonly id: string; readonly name: string } | null
  /** Where others can open this table: links for them begin with it. */
  readonly address: string
}

/** `POST /api/me/code`: a one-time code for another device, and when it stops working. */
export interface DeviceCode {
  readonly code: string
  readonly expires: number
}

/** `GET /api/games`. */
export interface GameOffer {
  readonly id: string
  readonly title: string
  readonly seats: readonly number[]
  readonly options: readonly OptionSpec[]
  readonly bots: readonly string[]
}

/** The answer to `POST /api/tables` (its body is `tableWishSchema`): the invitation is told once. */
export interface Opened {
  readonly table: string
  readonly key: string
}

/** `GET /api/tables`. */
export interface Lists {
  readonly open: readonly Listed[]
  readonly running: readonly Listed[]
  readonly mine: readonly Listed[]
}

/** Every answer that is not 2xx: one sentence, as a message and in English. */
export interface Refused {
  readonly say: Message
  readonly sentence: string
}
