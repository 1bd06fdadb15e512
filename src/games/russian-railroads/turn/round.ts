/** From turn to turn and from round to round: whose turn it is, the new order, scoring and clean-up. */
import type { GameContext, Seat } from '../../../kit/game.ts'
import { engineerForHire } from '../engineers/engineers.ts'
import { type Event, isPrivate } from '../events.ts'
import { scoreEnd } from '../scoring/end.ts'
import { income } from '../scoring/income.ts'
import { addPoints } from '../scoring/points.ts'
import { NO_PILES } from '../state/mat.ts'
import { P1, P2 } from '../state/space-numbers.ts'
import { matOf, type State } from '../state/state.ts'
import { newTurn, type TurnPhase } from '../state/turn-in-progress.ts'
import { claimedOrder } from '../turn-order/claims.ts'
import { isLastRound, NOBODY, ownerOf } from '../workers/spaces.ts'

/** Completes a turn: publishes its events and finds the next decision. */
export const endTurn = (draft: State, table: GameContext<Event>): void => {
  tellAll(draft, table)
  draft.untold = []
  draft.before = null
  draft.turn += 1
  next(draft, table)
}

const tellAll = ({ untold, current }: State, table: GameContext<Event>): void => {
  for (const event of untold) {
    if (isPrivate(event.kind)) table.emit(event, [current.mover])
    else table.emit(event)
  }
}

const next = (draft: State, table: GameContext<Event>): void => {
  switch (draft.current.phase) {
    case 'bonus':
      nextBonus(draft, table)
      break
    case 'turns':
      nextTurn(draft, table)
      break
    case 'relocateSecond':
      relocateUnder(draft, 'relocateFirst', table)
      break
    case 'relocateFirst':
      scoreRound(draft, table)
      break
  }
}

const beginTurn = (draft: State, phase: TurnPhase, place: number): void => {
  draft.current = newTurn(phase, place, seatAt(draft, place))
}

const seatAt = ({ board }: State, place: number): Seat => board.order[place] ?? 0

/** RR-1.7: from the last to the second; the first player picks nothing. */
const nextBonus = (draft: State, table: GameContext<Event>): void => {
  const place = draft.current.place - 1
  if (place === 0) beginRound(draft, table)
  else beginTurn(draft, 'bonus', place)
}

const beginRound = (draft: State, table: GameContext<Event>): void => {
  const rule = isLastRound(draft) ? 'RR-10.6' : 'RR-2.1'
  table.emit({ kind: 'began', rule, round: draft.board.round })
  beginTurn(draft, 'turns', 0)
}

/** RR-2.1: in turn order, round and round, skipping players who have passed. */
const nextTurn = (draft: State, table: GameContext<Event>): void => {
  for (let on = 1; on <= draft.seats; on++) {
    const place = (draft.current.place + on) % draft.seats
    if (matOf(draft, seatAt(draft, place)).hasPassed) continue
    beginTurn(draft, 'turns', place)
    return
  }
  endTurnsOfRound(draft, table)
}

/** RR-10.6: in the last round there is neither reordering nor relocation. */
const endTurnsOfRound = (draft: State, table: GameContext<Event>): void => {
  if (isLastRound(draft)) scoreRound(draft, table)
  else {
    reorder(draft, table)
    relocateUnder(draft, 'relocateSecond', table)
  }
}

/** RR-10.3, RR-10.4 */
const reorder = (draft: State, table: GameContext<Event>): void => {
  const claimed = claimedOrder(draft)
  if (claimed === undefined) return
  draft.board.order = claimed.order
  table.emit({ kind: 'reordered', ...claimed })
}

/** RR-10.5: first the worker under 2, then the one under 1. */
const relocateUnder = (draft: State, phase: 'relocateSecond' | 'relocateFirst', table: GameContext<Event>): void => {
  const owner = ownerOf(draft, phase === 'relocateSecond' ? P2 : P1)
  if (owner !== NOBODY) draft.current = newTurn(phase, draft.current.place, owner)
  else if (phase === 'relocateSecond') relocateUnder(draft, 'relocateFirst', table)
  else scoreRound(draft, table)
}

const INCOMES = ['transsib', 'petersburg', 'kiev', 'industry'] as const

/** RR-10.8, RR-11 */
const scoreRound = (draft: State, table: GameContext<Event>): void => {
  for (let seat = 0; seat < draft.seats; seat++) {
    const points = income(draft, seat)
    for (let at = 0; at < INCOMES.length; at++) addPoints(draft, seat, INCOMES[at] ?? 'industry', points[at] ?? 0)
    table.emit({ kind: 'valued', rule: 'RR-11.1', seat, points })
  }
  if (isLastRound(draft)) {
    scoreEnd(draft, table)
    draft.current.decision = 'over'
    table.emit({ kind: 'ended', rule: 'RR-12.2' })
  } else {
    cleanUp(draft, table)
    beginRound(draft, table)
  }
}

/** RR-11.4 */
const cleanUp = (draft: State, table: GameContext<Event>): void => {
  const { board, mats } = draft
  board.takenSpaces = 0
  board.takenEngineers = 0
  for (const mat of mats) {
    mat.workers = mat.allWorkers
    mat.temporaryWorkers = 0
    mat.blackWorkers = mat.allBlackWorkers
    mat.hasPassed = false
    mat.piles = NO_PILES
  }
  const engineer = engineerForHire(draft)
  if (engineer > 0) table.emit({ kind: 'left', rule: 'RR-11.4', engineer })
  board.engineerRow = [...board.engineerRow.slice(1), 0]
  board.round += 1
}
