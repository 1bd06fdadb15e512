/** What bots are called at a table: people who built railways and what runs on them. */
import type { Seat } from '../kit/game.ts'

const NAMES = ['Ada', 'Gustave', 'Isambard', 'Lotte', 'Kálmán', 'Werner'] as const

/** The name of the bot in this seat, another one first for each seat. Undefined if people have taken all of them. */
export const botNameFor = (seat: Seat, isTaken: (name: string) => boolean): string | undefined =>
  NAMES.map((_, at) => NAMES[(seat + at) % NAMES.length] ?? '').find((name) => !isTaken(name))
