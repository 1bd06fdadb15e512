/** Who sits where: people of this page, and bots. */
import { isBotName } from '../bots/index.ts'
import type { Meta, Seat } from '../kit/game.ts'
import { complain } from '../kit/problem.ts'
import type { MatchRecord } from '../kit/record.ts'
import type { SeatInfo } from '../wire/host.ts'

export const peopleIn = (seats: readonly SeatInfo[]): readonly Seat[] =>
  seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))

/** In a record a bot is called by its kind, so that a match can be resumed from it; who else sits there is a person. */
export const playersOf = (seats: readonly SeatInfo[]): readonly string[] => seats.map(({ name, bot }) => bot ?? name)

export const seatsOf = ({ players }: MatchRecord): readonly SeatInfo[] =>
  players.map((name) => ({ name, bot: isBotName(name) ? name : null }))

/** Seats that the game can be played with, and that a record can tell apart again. */
export const checkSeats = (meta: Meta, seats: readonly SeatInfo[], bots: Readonly<Record<string, unknown>>): void => {
  if (!meta.seats.includes(seats.length)) {
    complain('record.seats', { title: meta.title, seats: seats.length, allowed: meta.seats })
  }
  for (const { name, bot } of seats) {
    if (bot === null && isBotName(name)) complain('table.name', { name })
    if (bot !== null && !Object.hasOwn(bots, bot)) complain('table.bot', { bot, bots: Object.keys(bots) })
  }
}
