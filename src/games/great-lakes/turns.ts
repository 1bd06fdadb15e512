/** GL-3, GL-9: how a turn ends, who is next, and how the game ends. */
import type { GameContext, Seat } from '../../kit/game.ts'
import { FEW_PIECES, IDLE_ROUNDS, LAST_ROUNDS } from './data/counts.ts'
import { piecesOf, ticketsOf } from './holdings.ts'
import { canAct } from './legal.ts'
import type { Ending, Event, State } from './state.ts'

/** The rule of each ending. */
export const END_RULES = { played: 'GL-9.1', standstill: 'GL-9.5' } as const

/** Ends the mover's turn and moves on to the next player who can do anything (GL-3.2). */
export const endTurn = (draft: State, wasExchange: boolean, table: GameContext<Event>): void => {
  closeTurn(draft, wasExchange, table)
  while (draft.end === 'none' && !canAct(draft, draft.mover)) {
    table.emit({ kind: 'skipped', rule: 'GL-3.2', seat: draft.mover })
    closeTurn(draft, true, table)
  }
}

export const beginTurn = (draft: State, seat: Seat): void => {
  draft.mover = seat
  draft.turn += 1
  draft.cards = 0
  draft.taking = -1
  draft.paying = -1
}

const closeTurn = (draft: State, isIdle: boolean, table: GameContext<Event>): void => {
  draft.idle = isIdle ? draft.idle + 1 : 0
  countDown(draft, table)
  if (draft.last === 0) finish(draft, 'played', table)
  else if (draft.idle === IDLE_ROUNDS * draft.seats) finish(draft, 'standstill', table)
  else beginTurn(draft, (draft.mover + 1) % draft.seats)
}

/** GL-9.1, GL-9.4: a player with few pieces starts the last two turns of each player, once. */
const countDown = (draft: State, table: GameContext<Event>): void => {
  if (draft.last > 0) {
    draft.last -= 1
    return
  }
  const pieces = piecesOf(draft, draft.mover)
  if (pieces > FEW_PIECES) return
  draft.last = LAST_ROUNDS * draft.seats
  table.emit({ kind: 'warned', rule: 'GL-9.1', seat: draft.mover, pieces })
}

const finish = (draft: State, end: Ending, table: GameContext<Event>): void => {
  draft.end = end
  draft.turn += 1
  draft.paying = -1
  table.emit({ kind: 'ended', rule: END_RULES[end] })
  for (let seat = 0; seat < draft.seats; seat++) {
    table.emit({ kind: 'revealed', rule: 'GL-6.3', seat, tickets: ticketsOf(draft, seat) })
  }
}
