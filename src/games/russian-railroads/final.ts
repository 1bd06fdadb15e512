/** RR-12.3: the irreversible moves: those that open the pile of end cards or end the game. No move draws at random. */
import type { Seat } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import { apply } from './apply.ts'
import { FACTORIES } from './data/board.ts'
import { lowestLocomotive } from './locomotives/stacks.ts'
import type { Move } from './moves.ts'
import { clone } from './state/clone.ts'
import { isOver, matOf, type State } from './state/state.ts'
import { isLastRound } from './workers/spaces.ts'

const ENDS: Message = { id: 'irreversible.ends' }
const END_CARDS: Message = { id: 'irreversible.endCards' }

export const irreversible = (state: State, seat: Seat, move: Move): Message | null => {
  if (!mayShow(state, seat, move)) return null
  const after = clone(state)
  apply(after, seat, move, { draw: () => 0, emit: () => {} })
  if (isOver(after)) return ENDS
  return after.looks.length > state.looks.length ? END_CARDS : null
}

/** A quick test that excludes most moves: no end card is owed, no factory or token can give one, and the game continues. */
const mayShow = (state: State, seat: Seat, move: Move): boolean => {
  if (move.kind === 'pass') return isLastRound(state)
  const isOwed = state.current.endCardsOwed > 0
  return isOwed || move.kind === 'token' || isLastRound(state) || hasEndCardFactory(state, seat)
}

/** The number of the factory that gives an end card. */
const END_CARD_FACTORY = Number(Object.entries(FACTORIES).find(([, effect]) => effect[0]?.[0] === 'endCardOr10')?.[0])

/** Is that factory built, or could this move build it? */
const hasEndCardFactory = (state: State, seat: Seat): boolean =>
  lowestLocomotive(state) === END_CARD_FACTORY ||
  (state.board.returned[END_CARD_FACTORY] ?? 0) > 0 ||
  matOf(state, seat).factories.includes(END_CARD_FACTORY) ||
  state.current.factoryInHand === END_CARD_FACTORY
