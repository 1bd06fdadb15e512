/** RR-13.1: the ?-tokens that a player has placed, and the ones still available. */
import type { Seat } from '../../../kit/game.ts'
import { TOKENS } from '../data/cards.ts'
import { fullSet, has, type NumberSet, withoutMember } from '../state/sets.ts'
import { matOf, type Position } from '../state/state.ts'

const tokenNo = (id: string): number => TOKENS.findIndex((token) => token.id === id)
const SECOND_MARKER = tokenNo('marker')
export const REVALUATION = tokenNo('revalue')
export const KIEV_MEDAL = tokenNo('medal')

export const hasToken = (position: Position, seat: Seat, token: number): boolean =>
  has(matOf(position, seat).tokens, token)

/** RR-R3: the second marker only once the first has left 0. */
export const tokensToPlace = (position: Position, seat: Seat): NumberSet => {
  const { tokens, markers } = matOf(position, seat)
  const left = fullSet(TOKENS.length) & ~tokens
  return (markers[0] ?? 0) > 0 ? left : withoutMember(left, SECOND_MARKER)
}
