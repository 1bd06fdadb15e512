/** Who sits where: people at this keyboard, and bots. */
import { BOT_NAMES, type BotName, isBotName } from '../../bots/names.ts'
import type { Meta } from '../../kit/game.ts'
import { complain } from '../../kit/problem.ts'
import type { Words } from '../language.ts'
import { trouble } from '../trouble.ts'
import { plain } from './paint.ts'

export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: BotName }

/** How a person is written who gave no name. */
export const YOU = 'you'

/** `you,you:Anna,casual,random`; without it, `first` in the first seat and casual bots in the others. */
export const seatsFrom = (meta: Meta, list: string | undefined, first: string): readonly Sitter[] =>
  namesFrom(meta, list, first).map(sitterFrom)

/** Bots in every seat; casual ones where nobody asks for others. */
export const botsFrom = (meta: Meta, list: string | undefined): readonly Sitter[] =>
  namesFrom(meta, list, 'casual').map((seat) =>
    isBotName(seat) ? { kind: 'bot', bot: seat } : trouble('usage.bots', { seat, bots: BOT_NAMES }),
  )

/** In a record a bot is called by its kind, so that a match can be resumed from it; who else sits there is a person. */
export const sitterNamed = (player: string): Sitter =>
  isBotName(player) ? { kind: 'bot', bot: player } : { kind: 'person', name: player }

export const recordName = (sitter: Sitter): string => (sitter.kind === 'bot' ? sitter.bot : sitter.name)

/** What the seats are called on the screen; no two alike. */
export const displayNames = (players: readonly string[], words: Words): readonly string[] => {
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

const sitterFrom = (text: string): Sitter => {
  if (text === YOU) return { kind: 'person', name: YOU }
  if (isBotName(text)) return { kind: 'bot', bot: text }
  const name = text.startsWith(`${YOU}:`) ? text.slice(YOU.length + 1).trim() : ''
  if (name === '' || isBotName(name)) trouble('usage.seat', { seat: text, bots: BOT_NAMES })
  return { kind: 'person', name }
}
