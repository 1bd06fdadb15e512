/** Who sits where: people at this keyboard, and bots. */
import { BOT_NAMES, isBotName } from '../../bots/levels.ts'
import type { Meta } from '../../kit/game.ts'
import { complain } from '../../kit/problem.ts'
import type { SeatInfo } from '../../wire/host.ts'
import type { CliWords } from '../language.ts'
import { trouble } from '../trouble.ts'
import { plain } from './paint.ts'

/** The name of a person who gave none. */
export const YOU = 'you'

/** `you,you:Anna,casual,random`; without it, `first` in the first seat and casual bots in the others. */
export const seatsFrom = (meta: Meta, list: string | undefined, first: string): readonly SeatInfo[] =>
  namesFrom(meta, list, first).map(seatFrom)

/** Bots in every seat, casual ones by default. */
export const botsFrom = (meta: Meta, list: string | undefined): readonly SeatInfo[] =>
  namesFrom(meta, list, 'casual').map((seat) =>
    isBotName(seat) ? botSeat(seat) : trouble('usage.bots', { seat, bots: BOT_NAMES }),
  )

/** The names of the seats on the screen; all different. */
export const displayNames = (players: readonly string[], words: CliWords): readonly string[] => {
  const names = players.map((player, seat) => {
    if (player === YOU) return words('name.person', { number: seat + 1 })
    const name = plain(player).slice(0, 24) || '?'
    return isBotName(name) ? `${name[0]?.toUpperCase()}${name.slice(1)} ${seat + 1}` : name
  })
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`))
}

const namesFrom = (meta: Meta, list: string | undefined, first: string): readonly string[] => {
  const names = list?.split(',').map((name) => name.trim()) ?? usualSeats(meta, first)
  if (meta.seats.includes(names.length)) return names
  return complain('record.seats', { title: meta.title, seats: names.length, allowed: meta.seats })
}

const usualSeats = (meta: Meta, first: string): readonly string[] => {
  const count = meta.seats[Math.floor((meta.seats.length - 1) / 2)] ?? 0
  return [first, ...Array<string>(count - 1).fill('casual')]
}

const botSeat = (bot: string): SeatInfo => ({ name: bot, bot })
const personSeat = (name: string): SeatInfo => ({ name, bot: null })

const seatFrom = (text: string): SeatInfo => {
  if (text === YOU) return personSeat(YOU)
  if (isBotName(text)) return botSeat(text)
  const name = text.startsWith(`${YOU}:`) ? text.slice(YOU.length + 1).trim() : ''
  if (name === '' || isBotName(name)) trouble('usage.seat', { seat: text, bots: BOT_NAMES })
  return personSeat(name)
}
