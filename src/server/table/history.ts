/**
 * Computes the state of a table from its log. It uses neither a clock nor randomness, so the same
 * log always gives the same state.
 */
import { changedMove, makeMove, undoFor } from '../../host/change.ts'
import { type HostedTable, isOver, seatsToAct, versionFor } from '../../host/hosted-table.ts'
import { beginFrom, type GameBundle, hostMatch } from '../../host/opening.ts'
import { commitTo } from '../../kit/deal.ts'
import type { Seat } from '../../kit/game.ts'
import { isHidden, type Match } from '../../kit/match.ts'
import type { StoredEntry } from '../store/store.ts'
import { withSpeaker } from './chatting.ts'
import { advance, grant, newClocks, resume } from './clocks.ts'
import { KNOWN_KINDS, type LoggedEvent, type TableEvent } from './events.ts'
import {
  FREE,
  infoOf,
  isPlayedByPerson,
  matchOf,
  originOf,
  placeOf,
  type SaidLine,
  seatOf,
  type TableState,
  withPlace,
} from './table-state.ts'
import { flagged, proposed, stoodIn, voted } from './votes.ts'

const CHAT_SHOWN = 200
const DONE_KEPT = 64

/** Bots on a server wait a while for people who may still undo. */
export const SERVER_PACE = { waitForDone: true, botDelay: 0 } as const

export const firstTableState = (id: string, { seq, at, command, body }: LoggedEvent): TableState => {
  if (body.kind !== 'opened') throw new Error(`the log of table ${id} begins with ${body.kind}`)
  return {
    id,
    opened: body,
    commitment: commitTo(body.secret),
    created: at,
    seq,
    changed: at,
    acted: at,
    shown: at,
    phase: 'open',
    places: body.seats.map((bot, seat) => ({ ...FREE, bot, kept: body.kept?.[seat] ?? null })),
    keys: { join: body.join, watch: null },
    guests: body.kept?.flatMap((kept) => kept?.id ?? []) ?? [],
    sheet: null,
    until: null,
    brokenOff: null,
    hosted: null,
    clocks: null,
    proposal: null,
    chat: [],
    said: { players: 0, all: 0 },
    proposals: 0,
    speakers: [],
    saidBeside: 0,
    muted: [],
    chatSeated: false,
    done: command === null ? [] : [command],
    next: null,
    broken: false,
  }
}

/** An entry as it is read from the log, and as it is written to it. */
export const loggedEventIn = ({ body, ...rest }: StoredEntry): LoggedEvent => ({
  ...rest,
  body: JSON.parse(body) as TableEvent,
})

export const entryOf = ({ seq, at, command, body }: LoggedEvent): StoredEntry => ({
  seq,
  at,
  command,
  body: JSON.stringify(body),
})

/** The table after one more entry. Complains about an impossible entry. */
export const applyEvent = (before: TableState, logged: LoggedEvent, bundle: GameBundle): TableState => {
  const { seq, at, command, body } = logged
  if (seq !== before.seq + 1) throw new Error(`entry ${seq} of table ${before.id} does not follow ${before.seq}`)
  const clocks = before.clocks === null ? null : advance(before.clocks, at)
  const done = command === null ? before.done : [...before.done.slice(1 - DONE_KEPT), command]
  const hosted = before.hosted === null ? null : { ...before.hosted }
  const state = { ...copyOf(before), seq, changed: at, done, clocks, hosted }
  // A newer release beside this one may have written it. This release cannot show it, and leaves it to the others.
  const next = KNOWN_KINDS.has(body.kind) ? settled(happened(state, before, logged, body, bundle)) : state
  const isStill = isStillFor(before, next, 'seat' in body ? body.seat : null)
  const isPublic = isSeenByAll(before, next, body)
  return { ...next, acted: isStill ? next.acted : at, shown: isPublic ? at : before.shown }
}

/**
 * The same as `{ ...table }`, which takes V8 ten times as long if the object was made by copying such an object, and each state
 * is made from the one before. Copies of this copy are fast.
 */
const copyOf = (table: TableState): TableState => ({
  id: table.id,
  opened: table.opened,
  commitment: table.commitment,
  created: table.created,
  seq: table.seq,
  changed: table.changed,
  acted: table.acted,
  shown: table.shown,
  phase: table.phase,
  places: table.places,
  keys: table.keys,
  guests: table.guests,
  sheet: table.sheet,
  until: table.until,
  brokenOff: table.brokenOff,
  hosted: table.hosted,
  clocks: table.clocks,
  proposal: table.proposal,
  proposals: table.proposals,
  chat: table.chat,
  said: table.said,
  speakers: table.speakers,
  saidBeside: table.saidBeside,
  muted: table.muted,
  chatSeated: table.chatSeated,
  done: table.done,
  next: table.next,
  broken: table.broken,
})

/** Does only this seat see a change of the match, and did the players stay? Then bots must not wait because of it. */
const isStillFor = (before: TableState, next: TableState, mover: Seat | null): boolean => {
  if (next.places !== before.places || (next.hosted === null) !== (before.hosted === null)) return false
  const [was, is] = [before.hosted?.versions ?? [], next.hosted?.versions ?? []]
  return is.every((version, index) => index === mover || version === was[index])
}

/** May anybody who sees the table in a list know of this entry? */
const isSeenByAll = (before: TableState, next: TableState, body: TableEvent): boolean => {
  switch (body.kind) {
    case 'moved':
    case 'undone':
      return (
        next.phase !== before.phase ||
        (next.hosted !== null &&
          before.hosted !== null &&
          versionFor(next.hosted, 'watcher') !== versionFor(before.hosted, 'watcher'))
      )
    case 'said':
      return body.scope === 'all'
    case 'linked':
      return false
    default:
      return true
  }
}

const happened = (
  state: TableState,
  before: TableState,
  { at }: LoggedEvent,
  body: TableEvent,
  bundle: GameBundle,
): TableState => {
  switch (body.kind) {
    case 'opened':
      throw new Error(`table ${state.id} was opened twice`)
    case 'sat':
      return sat(state, body)
    case 'freed':
      return withPlace(state, body.seat, FREE)
    case 'filled':
      return withPlace(state, body.seat, { ...FREE, bot: body.bot })
    case 'dealt':
      return { ...state, phase: 'dealing', sheet: body.sheet, until: body.until }
    case 'salted':
      return withPlace(state, body.seat, { ...placeOf(state, body.seat), salt: body.salt })
    case 'brokenOff':
      return { ...state, phase: 'brokenOff', brokenOff: body.by }
    case 'started':
      return started(state, body.rules, bundle, at)
    case 'moved':
      return moved(state, body.seat, (hosted) => makeMove(hosted, body.seat, body.notation))
    case 'undone':
      return moved(state, body.seat, (hosted) => undoFor(hosted, body.seat))
    case 'proposed':
      return proposed(state, body)
    case 'voted':
      return voted(state, body.seat, body.yes)
    case 'flagged':
      return flagged(state, body.seat)
    case 'stoodIn':
      return stoodIn(state, body.seat, body.bot)
    case 'said':
      return said(state, at, body)
    case 'muted':
      return {
        ...state,
        muted: [...state.muted.filter((id) => id !== body.person), ...(body.muted ? [body.person] : [])],
      }
    case 'chatLimited':
      return { ...state, chatSeated: body.seated }
    case 'linked':
      return linked(state, body.to, body.key)
    case 'resumed':
      return resumed(state, before, body.since, at)
    case 'followed':
      // If two players ask for a rematch at the same time, the first table counts.
      return { ...state, next: state.next ?? body.by }
    case 'closed':
      return { ...state, phase: 'closed' }
  }
}

/** After every change: is the match over, whose clock runs, and which seats are played by bots. */
const settled = (state: TableState): TableState => {
  const { hosted } = state
  if (hosted === null) return state
  hosted.info = infoOf(state)
  const over = state.phase === 'running' && (isOver(hosted) || state.broken)
  const phase = over ? 'over' : state.phase
  const proposal = phase === 'running' ? state.proposal : null
  return { ...state, phase, proposal, clocks: running({ ...state, phase, proposal }, hosted) }
}

/** The clocks of the players who have to decide. A player whose flag has fallen waits for the vote of the others. */
const running = (state: TableState, hosted: HostedTable): TableState['clocks'] => {
  const { clocks, phase, proposal } = state
  if (clocks === null) return null
  const awaited = proposal?.what === 'wait' ? proposal.by : null
  const runs = (seat: Seat): boolean => isPlayedByPerson(state, seat) && seat !== awaited
  const seats = phase === 'running' ? seatsToAct(hosted).filter(runs) : []
  return { ...clocks, seats, isHeld: awaited !== null }
}

/** Revoking the join link also revokes the invitations of people from the match before. */
const linked = (state: TableState, to: 'join' | 'watch', key: string | null): TableState => ({
  ...state,
  keys: { ...state.keys, [to]: key },
  guests: to === 'join' && key === null ? [] : state.guests,
})

/** Neither clocks nor the wait for salts went on meanwhile. Where the clock was set back, nothing stays in the future. */
const resumed = (state: TableState, before: TableState, since: number, at: number): TableState => {
  const skipped = since > at ? at - since : Math.max(0, at - Math.max(since, before.changed))
  return {
    ...state,
    clocks: before.clocks === null ? null : resume(before.clocks, since, at),
    until: state.until === null ? null : state.until + skipped,
    acted: Math.min(state.acted, at),
  }
}

/** Changing seats frees the old seat and the reserved one. */
const sat = (state: TableState, { seat, person, saltHash }: Extract<TableEvent, { kind: 'sat' }>): TableState => ({
  ...state,
  places: state.places.map((place, index) => {
    if (index === seat) return { ...FREE, person, saltHash }
    return (place.person ?? place.kept)?.id === person.id ? FREE : place
  }),
})

/** The match keeps the rules of its deal sheet. Without a sheet, `started` says which rules apply. */
const started = (state: TableState, rules: number | undefined, bundle: GameBundle, at: number): TableState => {
  const { opened, places, sheet } = state
  const origin = originOf(state)
  const version = sheet?.rulesVersion ?? rules ?? 1
  const match = beginFrom(bundle, places.length, opened.options, origin, version)
  const hosted = hostMatch(infoOf(state), SERVER_PACE, bundle, origin, match)
  const clocks = opened.pace.kind === 'live' ? newClocks(opened.pace, places.length, at) : null
  return { ...state, phase: 'running', hosted, clocks }
}

const moved = (state: TableState, seat: Seat, change: (hosted: HostedTable) => void): TableState => {
  const hosted = matchOf(state)
  const { match } = hosted
  const turn = match.game.turn(match.state)
  change(hosted)
  const isOn = hosted.match.moves.length > match.moves.length
  const isDone = isOn && (!seatsToAct(hosted).includes(seat) || match.game.turn(hosted.match.state) > turn)
  const { pace } = state.opened
  const isEarned = isDone && isPlayedByPerson(state, seat)
  const clocks =
    state.clocks !== null && pace.kind === 'live' && isEarned ? grant(state.clocks, pace, seat, turn) : state.clocks
  return { ...state, hosted, clocks, proposal: stillAsked(state.proposal, seat, match, hosted) }
}

/**
 * A move that everybody sees ends a vote about going back, because the position has changed, and a vote about waiting
 * for its mover. A hidden step leaves proposals as they are: otherwise everybody would see that it was made.
 */
const stillAsked = (
  proposal: TableState['proposal'],
  mover: Seat,
  before: Match,
  { match }: HostedTable,
): TableState['proposal'] => {
  if (proposal === null) return null
  const changed = changedMove(before, match)
  if (changed === null || !isHidden(changed)) {
    return proposal.what === 'back' || (proposal.what === 'wait' && proposal.by === mover) ? null : proposal
  }
  // A hidden step that was taken back may lie before the move to go back to.
  const isEarlier = before.moves.length > match.moves.length && before.moves.indexOf(changed) < proposal.moves
  return isEarlier ? { ...proposal, moves: proposal.moves - 1 } : proposal
}

const said = (
  state: TableState,
  at: number,
  { person, scope, text, from }: Extract<TableEvent, { kind: 'said' }>,
): TableState => {
  const seat = seatOf(state, person.id) ?? null
  const line: SaidLine = { numbers: state.said, person: person.id, name: person.name, seat, scope, text, at }
  const { players, all } = state.said
  return {
    ...state,
    said: { players: players + 1, all: scope === 'all' ? all + 1 : all },
    saidBeside: state.saidBeside + (seat === null ? 1 : 0),
    speakers: withSpeaker(state.speakers, person, from),
    chat: [...state.chat.slice(1 - CHAT_SHOWN), line],
  }
}
