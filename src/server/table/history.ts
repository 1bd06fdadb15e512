/**
 * The history of a table: its entries, added up. Nothing here asks a clock or chance, so the same
 * log gives the same table again, in another process and on another day.
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
import type { LoggedEvent, TableEvent } from './events.ts'
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

/** A server's bots wait a while for people who may still think again. */
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

export const entryOf = ({ body, ...rest }: LoggedEvent): StoredEntry => ({ ...rest, body: JSON.stringify(body) })

/** The table after one more entry. An entry that cannot be is complained about. */
export const applyEvent = (before: TableState, happening: LoggedEvent, means: GameBundle): TableState => {
  const { seq, at, command, body } = happening
  if (seq !== before.seq + 1) throw new Error(`entry ${seq} of table ${before.id} does not follow ${before.seq}`)
  const clocks = before.clocks === null ? null : advance(before.clocks, at)
  const done = command === null ? before.done : [...before.done.slice(1 - DONE_KEPT), command]
  const hosted = before.hosted === null ? null : { ...before.hosted }
  const now = { ...before, seq, changed: at, done, clocks, hosted }
  const next = settled(happened(now, before, happening, body, means))
  const isStill = isStillFor(before, next, 'seat' in body ? body.seat : null)
  const isPublic = isSeenByAll(before, next, body)
  return { ...next, acted: isStill ? next.acted : at, shown: isPublic ? at : before.shown }
}

/** Does nobody but this seat see a change of the match, or of who plays it? Then bots must not wait because of it. */
const isStillFor = (before: TableState, next: TableState, mover: Seat | null): boolean => {
  if (next.places !== before.places || (next.hosted === null) !== (before.hosted === null)) return false
  const [was, is] = [before.hosted?.versions ?? [], next.hosted?.versions ?? []]
  return is.every((version, at) => at === mover || version === was[at])
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
  now: TableState,
  before: TableState,
  { at }: LoggedEvent,
  body: TableEvent,
  means: GameBundle,
): TableState => {
  switch (body.kind) {
    case 'opened':
      throw new Error(`table ${now.id} was opened twice`)
    case 'sat':
      return sat(now, body)
    case 'freed':
      return withPlace(now, body.seat, FREE)
    case 'filled':
      return withPlace(now, body.seat, { ...FREE, bot: body.bot })
    case 'dealt':
      return { ...now, phase: 'dealing', sheet: body.sheet, until: body.until }
    case 'salted':
      return withPlace(now, body.seat, { ...placeOf(now, body.seat), salt: body.salt })
    case 'brokenOff':
      return { ...now, phase: 'brokenOff', brokenOff: body.by }
    case 'started':
      return started(now, body.rules, means, at)
    case 'moved':
      return moved(now, body.seat, (hosted) => makeMove(hosted, body.seat, body.notation))
    case 'undone':
      return moved(now, body.seat, (hosted) => undoFor(hosted, body.seat))
    case 'proposed':
      return proposed(now, body)
    case 'voted':
      return voted(now, body.seat, body.yes)
    case 'flagged':
      return flagged(now, body.seat)
    case 'stoodIn':
      return stoodIn(now, body.seat, body.bot)
    case 'said':
      return said(now, at, body)
    case 'muted':
      return { ...now, muted: [...now.muted.filter((id) => id !== body.person), ...(body.muted ? [body.person] : [])] }
    case 'chatLimited':
      return { ...now, chatSeated: body.seated }
    case 'linked':
      return linked(now, body.to, body.key)
    case 'resumed':
      return resumed(now, before, body.since, at)
    case 'followed':
      // Two ask for a rematch at once: the first table stands.
      return { ...now, next: now.next ?? body.by }
    case 'closed':
      return { ...now, phase: 'closed' }
  }
}

/** What follows from every change: whether it is over, whose clock runs, and that a bot is no person. */
const settled = (now: TableState): TableState => {
  const { hosted } = now
  if (hosted === null) return now
  hosted.info = infoOf(now)
  const over = now.phase === 'running' && (isOver(hosted) || now.broken)
  const phase = over ? 'over' : now.phase
  const proposal = phase === 'running' ? now.proposal : null
  return { ...now, phase, proposal, clocks: running({ ...now, phase, proposal }, hosted) }
}

/** The clocks of those who are asked. One whose flag has fallen waits for what the others say. */
const running = (now: TableState, hosted: HostedTable): TableState['clocks'] => {
  const { clocks, phase, proposal } = now
  if (clocks === null) return null
  const awaited = proposal?.what === 'wait' ? proposal.by : null
  const runs = (seat: Seat): boolean => isPlayedByPerson(now, seat) && seat !== awaited
  const seats = phase === 'running' ? seatsToAct(hosted).filter(runs) : []
  return { ...clocks, seats, isHeld: awaited !== null }
}

/** Without a key nobody needs a link less: who was let in because of the match before is not any more. */
const linked = (now: TableState, to: 'join' | 'watch', key: string | null): TableState => ({
  ...now,
  keys: { ...now.keys, [to]: key },
  guests: to === 'join' && key === null ? [] : now.guests,
})

/** Neither clocks nor the wait for salts went on meanwhile. Where the clock was set back, nothing stays in the future. */
const resumed = (now: TableState, before: TableState, since: number, at: number): TableState => {
  const skipped = since > at ? at - since : Math.max(0, at - Math.max(since, before.changed))
  return {
    ...now,
    clocks: before.clocks === null ? null : resume(before.clocks, since, at),
    until: now.until === null ? null : now.until + skipped,
    acted: Math.min(now.acted, at),
  }
}

/** Changing seats leaves the old one, and the one that was kept. */
const sat = (now: TableState, { seat, person, saltHash }: Extract<TableEvent, { kind: 'sat' }>): TableState => ({
  ...now,
  places: now.places.map((place, at) => {
    if (at === seat) return { ...FREE, person, saltHash }
    return (place.person ?? place.kept)?.id === person.id ? FREE : place
  }),
})

/** Under the rules of the sheet, whatever has changed since; see `Body` for a match without one. */
const started = (now: TableState, rules: number | undefined, means: GameBundle, at: number): TableState => {
  const { opened, places, sheet } = now
  const origin = originOf(now)
  const version = sheet?.rulesVersion ?? rules ?? 1
  const match = beginFrom(means, places.length, opened.options, origin, version)
  const hosted = hostMatch(infoOf(now), SERVER_PACE, means, origin, match)
  const clocks = opened.pace.kind === 'live' ? newClocks(opened.pace, places.length, at) : null
  return { ...now, phase: 'running', hosted, clocks }
}

const moved = (now: TableState, seat: Seat, change: (hosted: HostedTable) => void): TableState => {
  const hosted = matchOf(now)
  const { match } = hosted
  const turn = match.game.turn(match.state)
  change(hosted)
  const isOn = hosted.match.moves.length > match.moves.length
  const isDone = isOn && (!seatsToAct(hosted).includes(seat) || match.game.turn(hosted.match.state) > turn)
  const { pace } = now.opened
  const isEarned = isDone && isPlayedByPerson(now, seat)
  const clocks =
    now.clocks !== null && pace.kind === 'live' && isEarned ? grant(now.clocks, pace, seat, turn) : now.clocks
  return { ...now, hosted, clocks, proposal: stillAsked(now.proposal, seat, match, hosted) }
}

/**
 * A move that everybody sees leaves no way back to what was proposed before it, and who makes it need not be waited
 * for. A hidden step leaves proposals as they are: otherwise everybody would see that it was made.
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
  now: TableState,
  at: number,
  { person, scope, text, from }: Extract<TableEvent, { kind: 'said' }>,
): TableState => {
  const seat = seatOf(now, person.id) ?? null
  const line: SaidLine = { numbers: now.said, person: person.id, name: person.name, seat, scope, text, at }
  const { players, all } = now.said
  return {
    ...now,
    said: { players: players + 1, all: scope === 'all' ? all + 1 : all },
    saidBeside: now.saidBeside + (seat === null ? 1 : 0),
    speakers: withSpeaker(now.speakers, person, from),
    chat: [...now.chat.slice(1 - CHAT_SHOWN), line],
  }
}
