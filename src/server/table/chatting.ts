/** Who may speak at a table, under which name, and how much. */
import { createHmac } from 'node:crypto'
import { isBotName } from '../../bots/index.ts'
import type { ChatLine } from '../../wire/online.ts'
import { complain } from '../../wire/problem.ts'
import { networkOf } from '../http/address.ts'
import type { PersonRef, TableEvent } from './events.ts'
import type { Who } from './invitations.ts'
import { areAlike, looksLike, type Skeletons, skeletonsOf } from './skeleton.ts'
import { seatInfos, seatOf, type TableState } from './table-state.ts'

/** Somebody who has spoken. */
export interface Speaker extends PersonRef {
  /** The marks of the addresses that they spoke from. */
  readonly from: readonly string[]
  /** What the name looks like: compared with everybody who speaks after them. */
  readonly looks: Skeletons
}

/** Lines that one person may say within a while; and all together, beyond which spectators wait. */
const WHILE = 30_000
const MOST_EACH = 12
const MOST_TOGETHER = 40

/** Lines that the log of one table holds. Spectators have a share of their own, so that they cannot silence the players. */
const MOST_OF_PLAYERS = 2_000
const MOST_OF_SPECTATORS = 1_000

/** The new line of the chat; complains if the person may not write it. */
export const say = (
  state: TableState,
  who: Who,
  { scope, text }: Pick<ChatLine, 'scope' | 'text'>,
  at: number,
): TableEvent => {
  const person = who.person ?? complain('person.unknown')
  if (state.phase === 'closed') complain('table.closed')
  if (state.muted.includes(person.id)) complain('chat.muted')
  const from = markOf(state, who.address)
  const seat = seatOf(state, person.id)
  if (seat === undefined) checkSpectator(state, person, scope, from)
  checkAmount(state, person.id, at)
  const name = seat === undefined ? person.name : (state.places[seat]?.person?.name ?? person.name)
  return { kind: 'said', person: { id: person.id, name }, scope, text, from }
}

/** A spectator speaks to all, if the owner allows it, and under a name that nobody else has. */
const checkSpectator = (state: TableState, person: PersonRef, scope: ChatLine['scope'], from: string): void => {
  if (scope === 'players') complain('chat.players')
  const isOwner = person.id === state.opened.owner.id
  if (state.chatSeated && !isOwner) complain('chat.seated')
  if (!isOwner && isFromSilenced(state, person.id, from)) complain('chat.address')
  checkName(state, person.id, person.name)
  checkSpeakerName(state, person)
}

/** A seat is taken under a name that looks like no other at the table. */
export const checkName = ({ places }: TableState, person: string, name: string): void => {
  if (isBotName(name)) complain('table.name', { name })
  const others = places.flatMap((place) => place.person ?? place.kept ?? []).filter(({ id }) => id !== person)
  if (others.some((other) => looksLike(other.name, name))) complain('name.taken', { name })
}

/** Bots give up their name for a seated person, but not for a spectator. The name of a silenced person is free. */
const checkSpeakerName = (state: TableState, { id, name }: PersonRef): void => {
  const looks = skeletonsOf(name)
  const bots = seatInfos(state).filter((_, seat) => state.places[seat]?.bot != null)
  const spoken = state.speakers.filter((speaker) => speaker.id !== id && !state.muted.includes(speaker.id))
  const others = [...bots.map((bot) => skeletonsOf(bot.name)), ...spoken.map((speaker) => speaker.looks)]
  if (others.some((other) => areAlike(other, looks))) complain('name.taken', { name })
}

/** Setting the clock does not block anybody for longer than the usual period. */
const checkAmount = (state: TableState, person: string, at: number): void => {
  const isSeated = seatOf(state, person) !== undefined
  const stored = isSeated ? state.said.players - state.saidBeside : state.saidBeside
  if (stored >= (isSeated ? MOST_OF_PLAYERS : MOST_OF_SPECTATORS)) complain('chat.full')
  const recent = state.chat.filter((line) => Math.abs(at - line.at) < WHILE)
  if (recent.filter((line) => line.person === person).length >= MOST_EACH) complain('chat.rate')
  if (!isSeated && recent.length >= MOST_TOGETHER) complain('chat.rate')
}

/**
 * A muted spectator must not come back as a new guest: new guests cannot write from an address that a muted person wrote
 * from. Others of that household or school can, if they wrote before, play here or played the match before.
 */
const isFromSilenced = ({ speakers, muted, guests }: TableState, person: string, from: string): boolean => {
  const isKnown = guests.includes(person) || speakers.some(({ id }) => id === person)
  return !isKnown && speakers.some((speaker) => muted.includes(speaker.id) && speaker.from.includes(from))
}

/**
 * Messages carry a keyed hash of the sender’s address instead of the address. The key is a secret of the table, so hashes
 * of two tables cannot be compared, and none of them leaves the server.
 */
const markOf = ({ id, opened }: TableState, address: string): string =>
  createHmac('sha256', opened.secret)
    .update(`address\n${id}\n${networkOf(address)}`)
    .digest('hex')
    .slice(0, 32)

export const withSpeaker = (
  speakers: readonly Speaker[],
  { id, name }: PersonRef,
  from: string | undefined,
): readonly Speaker[] => {
  const at = speakers.findIndex((speaker) => speaker.id === id)
  const known = speakers[at]
  const marks = from === undefined ? [] : [from]
  if (known === undefined) return [...speakers, { id, name, from: marks, looks: skeletonsOf(name) }]
  const all = [...new Set([...known.from, ...marks])]
  if (known.name === name && all.length === known.from.length) return speakers
  return speakers.with(at, { id, name, from: all, looks: skeletonsOf(name) })
}
