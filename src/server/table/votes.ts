/** Votes at a table, and what happens when a player's time is up. */
import { replaceMatch } from '../../host/change.ts'
import type { Seat } from '../../kit/game.ts'
import { rewind } from '../../kit/match.ts'
import { comeBack, refill } from './clocks.ts'
import type { TableEvent } from './events.ts'
import { matchOf, placeOf, type TableState, votersOf, withPlace } from './table-state.ts'

export const proposed = (state: TableState, body: Extract<TableEvent, { kind: 'proposed' }>): TableState => {
  const { seat, what, moves } = body
  const open = votersOf(state).filter((voter) => voter !== seat)
  const number = state.proposals + 1
  return decided({ ...state, proposals: number, proposal: { number, by: seat, what, moves, yes: [seat], open } })
}

/** One no ends a proposal. A no of the proposer withdraws it. */
export const voted = (state: TableState, seat: Seat, yes: boolean): TableState => {
  const { proposal } = state
  if (proposal === null) return state
  if (!yes) {
    const dropped = { ...state, proposal: null }
    return proposal.what === 'wait' ? stoodIn(dropped, proposal.by, STAND_IN) : dropped
  }
  const open = proposal.open.filter((voter) => voter !== seat)
  return decided({ ...state, proposal: { ...proposal, open, yes: [...proposal.yes, seat] } })
}

/** Carries out a proposal that all people have agreed to. */
const decided = (state: TableState): TableState => {
  const { proposal, opened } = state
  if (proposal === null || proposal.open.length > 0) return state
  const agreed = { ...state, proposal: null }
  if (proposal.what === 'end') return { ...agreed, broken: true }
  if (proposal.what === 'wait') {
    const { pace } = opened
    return state.clocks !== null && pace.kind === 'live'
      ? { ...agreed, clocks: refill(state.clocks, pace, proposal.by) }
      : agreed
  }
  const hosted = matchOf(state)
  replaceMatch(hosted, rewind(hosted.match, proposal.moves), 'all')
  return { ...agreed, hosted: { ...hosted, takenBack: hosted.takenBack + 1, redo: null } }
}

/** The bot that plays for people who are away. */
const STAND_IN = 'casual'

/** When a flag falls, a bot plays on or the others vote whether to wait. */
export const flagged = (state: TableState, seat: Seat): TableState => {
  const { pace } = state.opened
  if (pace.kind !== 'live' || state.clocks === null) return state
  const stopped = { ...state, clocks: { ...state.clocks, left: state.clocks.left.with(seat, 0) } }
  if (pace.flag === 'bot') return stoodIn(stopped, seat, STAND_IN)
  return proposed(stopped, { kind: 'proposed', seat, what: 'wait', moves: 0 })
}

export const stoodIn = (state: TableState, seat: Seat, bot: string | null): TableState => {
  const { pace } = state.opened
  const isBack = bot === null && state.clocks !== null && pace.kind === 'live'
  const clocks = isBack && state.clocks !== null ? comeBack(state.clocks, pace, seat) : state.clocks
  // Turns of the bot count as ended: otherwise all would wait for the person who has just come back.
  const hosted = state.hosted && { ...state.hosted, movesOfEndedTurns: state.hosted.match.moves.length }
  const placed = withPlace({ ...state, clocks, hosted }, seat, { ...placeOf(state, seat), standIn: bot })
  return bot === null ? placed : withoutVoter(placed, seat)
}

/** Nobody waits for the vote of a person who has left, or whose seat a bot plays. */
const withoutVoter = (state: TableState, seat: Seat): TableState => {
  const { proposal } = state
  if (proposal === null) return state
  if (proposal.what === 'wait' && proposal.by === seat) return { ...state, proposal: null }
  return decided({ ...state, proposal: { ...proposal, open: proposal.open.filter((voter) => voter !== seat) } })
}
