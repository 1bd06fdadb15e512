/**
 * A table on a server: who sits there, the state of the deal, the clocks, the chat. Every
 * incoming message must match one of these schemas; any other is refused in one sentence.
 * Pages import the types only.
 */
import { z } from 'zod'
import type { DealSheet } from '../kit/deal.ts'
import type { OptionValues, Seat } from '../kit/game.ts'
import type { Message } from '../kit/text.ts'
import type { Answer, Choice, LogLine, PendingDecision, TableView } from './host.ts'
import { isReadableName, LONGEST_NAME, tidyName, UNREADABLE_NAME } from './names.ts'
import { LONGEST_WAIT, SHORTEST_WAIT } from './salt-wait.ts'

const MOST_SEATS = 6

const LONGEST_LINE = 400

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))
const seat = z
  .number()
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
const viewer = z.union([seat, z.literal('watcher')])
const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** Line breaks, control characters, half surrogates, and characters that reverse the writing direction. */
const UNSPEAKABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A name as people write it: see `names.ts`. One that cannot be read is refused in a sentence of its own. */
export const nameSchema = z
  .string()
  .transform(tidyName)
  .pipe(z.string().max(LONGEST_NAME).refine(isReadableName, { error: UNREADABLE_NAME }))

/** A line of chat: one line, in the order in which it was written. */
const lineSchema = z
  .string()
  .transform((line) => line.normalize('NFC').replace(UNSPEAKABLE, ' ').trim())
  .pipe(z.string().min(1).max(LONGEST_LINE))

/** The id of a table, as in its link. */
export const tableIdSchema = z.string().regex(/^[0-9a-z]{10}$/)

/** An invitation or a watch link carries its key behind `#`. */
export const keySchema = hex(16)

export const timeControlSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('untimed') }),
  z.strictObject({
    kind: z.literal('live'),
    /** Seconds each seat has for the whole match, and gets for each of its turns. */
    bank: z.number().int().min(10).max(86_400),
    increment: z.number().int().min(0).max(3_600),
    /** What happens at the flag: a bot plays on until the owner is back, or the others may vote to wait. */
    flag: z.enum(['bot', 'vote']),
  }),
])
export type TimeControl = z.infer<typeof timeControlSchema>

const botSchema = z.string().regex(/^[a-z]{1,20}$/)
const optionValuesSchema = z.record(z.string().max(40), z.union([z.string().max(40), z.number().int(), z.boolean()]))

/** A new table. Its owner takes the first seat that is kept for people. */
export const tableOptionsSchema = z.strictObject({
  game: z.string().max(40),
  options: optionValuesSchema,
  /** By seat: the bot that is to play there, or null for a person. */
  seats: z.array(botSchema.nullable()).min(1).max(MOST_SEATS),
  pace: timeControlSchema,
  /** Seconds to wait for salts, also of people who are offline when the table fills; null for the default. */
  saltWait: z.number().int().min(SHORTEST_WAIT).max(LONGEST_WAIT).nullable().default(null),
  visibility: z.enum(['public', 'link']),
  /** Players see win chances and hints while they play, even against other people. Shown to everybody before they join. */
  teaching: z.boolean().default(false),
  /** A seed somebody chose: shown to everybody before they join. Null for a real deal. */
  seed: z.string().min(1).max(80).nullable(),
  /** The hash of the salt of the owner's page. */
  saltHash: hex(32),
})
export type TableOptions = z.infer<typeof tableOptionsSchema>
/** The same as it may be sent, with optional fields left out. */
export type TableRequest = z.input<typeof tableOptionsSchema>

/** An order from a page to a table on a server. The first group is `Command` of `host.ts`. */
export const orderSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('play'), decision: count, notation: z.string().min(1).max(200) }),
  z.strictObject({ kind: z.literal('undo') }),
  z.strictObject({ kind: z.literal('redo') }),
  z.strictObject({ kind: z.literal('done') }),
  z.strictObject({ kind: z.literal('refusals') }),
  z.strictObject({ kind: z.literal('replay'), moves: count, viewer }),
  z.strictObject({ kind: z.literal('record') }),
  /** Takes a free seat, or changes to it, before the deal. */
  z.strictObject({ kind: z.literal('join'), seat, name: nameSchema, saltHash: hex(32) }),
  /** Leaves the seat before the deal. */
  z.strictObject({ kind: z.literal('leave') }),
  /** The owner frees a seat before the deal: of a person who is not coming, or of a bot. */
  z.strictObject({ kind: z.literal('free'), seat }),
  /** The owner puts a bot into a free seat before the deal. */
  z.strictObject({ kind: z.literal('seatBot'), seat, bot: botSchema }),
  /** The owner begins the deal; free seats are filled with this bot, where one is named. */
  z.strictObject({ kind: z.literal('start'), fill: botSchema.nullable() }),
  /** The salt that belongs to the hash on the sheet. */
  z.strictObject({ kind: z.literal('salt'), salt: hex(16) }),
  /** Proposes to all people: to go back to this many moves, to end the match, or to wait for a seat whose time is up. */
  z.strictObject({ kind: z.literal('propose'), what: z.enum(['back', 'end', 'wait']), moves: count }),
  z.strictObject({ kind: z.literal('vote'), proposal: count, yes: z.boolean() }),
  /** Hands the sender's seat to a bot, or takes it back with null. */
  z.strictObject({ kind: z.literal('standIn'), bot: botSchema.nullable() }),
  z.strictObject({
    kind: z.literal('chat'),
    scope: z.enum(['players', 'all']),
    text: lineSchema,
  }),
  /** The owner lets only players speak at this table, or everybody again. */
  z.strictObject({ kind: z.literal('limitChat'), seated: z.boolean() }),
  /** The owner silences a person at this table, or lets them speak again. */
  z.strictObject({ kind: z.literal('mute'), person: z.string().max(40), muted: z.boolean() }),
  /** The owner makes a new link to join or to watch; earlier ones of its kind stop working. Answered by `key`. */
  z.strictObject({ kind: z.literal('link'), to: z.enum(['join', 'watch']) }),
  /** The owner revokes all links of this kind; spectators who came by them are disconnected. */
  z.strictObject({ kind: z.literal('revoke'), to: z.enum(['join', 'watch']) }),
  /** A new table with the same people, the start seat moved on after a match. Answered by `table`. */
  z.strictObject({ kind: z.literal('rematch'), saltHash: hex(32) }),
  /**
   * The owner closes a table: before the deal at any time, afterwards once the match is over. While salts are
   * missing, closing cancels the deal, which stays visible.
   */
  z.strictObject({ kind: z.literal('close') }),
])
export type Order = z.infer<typeof orderSchema>

/** Commands carry an id of their own: sent twice, they are done once. */
export const commandIdSchema = z.string().regex(/^[0-9a-z-]{8,40}$/)

/** What a page sends over its socket. The first message says what it has seen already. */
export const clientMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hello'),
    /** The `seq` of the last step that this page was sent, or null for everything. */
    since: count.nullable(),
    /** How many lines of chat it holds already. */
    chat: count,
    /** The key of an invitation or a watch link, where the page has one. */
    key: keySchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('order'), id: commandIdSchema, order: orderSchema }),
  /** Is anybody there? A page cannot see the pings of WebSocket itself. Answered by `pong`. */
  z.strictObject({ kind: z.literal('ping') }),
])
export type ClientMessage = z.infer<typeof clientMessageSchema>

/** The phase of a table: waiting for players, dealing, deal cancelled, being played, finished, or closed. */
export type Phase = 'open' | 'dealing' | 'brokenOff' | 'running' | 'over' | 'closed'

export interface OnlineSeat {
  /** Who sits here, or null if the seat is free. */
  readonly person: { readonly id: string; readonly name: string } | null
  /** The bot that plays here now: its own seat, or as a stand-in for the person. */
  readonly bot: string | null
  /** Is a page of this person connected? Always for a bot. */
  readonly here: boolean
  /** At a rematch the name of the person for whom this free seat is kept. */
  readonly kept?: string | null
}

/** A question to all people at the table. */
export interface Proposal {
  readonly number: number
  readonly by: Seat
  readonly what: 'back' | 'end' | 'wait'
  /** How many of the moves that everybody knows of would be taken back. */
  readonly undone: number
  /** The seats that have said yes, and those that are still to answer. */
  readonly yes: readonly Seat[]
  readonly open: readonly Seat[]
}

export interface Clocks {
  /** By seat: milliseconds left at `at` by the server's clock. Below zero: the flag has fallen. */
  readonly left: readonly number[]
  readonly at: number
  /** Whose clock runs. */
  readonly running: readonly Seat[]
}

/** A table as one viewer is shown it, beside the match itself. */
export interface OnlineTable {
  readonly id: string
  readonly game: string
  readonly options: OptionValues
  readonly phase: Phase
  readonly visibility: 'public' | 'link'
  /** Seats are advised while they play. */
  readonly teaching: boolean
  readonly pace: TimeControl
  /** Seconds for which salts are awaited. */
  readonly saltWait: number
  readonly seats: readonly OnlineSeat[]
  readonly owner: string
  /** The viewer: the person's id if they have a name, their seat, and what they may do. */
  readonly you: {
    readonly person: string | null
    readonly seat: Seat | null
    readonly owner: boolean
    readonly muted: boolean
    /** May take a seat. */
    readonly invited: boolean
    /** The seat that is kept for this person alone. */
    readonly kept: Seat | null
  }
  readonly deal: {
    readonly commitment: string
    /** The seed that somebody chose, or null for a real deal. */
    readonly seed: string | null
    readonly sheet: DealSheet | null
    /** Seats whose salt is still to come; and seats whose salt was late, or missing when the deal was cancelled. */
    readonly awaited: readonly Seat[]
    readonly withheld: readonly Seat[]
    /** When the wait for salts is over, in milliseconds since 1970. */
    readonly until: number | null
    /** The same as milliseconds from when this was sent: clocks of pages differ. */
    readonly wait: number | null
    /** The name of the person who cancelled the deal. */
    readonly brokenOff: string | null
  }
  /** The tables with a cancelled deal from which this one was opened, the first one first. */
  readonly brokenBefore: readonly string[]
  readonly proposal: Proposal | null
  readonly clocks: Clocks | null
  /** How many pages watch without a seat. */
  readonly watchers: number
  readonly muted: readonly string[]
  /** Only players and the owner may speak. */
  readonly chatSeated: boolean
  /** The table of the rematch. */
  readonly next: string | null
  /** Ended by agreement, before the rules would have. */
  readonly broken: boolean
  /** The database is away: nothing can be saved until it is back. Earlier releases do not say. */
  readonly unsaved?: boolean
}

/** The part that depends on the table's log and on who is connected, and is the same for all pages. */
export type SharedTable = Omit<OnlineTable, 'you' | 'unsaved'>

export interface ChatLine {
  /** Counted among the lines that its reader may read. */
  readonly number: number
  readonly person: string
  readonly name: string
  readonly seat: Seat | null
  readonly scope: 'players' | 'all'
  readonly text: string
  readonly at: number
}

/** A table view with a part of its log: lines before `from` were sent earlier. */
export interface Step extends Omit<TableView, 'log'> {
  readonly log: { readonly from: number; readonly news: readonly LogLine[] }
}

/** The fields of a step that changed, of its view too. `seq` is counted for this viewer alone. */
export interface StepMessage {
  readonly kind: 'step'
  readonly seq: number
  /** The `seq` that the changes start from; null where every field is here. */
  readonly base: number | null
  readonly step: Partial<Omit<Step, 'log' | 'seq' | 'question'>> &
    Pick<Step, 'log'> & { readonly question?: SentQuestion | null }
}

/** A decision without what its page already has: an unchanged prompt, and choices that were offered before. */
export interface SentQuestion {
  readonly decision: number
  readonly ask?: PendingDecision['ask']
  readonly choices: readonly SentChoice[]
}

/** A choice that was offered before is sent as its notation; in an array with the reason if it cannot be undone now. */
export type SentChoice = Choice | string | readonly [notation: string, why?: Message]

/** The fields of a table that changed; all of them in the first message. */
export interface TableMessage {
  readonly kind: 'table'
  readonly table: Partial<OnlineTable>
}

export type OnlineAnswer =
  | Answer
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'table'; readonly table: string }

/** What the server sends over a socket. */
export type ServerMessage =
  | TableMessage
  | StepMessage
  /** Lines of chat from this number on. */
  | { readonly kind: 'chat'; readonly from: number; readonly lines: readonly ChatLine[] }
  | { readonly kind: 'answer'; readonly id: string; readonly answer: OnlineAnswer }
  | { readonly kind: 'pong' }
  /** The last message: why, and whether to come back at once. */
  | { readonly kind: 'bye'; readonly say: Message; readonly again: boolean }

/** A table in a list. */
export const listedSchema = z
  .object({
    id: z.string(),
    game: z.string(),
    phase: z.enum(['open', 'dealing', 'brokenOff', 'running', 'over', 'closed']),
    visibility: z.enum(['public', 'link']),
    pace: timeControlSchema.readonly(),
    /** By seat: a name, or null if it is free. */
    names: z.array(z.string().nullable()).readonly(),
    bots: z.array(z.boolean()).readonly(),
    free: z.number(),
    toAct: z.array(z.number()).readonly(),
    /** The seat of the person who asked, or null. */
    mine: z.number().nullable(),
    moves: z.number(),
    changed: z.number(),
    /** Somebody chose the seed: anyone who knows it can compute the deal. */
    chosen: z.boolean(),
    /** The seats whose salt was late, or missing when the deal was cancelled. */
    withheld: z.array(z.number()).readonly(),
    /** The name of the person who cancelled the deal. */
    brokenOff: z.string().nullable(),
    /** How many deals in a row were cancelled before this table was opened from them. */
    brokenBefore: z.number(),
    /** The match was ended early by agreement. */
    broken: z.boolean(),
    /** Seats are advised while they play. */
    teaching: z.boolean(),
    /** Its log cannot be read, so it cannot be opened. */
    damaged: z.boolean(),
  })
  .readonly()
export type Listed = z.infer<typeof listedSchema>
