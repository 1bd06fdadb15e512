/** The daily deal: what page and server exchange about it. */
import { z } from 'zod'
import { isDay } from './days.ts'

const text = z.string()
const number = z.number()

export const daySchema = text.refine(isDay)
const gameSchema = text.max(60)

export const dailyStartBodySchema = z.strictObject({ game: gameSchema })

/** No recorded game comes near these bounds. */
const MOST_MOVES = 3_000
const LONGEST_MOVE = 200

/** The record of a finished game. Its draws are left out: the server makes them from the seed. */
export const dailyResultBodySchema = z.strictObject({
  day: daySchema,
  record: z.looseObject({ game: gameSchema, moves: z.array(text.max(LONGEST_MOVE)).max(MOST_MOVES) }),
})

/** What became of somebody's attempt: it runs, it counts, or its record was refused. */
export const ATTEMPT_STATES = ['open', 'ranked', 'refused'] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

const dailyGameSchema = z
  .object({
    game: text,
    /** How many results are in the table. */
    players: number,
    /** Null before the visitor has begun. */
    attempt: z.enum(ATTEMPT_STATES).nullable(),
  })
  .readonly()

/** Today, when it ends, and its games. */
export const dailyOverviewSchema = z.object({ day: text, ends: number, games: z.array(dailyGameSchema).readonly() })
export type DailyOverview = z.infer<typeof dailyOverviewSchema>

/** The seed is sent to somebody who begins, and to nobody before. */
export const dailyStartSchema = z.object({ day: text, game: text, seed: text, started: number }).readonly()
export type DailyStart = z.infer<typeof dailyStartSchema>

const dailyLineSchema = z
  .object({
    /** Of the attempt: its record is found by it. */
    id: text,
    name: text,
    /** In the table of the day; equal points share a rank. */
    rank: number,
    points: number,
    /** Among the seats of the game: 1 has won. */
    place: number,
    isMine: z.boolean(),
  })
  .readonly()
export type DailyLine = z.infer<typeof dailyLineSchema>

export const dailyTableSchema = z
  .object({
    day: text,
    game: text,
    /** May the visitor open the records? Only after the own attempt, or when the day is over. */
    canOpen: z.boolean(),
    players: number,
    /** The best results, and the visitor's own. */
    lines: z.array(dailyLineSchema).readonly(),
  })
  .readonly()
export type DailyTable = z.infer<typeof dailyTableSchema>

export const dailyRankedSchema = z.object({ line: dailyLineSchema, players: number }).readonly()
export type DailyRanked = z.infer<typeof dailyRankedSchema>
