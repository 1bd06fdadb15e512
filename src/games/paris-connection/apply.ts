/** Applies moves to the state. */
import type { GameContext, Seat } from '../../kit/game.ts'
import { IDLE_ROUNDS, LIMIT, MOST_PLACED } from './data/counts.ts'
import { MARSEILLE, VALUE } from './map/fields.ts'
import { canPlace, putTrack, updateExtendable } from './map/network.ts'
import type { Move, Trade } from './moves.ts'
import { type Ending, type Event, holding, poolsInUse, type State, sharesOf } from './state.ts'

export const apply = (draft: State, seat: Seat, move: Move, table: GameContext<Event>): void => {
  switch (move.kind) {
    case 'extend':
      draft.extending = move.company
      return
    case 'place':
      placeOne(draft, move.field, table)
      return
    case 'stop':
      finishExtension(draft, 'PC-3.2', table)
      return
    case 'trade':
      trade(draft, seat, move, table)
      return
  }
}

/** Whether this legal move ends the game. Such a move reveals all shares and cannot be undone. */
export const endsGame = (state: State, move: Move): boolean => {
  const inUse = poolsInUse(state, 3)
  if (move.kind === 'place') {
    return move.field === MARSEILLE || (state.pools[state.extending] === 1 && inUse === 2)
  }
  if (move.kind !== 'trade') return false
  const reopens = state.pools[move.give] === 0 ? 1 : 0
  const empties = state.pools[move.take] === move.count ? 1 : 0
  return inUse + reopens - empties <= 1 || (move.count === 1 && state.idle + 1 === IDLE_ROUNDS * state.seats)
}

const placeOne = (draft: State, field: number, table: GameContext<Event>): void => {
  const company = draft.extending
  draft.pools[company]! -= 1
  draft.placed.push(field)
  putTrack(draft, company, field)
  if (field === MARSEILLE) finishExtension(draft, 'PC-5.2', table)
  else if (draft.placed.length === MOST_PLACED) finishExtension(draft, 'PC-3.2', table)
  else if (draft.pools[company] === 0) finishExtension(draft, 'PC-5.5', table)
  else if (!canPlace(draft, company)) finishExtension(draft, 'PC-R4', table)
}

/** PC-3.9: values the extension and ends the turn. */
const finishExtension = (
  draft: State,
  rule: Extract<Event, { kind: 'extended' }>['rule'],
  table: GameContext<Event>,
): void => {
  const { mover: seat, extending: company, placed: fields } = draft
  for (const field of fields) draft.values[company]! += VALUE[field]!
  const value = draft.values[company]!
  draft.extending = -1
  draft.placed = []
  draft.idle = 0
  updateExtendable(draft)
  table.emit({ kind: 'extended', rule, seat, company, fields, value })
  if (draft.pools[company] === 0) table.emit({ kind: 'emptied', rule: 'PC-3.2', company })
  endTurn(draft, company, rule === 'PC-5.2', table)
}

/** PC-4: one share given, one or two taken; everyone sees the colours. */
const trade = (draft: State, seat: Seat, { give, take, count }: Trade, table: GameContext<Event>): void => {
  const reopens = draft.pools[give] === 0
  moveShares(draft, seat, give, -1)
  moveShares(draft, seat, take, count)
  draft.idle = count === 1 ? draft.idle + 1 : 0
  const rule = holding(draft, seat) > (LIMIT[draft.seats] ?? 0) ? 'PC-4.3' : 'PC-4.1'
  table.emit({ kind: 'traded', rule, seat, give, take, count })
  if (reopens) table.emit({ kind: 'reopened', rule: 'PC-4.4', company: give })
  if (draft.pools[take] === 0) table.emit({ kind: 'emptied', rule: 'PC-3.2', company: take })
  endTurn(draft, take, false, table)
}

/** Moves shares between pool and seat. A share given away that nobody saw taken must have been dealt. */
const moveShares = (draft: State, seat: Seat, company: number, count: number): void => {
  const at = seat * 6 + company
  draft.pools[company]! -= count
  draft.shares[at]! += count
  draft.known[at] = Math.max(0, draft.known[at]! + count)
}

const ENDS = { marseille: 'PC-5.2', pools: 'PC-5.1', standstill: 'PC-5.3' } as const

/** PC-5: ends the game if it is over; otherwise the next player is to act. */
const endTurn = (draft: State, company: number, inMarseille: boolean, table: GameContext<Event>): void => {
  draft.turn += 1
  const end = ending(draft, inMarseille)
  if (end === undefined) {
    draft.mover = (draft.mover + 1) % draft.seats
    return
  }
  draft.end = end
  table.emit({ kind: 'ended', rule: ENDS[end], company })
  for (let seat = 0; seat < draft.seats; seat++) {
    table.emit({ kind: 'revealed', rule: 'PC-6.1', seat, shares: sharesOf(draft, seat) })
  }
}

/** PC-5.1 to PC-5.5, in the order of precedence. */
const ending = (state: State, inMarseille: boolean): Ending | undefined => {
  if (inMarseille) return 'marseille'
  if (poolsInUse(state, 2) <= 1) return 'pools'
  return state.idle === IDLE_ROUNDS * state.seats ? 'standstill' : undefined
}

/** The rule of each ending. */
export const endRule = (end: Ending): (typeof ENDS)[Ending] => ENDS[end]
