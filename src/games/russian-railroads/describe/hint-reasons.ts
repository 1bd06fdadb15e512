/** Why a move is good, in terms of income, workers and what it opens. */
import type { Seat } from '../../../kit/game.ts'
import type { Reasoner } from '../../../kit/reasons.ts'
import type { Message } from '../../../kit/text.ts'
import { setupFor } from '../data/counts.ts'
import { SPACES } from '../data/spaces.ts'
import type { Move } from '../moves.ts'
import { income } from '../scoring/income.ts'
import { pointsOf } from '../scoring/points.ts'
import { has, membersOf } from '../state/sets.ts'
import { P1, P2, type SpaceNo } from '../state/space-numbers.ts'
import { matOf, type State } from '../state/state.ts'
import { say } from '../words.ts'

export const reasoner: Reasoner<State, Move> = {
  reasons: (before, after, seat, move) => {
    const reasons = [...rises(before, after, seat), ...gains(before, after, seat)]
    if (move.kind === 'pass') return reasons.length === 0 ? [say('reason.pass')] : reasons
    return move.kind === 'place' ? [...reasons, ...claimed(move.space), ...blocked(before, move.space)] : reasons
  },
}

/** What a round scores more than before, and how often. */
const rises = (before: State, after: State, seat: Seat): readonly Message[] => {
  const points = sum(income(after, seat)) - sum(income(before, seat))
  const rounds = setupFor(before.seats).rounds - before.board.round + 1
  return points > 0 ? [say('reason.income', { points, rounds })] : []
}

const gains = (before: State, after: State, seat: Seat): readonly Message[] => {
  const [was, now] = [matOf(before, seat), matOf(after, seat)]
  const points = pointsOf(after, seat) - pointsOf(before, seat)
  const coins = now.coins - was.coins
  return [
    ...(now.allWorkers > was.allWorkers ? [say('reason.worker')] : []),
    ...(membersOf(now.engineers).length > membersOf(was.engineers).length ? [say('reason.engineer')] : []),
    ...(membersOf(now.tokens).length > membersOf(was.tokens).length ? [say('reason.token')] : []),
    ...(points > 0 ? [say('reason.points', { points })] : []),
    ...(coins > 0 ? [say('reason.coins', { count: coins })] : []),
    ...(sum(now.locomotives) > sum(was.locomotives) ? [say('reason.reach')] : []),
  ]
}

/** RR-10.1 */
const claimed = (space: SpaceNo): readonly Message[] =>
  space === P1 || space === P2 ? [say('reason.order', { place: space === P1 ? 1 : 2 })] : []

/** Spaces of the board that do the same, more or less: when the last of them is taken, the others get none this round. */
const ALIKE: readonly (readonly string[])[] = [
  ['T1', 'T2'],
  ['T3', 'T4'],
  ['T5', 'T6'],
  ['L1', 'L2', 'L3'],
  ['I1', 'I2', 'I3'],
  ['O1'],
  ['O2'],
  ['O3'],
]

/** RR-2.3: nobody else can use it, nor another space like it, before the next round. */
const blocked = (before: State, space: SpaceNo): readonly Message[] => {
  const id = SPACES[space]?.id ?? ''
  const alike = ALIKE.find((ids) => ids.includes(id))
  if (alike === undefined) return []
  const isFree = (other: string): boolean => {
    const at = SPACES.findIndex((one) => one.id === other)
    const isThere = before.seats > 2 || SPACES[at]?.two === true
    return at !== space && isThere && !has(before.board.takenSpaces, at)
  }
  return alike.some(isFree) ? [] : [say('reason.blocks')]
}

const sum = (figures: readonly number[]): number => figures.reduce((all, figure) => all + figure, 0)
