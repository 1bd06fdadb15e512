/** Which events an order causes in the current state of a table, or why it is refused. */
import { bots, isBotName } from '../../bots/index.ts'
import { checkDecision, checkUndo, moveToRedo } from '../../host/change.ts'
import { heldBy } from '../../host/hosted-table.ts'
import { type DealSheet, saltHash } from '../../kit/deal.ts'
import type { Seat } from '../../kit/game.ts'
import { countKnown, movesAtKnown } from '../../kit/match.ts'
import type { Order, Phase } from '../../wire/online.ts'
import { complain } from '../../wire/problem.ts'
import { usualSaltWait } from '../../wire/salt-wait.ts'
import { checkName, say } from './chatting.ts'
import type { TableEvent } from './events.ts'
import { isInvited, type Who } from './invitations.ts'
import { isFree, isPlayedByPerson, placeOf, seatOf, type TableState } from './table-state.ts'

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
export const eventsFor = (state: TableState, who: Who, order: Order, context: OrderContext): readonly TableEvent[] => {
  switch (order.kind) {
    case 'join':
      return [join(state, who, order.seat, order.name, order.saltHash)]
    case 'leave':
      return [{ kind: 'freed', seat: mySeat(inPhase(state, 'open'), who) }]
    case 'free':
      return freed(inPhase(owned(state, who), 'open'), order.seat)
    case 'seatBot': {
      const seat = freeSeat(inPhase(owned(state, who), 'open'), order.seat, null)
      return [{ kind: 'filled', seat, bot: botNamed(order.bot) }]
    }
    case 'start':
      return start(inPhase(owned(state, who), 'open'), order.fill, context)
    case 'salt':
      return salted(inPhase(state, 'dealing'), who, order.salt)
    case 'play':
      return [play(state, who, order.decision, order.notation)]
    case 'undo':
      return [undo(state, who)]
    case 'redo':
      return [redo(state, who)]
    case 'propose':
      return [propose(state, who, order.what, order.moves)]
    case 'vote':
      return [vote(state, who, order.proposal, order.yes)]
    case 'standIn':
      return standIn(inPhase(state, 'running'), who, order.bot)
    case 'chat':
      return [say(state, who, order, context.now)]
    case 'limitChat':
      return owned(state, who).chatSeated === order.seated ? [] : [{ kind: 'chatLimited', seated: order.seated }]
    case 'mute':
      return [{ kind: 'muted', person: owned(state, who) && order.person, muted: order.muted }]
    case 'link':
      return [{ kind: 'linked', to: owned(state, who) && order.to, key: context.keyHash }]
    case 'revoke':
      return [{ kind: 'linked', to: owned(state, who) && order.to, key: null }]
    case 'close':
      return [close(owned(state, who))]
    default:
      order satisfies OtherOrder
      return []
  }
}

const join = (state: TableState, who: Who, seat: Seat, name: string, saltHash: string): TableEvent => {
  const person = who.person ?? complain('person.unknown')
  if (!isInvited(state, who) && seatOf(state, person.id) === undefined) complain('table.private')
  // A person who already sits there may change the name or the salt.
  if (seatOf(inPhase(state, 'open'), person.id) !== seat) freeSeat(state, seat, person.id)
  checkName(state, person.id, name)
  return { kind: 'sat', seat, person: { id: person.id, name }, saltHash }
}

/** Frees a seat that is taken or kept for somebody; nothing happens if it is free. */
const freed = ({ places }: TableState, seat: Seat): readonly TableEvent[] => {
  const place = places[seat] ?? complain('seat.unknown')
  return isFree(place) && place.kept === null ? [] : [{ kind: 'freed', seat }]
}

/** Seconds for which salts are awaited. */
export const saltWaitOf = ({ opened }: TableState): number => opened.saltWait ?? usualSaltWait(opened.pace.kind)

const start = (state: TableState, fill: string | null, context: OrderContext): readonly TableEvent[] => {
  const free = state.places.flatMap((place, seat) => (isFree(place) ? [seat] : []))
  if (free.length > 0 && fill === null) complain('seat.free')
  const filled = free.map((seat): TableEvent => ({ kind: 'filled', seat, bot: botNamed(fill ?? '') }))
  if (state.opened.seed !== null) return [...filled, { kind: 'started', rules: context.rulesVersion }]
  const dealt: TableEvent = {
    kind: 'dealt',
    sheet: sheetOf(state, context.rulesVersion),
    until: context.now + saltWaitOf(state) * 1_000,
  }
  const hasPeople = state.places.some(({ person }) => person !== null)
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
const salted = (state: TableState, who: Who, salt: string): readonly TableEvent[] => {
  const seat = mySeat(state, who)
  const place = state.places[seat]
  if (place?.salt === salt) return []
  if (place?.saltHash !== saltHash(salt) || place.salt !== null) complain('salt.wrong')
  const awaited = awaitedSalts(state).filter((other) => other !== seat)
  const body: TableEvent = { kind: 'salted', seat, salt }
  return awaited.length === 0 ? [body, { kind: 'started' }] : [body]
}

export const awaitedSalts = ({ phase, places }: TableState): readonly Seat[] =>
  phase === 'dealing'
    ? places.flatMap(({ saltHash, salt }, seat) => (saltHash !== null && salt === null ? [seat] : []))
    : []

const play = (state: TableState, who: Who, decision: number, notation: string): TableEvent => {
  const { hosted, seat } = atPlay(state, who)
  checkDecision(hosted, seat, decision)
  return { kind: 'moved', seat, notation }
}

const undo = (state: TableState, who: Who): TableEvent => {
  const { hosted, seat } = atPlay(state, who)
  checkUndo(hosted, seat)
  return { kind: 'undone', seat }
}

const redo = (state: TableState, who: Who): TableEvent => {
  const { hosted, seat } = atPlay(state, who)
  return { kind: 'moved', seat, notation: moveToRedo(hosted, seat) }
}

const propose = (state: TableState, who: Who, what: 'back' | 'end' | 'wait', moves: number): TableEvent => {
  const { hosted, seat } = atPlay(state, who)
  if (state.proposal !== null) complain('proposal.open')
  if (what === 'wait') complain('proposal.wait')
  const of = countKnown(hosted.match, seat)
  if (what === 'back' && moves >= of) complain('table.moves', { moves, of })
  return { kind: 'proposed', seat, what, moves: what === 'back' ? movesAtKnown(hosted.match, seat, moves) : 0 }
}

const vote = (state: TableState, who: Who, proposal: number, yes: boolean): TableEvent => {
  const seat = mySeat(state, who)
  if (state.proposal?.number !== proposal) return complain('proposal.none')
  const { open, by, what } = state.proposal
  const isWithdrawn = !yes && by === seat && what !== 'wait'
  if (!open.includes(seat) && !isWithdrawn) complain('proposal.none')
  return { kind: 'voted', seat, yes }
}

const standIn = (state: TableState, who: Who, bot: string | null): readonly TableEvent[] => {
  const seat = mySeat(state, who)
  if (placeOf(state, seat).standIn === bot) return []
  return [{ kind: 'stoodIn', seat, bot: bot === null ? null : botNamed(bot) }]
}

/** A deal that has begun is not closed but cancelled, and a cancelled deal cannot be closed. */
const close = (state: TableState): TableEvent => {
  const { phase, opened, places } = state
  if (phase === 'dealing') {
    const named = places.find(({ person }) => person?.id === opened.owner.id)?.person
    return { kind: 'brokenOff', by: named ?? opened.owner }
  }
  if (phase === 'brokenOff') complain('table.brokenOff')
  if (phase !== 'open' && phase !== 'over') complain('table.playing')
  return { kind: 'closed', why: 'owner' }
}

/** The person who plays this seat now, in a match that is being played. */
const atPlay = (state: TableState, who: Who) => {
  const seat = mySeat(inPhase(state, 'running'), who)
  if (!isPlayedByPerson(state, seat)) complain('seat.bot')
  return { hosted: state.hosted ?? complain('table.idle'), seat }
}

/** May this person end a complete turn now? */
export const mayHandOver = (state: TableState, who: Who): boolean =>
  state.hosted !== null && heldBy(state.hosted) === mySeat(state, who)

const mySeat = (state: TableState, { person }: Who): Seat => seatOf(state, person?.id ?? null) ?? complain('seat.none')

const owned = (state: TableState, { person }: Who): TableState =>
  person?.id === state.opened.owner.id ? state : complain('table.owner')

const inPhase = (state: TableState, phase: Phase): TableState => {
  if (state.phase === phase) return state
  if (state.phase === 'brokenOff') return complain('table.brokenOff')
  return complain(phase === 'running' ? 'table.idle' : 'table.begun')
}

/** A free seat. A reserved seat is free for its person, and for the owner (null) to give away. */
const freeSeat = ({ places }: TableState, seat: Seat, person: string | null): Seat => {
  const place = places[seat] ?? complain('seat.unknown')
  const isForOthers = person !== null && place.kept !== null && place.kept.id !== person
  return isFree(place) && !isForOthers ? seat : complain('seat.taken')
}

const botNamed = (bot: string): string =>
  isBotName(bot) ? bot : complain('table.bot', { bot, bots: Object.keys(bots) })

/**
 * The id of a command as the log keeps it. Pages choose ids (without a colon), so an id counts only together with its person:
 * nobody can make somebody else's order look done by using its id first.
 */
export const commandOf = (person: string | null, id: string): string => `${person ?? ''}:${id}`

/** Was it done lately? Logs of release 0.1.0 hold ids without a person. */
export const isDone = ({ done }: TableState, person: string | null, id: string): boolean => {
  const command = commandOf(person, id)
  return done.some((earlier) => earlier === command || earlier === id)
}
