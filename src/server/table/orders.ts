/** What an order means at a table as it stands: the entries that it makes, or why it cannot be. */
import { bots, isBotName } from '../../bots/index.ts'
import { checkDecision, checkUndo, moveToRedo } from '../../host/change.ts'
import { heldBy } from '../../host/hosted-table.ts'
import { type DealSheet, saltHash } from '../../kit/deal.ts'
import type { Seat } from '../../kit/game.ts'
import { countKnown, movesAtKnown } from '../../kit/match.ts'
import { complain } from '../../kit/problem.ts'
import type { Order, Phase } from '../../wire/online.ts'
import { usualSaltWait } from '../../wire/salt-wait.ts'
import { checkName, say } from './chatting.ts'
import type { TableEvent } from './events.ts'
import { isInvited, type Who } from './invitations.ts'
import { isFree, isPlayedByPerson, placeOf, seatOf } from './seat-assignments.ts'
import type { TableState } from './table-state.ts'

export type { Who } from './invitations.ts'

/** What is needed from outside: the time, and keys that nobody can guess. */
export interface OrderContext {
  readonly now: number
  /** The rules version that a match begins with. */
  readonly rulesVersion: number
  /** The hash of the key that goes out with the answer. */
  readonly keyHash: string
}

/** Orders that write no entries: `room.ts` and `live.ts` answer them. */
type OtherOrder = Extract<Order, { kind: 'done' | 'refusals' | 'replay' | 'record' | 'rematch' }>

/** The entries of an order; complains if it is not allowed now. */
export const eventsFor = (now: TableState, who: Who, order: Order, around: OrderContext): readonly TableEvent[] => {
  switch (order.kind) {
    case 'join':
      return [join(now, who, order.seat, order.name, order.saltHash)]
    case 'leave':
      return [{ kind: 'freed', seat: mySeat(inPhase(now, 'open'), who) }]
    case 'free':
      return freed(inPhase(owned(now, who), 'open'), order.seat)
    case 'seatBot': {
      const seat = freeSeat(inPhase(owned(now, who), 'open'), order.seat, null)
      return [{ kind: 'filled', seat, bot: botNamed(order.bot) }]
    }
    case 'start':
      return start(inPhase(owned(now, who), 'open'), order.fill, around)
    case 'salt':
      return salted(inPhase(now, 'dealing'), who, order.salt)
    case 'play':
      return [play(now, who, order.decision, order.notation)]
    case 'undo':
      return [undo(now, who)]
    case 'redo':
      return [redo(now, who)]
    case 'propose':
      return [propose(now, who, order.what, order.moves)]
    case 'vote':
      return [vote(now, who, order.proposal, order.yes)]
    case 'standIn':
      return standIn(inPhase(now, 'running'), who, order.bot)
    case 'chat':
      return [say(now, who, order, around.now)]
    case 'limitChat':
      return owned(now, who).chatSeated === order.seated ? [] : [{ kind: 'chatLimited', seated: order.seated }]
    case 'mute':
      return [{ kind: 'muted', person: owned(now, who) && order.person, muted: order.muted }]
    case 'link':
      return [{ kind: 'linked', to: owned(now, who) && order.to, key: around.keyHash }]
    case 'revoke':
      return [{ kind: 'linked', to: owned(now, who) && order.to, key: null }]
    case 'close':
      return [close(owned(now, who))]
    default:
      order satisfies OtherOrder
      return []
  }
}

const join = (now: TableState, who: Who, seat: Seat, name: string, saltHash: string): TableEvent => {
  const person = who.person ?? complain('person.unknown')
  if (!isInvited(now, who) && seatOf(now, person.id) === undefined) complain('table.private')
  // Whoever sits there already may have another name or a new salt.
  if (seatOf(inPhase(now, 'open'), person.id) !== seat) freeSeat(now, seat, person.id)
  checkName(now, person.id, name)
  return { kind: 'sat', seat, person: { id: person.id, name }, saltHash }
}

/** Of whoever has the seat or has it kept; there is nothing to do where it is free. */
const freed = ({ places }: TableState, seat: Seat): readonly TableEvent[] => {
  const place = places[seat] ?? complain('seat.unknown')
  return isFree(place) && place.kept === null ? [] : [{ kind: 'freed', seat }]
}

/** Seconds for which salts are awaited. */
export const saltWaitOf = ({ opened }: TableState): number => opened.saltWait ?? usualSaltWait(opened.pace.kind)

const start = (now: TableState, fill: string | null, around: OrderContext): readonly TableEvent[] => {
  const free = now.places.flatMap((place, seat) => (isFree(place) ? [seat] : []))
  if (free.length > 0 && fill === null) complain('seat.free')
  const filled = free.map((seat): TableEvent => ({ kind: 'filled', seat, bot: botNamed(fill ?? '') }))
  if (now.opened.seed !== null) return [...filled, { kind: 'started', rules: around.rulesVersion }]
  const dealt: TableEvent = {
    kind: 'dealt',
    sheet: sheetOf(now, around.rulesVersion),
    until: around.now + saltWaitOf(now) * 1_000,
  }
  const hasPeople = now.places.some(({ person }) => person !== null)
  return hasPeople ? [...filled, dealt] : [...filled, dealt, { kind: 'started' }]
}

const sheetOf = ({ opened, places, commitment }: TableState, rulesVersion: number): DealSheet => ({
  game: opened.game,
  rulesVersion,
  seats: places.length,
  options: opened.options,
  commitment,
  saltHashes: places.map(({ saltHash }) => saltHash),
})

/** The last salt begins the match. A salt that was sent already is not sent again. */
const salted = (now: TableState, who: Who, salt: string): readonly TableEvent[] => {
  const seat = mySeat(now, who)
  const place = now.places[seat]
  if (place?.salt === salt) return []
  if (place?.saltHash !== saltHash(salt) || place.salt !== null) complain('salt.wrong')
  const awaited = awaitedSalts(now).filter((other) => other !== seat)
  const body: TableEvent = { kind: 'salted', seat, salt }
  return awaited.length === 0 ? [body, { kind: 'started' }] : [body]
}

export const awaitedSalts = ({ phase, places }: TableState): readonly Seat[] =>
  phase === 'dealing'
    ? places.flatMap(({ saltHash, salt }, seat) => (saltHash !== null && salt === null ? [seat] : []))
    : []

const play = (now: TableState, who: Who, decision: number, notation: string): TableEvent => {
  const { hosted, seat } = atPlay(now, who)
  checkDecision(hosted, seat, decision)
  return { kind: 'moved', seat, notation }
}

const undo = (now: TableState, who: Who): TableEvent => {
  const { hosted, seat } = atPlay(now, who)
  checkUndo(hosted, seat)
  return { kind: 'undone', seat }
}

const redo = (now: TableState, who: Who): TableEvent => {
  const { hosted, seat } = atPlay(now, who)
  return { kind: 'moved', seat, notation: moveToRedo(hosted, seat) }
}

const propose = (now: TableState, who: Who, what: 'back' | 'end' | 'wait', moves: number): TableEvent => {
  const { hosted, seat } = atPlay(now, who)
  if (now.proposal !== null) complain('proposal.open')
  if (what === 'wait') complain('proposal.wait')
  const of = countKnown(hosted.match, seat)
  if (what === 'back' && moves >= of) complain('table.moves', { moves, of })
  return { kind: 'proposed', seat, what, moves: what === 'back' ? movesAtKnown(hosted.match, seat, moves) : 0 }
}

const vote = (now: TableState, who: Who, proposal: number, yes: boolean): TableEvent => {
  const seat = mySeat(now, who)
  if (now.proposal?.number !== proposal) return complain('proposal.none')
  const { open, by, what } = now.proposal
  const isWithdrawn = !yes && by === seat && what !== 'wait'
  if (!open.includes(seat) && !isWithdrawn) complain('proposal.none')
  return { kind: 'voted', seat, yes }
}

const standIn = (now: TableState, who: Who, bot: string | null): readonly TableEvent[] => {
  const seat = mySeat(now, who)
  if (placeOf(now, seat).standIn === bot) return []
  return [{ kind: 'stoodIn', seat, bot: bot === null ? null : botNamed(bot) }]
}

/** A deal that has begun is not closed but broken off; and that is never put away. */
const close = (now: TableState): TableEvent => {
  const { phase, opened, places } = now
  if (phase === 'dealing') {
    const named = places.find(({ person }) => person?.id === opened.owner.id)?.person
    return { kind: 'brokenOff', by: named ?? opened.owner }
  }
  if (phase === 'brokenOff') complain('table.brokenOff')
  if (phase !== 'open' && phase !== 'over') complain('table.playing')
  return { kind: 'closed', why: 'owner' }
}

/** The person who plays this seat now, in a match that is being played. */
const atPlay = (now: TableState, who: Who) => {
  const seat = mySeat(inPhase(now, 'running'), who)
  if (!isPlayedByPerson(now, seat)) complain('seat.bot')
  return { hosted: now.hosted ?? complain('table.idle'), seat }
}

/** Whose turn is complete and may be handed over now. */
export const mayHandOver = (now: TableState, who: Who): boolean =>
  now.hosted !== null && heldBy(now.hosted) === mySeat(now, who)

const mySeat = (now: TableState, { person }: Who): Seat => seatOf(now, person?.id ?? null) ?? complain('seat.none')

const owned = (now: TableState, { person }: Who): TableState =>
  person?.id === now.opened.owner.id ? now : complain('table.owner')

const inPhase = (now: TableState, phase: Phase): TableState => {
  if (now.phase === phase) return now
  if (now.phase === 'brokenOff') return complain('table.brokenOff')
  return complain(phase === 'running' ? 'table.idle' : 'table.begun')
}

/** A free seat. One that is kept is free for whom it is kept, and for the owner (null) to give away. */
const freeSeat = ({ places }: TableState, seat: Seat, person: string | null): Seat => {
  const place = places[seat] ?? complain('seat.unknown')
  const isForOthers = person !== null && place.kept !== null && place.kept.id !== person
  return isFree(place) && !isForOthers ? seat : complain('seat.taken')
}

const botNamed = (bot: string): string =>
  isBotName(bot) ? bot : complain('table.bot', { bot, bots: Object.keys(bots) })
