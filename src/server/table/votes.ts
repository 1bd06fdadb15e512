/** What people at a table agree on, and what happens when somebody's time is up. */
import { replaceMatch } from '../../host/change.ts'
import type { Seat } from '../../kit/game.ts'
import { rewind } from '../../kit/match.ts'
import { comeBack, refill } from './clocks.ts'
import type { TableEvent } from './events.ts'
import { matchOf, placeOf, type TableState, votersOf, withPlace } from './table-state.ts'

export const proposed = (now: TableState, body: Extract<TableEvent, { kind: 'proposed' }>): TableState => {
  const { seat, what, moves } = body
  const open = votersOf(now).filter((voter) => voter !== seat)
  const number = now.proposals + 1
  return decided({ ...now, proposals: number, proposal: { number, by: seat, what, moves, yes: [seat], open } })
}

/** One no is enough. Who made a proposal takes it back with it. */
export const voted = (now: TableState, seat: Seat, yes: boolean): TableState => {
  const { proposal } = now
  if (proposal === null) return now
  if (!yes) {
    const dropped = { ...now, proposal: null }
    return proposal.what === 'wait' ? stoodIn(dropped, proposal.by, STAND_IN) : dropped
  }
  const open = proposal.open.filter((voter) => voter !== seat)
  return decided({ ...now, proposal: { ...proposal, open, yes: [...proposal.yes, seat] } })
}

/** What all people have agreed to is done. */
const decided = (now: TableState): TableState => {
  const { proposal, opened } = now
  if (proposal === null || proposal.open.length > 0) return now
  const agreed = { ...now, proposal: null }
  if (proposal.what === 'end') return { ...agreed, broken: true }
  if (proposal.what === 'wait') {
    const { pace } = opened
    return now.clocks !== null && pace.kind === 'live'
      ? { ...agreed, clocks: refill(now.clocks, pace, proposal.by) }
      : agreed
  }
  const hosted = matchOf(now)
  replaceMatch(hosted, rewind(hosted.match, proposal.moves), 'all')
  return { ...agreed, hosted: { ...hosted, takenBack: hosted.takenBack + 1, redo: null } }
}

/** The bot that plays for people who are away. */
const STAND_IN = 'casual'

/** At the flag a bot plays on, or the others are asked whether they wait. */
export const flagged = (now: TableState, seat: Seat): TableState => {
  const { pace } = now.opened
  if (pace.kind !== 'live' || now.clocks === null) return now
  const stopped = { ...now, clocks: { ...now.clocks, left: now.clocks.left.with(seat, 0) } }
  if (pace.flag === 'bot') return stoodIn(stopped, seat, STAND_IN)
  return proposed(stopped, { kind: 'proposed', seat, what: 'wait', moves: 0 })
}

export const stoodIn = (now: TableState, seat: Seat, bot: string | null): TableState => {
  const { pace } = now.opened
  const isBack = bot === null && now.clocks !== null && pace.kind === 'live'
  const clocks = isBack && now.clocks !== null ? comeBack(now.clocks, pace, seat) : now.clocks
  // What a bot has played nobody need hand over: else all would wait for who has just come back.
  const hosted = now.hosted && { ...now.hosted, movesOfEndedTurns: now.hosted.match.moves.length }
  const placed = withPlace({ ...now, clocks, hosted }, seat, { ...placeOf(now, seat), standIn: bot })
  return bot === null ? placed : withoutVoter(placed, seat)
}

/** Nobody waits for the word of somebody who has gone, nor for somebody whose seat is played. */
const withoutVoter = (now: TableState, seat: Seat): TableState => {
  const { proposal } = now
  if (proposal === null) return now
  if (proposal.what === 'wait' && proposal.by === seat) return { ...now, proposal: null }
  return decided({ ...now, proposal: { ...proposal, open: proposal.open.filter((voter) => voter !== seat) } })
}
