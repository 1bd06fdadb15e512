/** The rules: set-up, whose turn it is, what is legal, and what a move does. */
import { deckOf, drawKind } from '../../kit/deck.ts'
import type { GameContext, Outcome, Round, ScoreLine, Seat, Start } from '../../kit/game.ts'
import { seatsOf } from '../../kit/match.ts'
import type { Message } from '../../kit/text.ts'
import { CARDS_OF_EACH, HAND, TURNS } from './data/counts.ts'
import { say } from './describe/words.ts'
import { CARDS, type Move, PLAY } from './moves.ts'
import { type Card, cardsIn, type Event, type Options, type State } from './state.ts'

export const DECK = 'cards'

/** SL-1.1: by card. */
export const ALL_CARDS: readonly number[] = CARDS.map(() => CARDS_OF_EACH)

export const setup = ({ seats, rules }: Start<Options>, table: GameContext<Event>): State => {
  const bySeat = seatsOf({ seats })
  const state: State = {
    seats,
    rules,
    turn: 0,
    hands: bySeat.map(() => CARDS.map(() => 0)),
    lines: bySeat.map(() => []),
    deck: deckOf(DECK, ALL_CARDS),
  }
  for (const seat of bySeat) {
    for (let i = 0; i < HAND; i++) drawCard(state, seat, table) // SL-1.2
    table.emit({ kind: 'dealt', rule: 'SL-1.2', seat, count: HAND })
    table.emit({ kind: 'drew', rule: 'SL-1.2', seat, cards: cardsIn(state.hands[seat] ?? []) }, [seat])
  }
  return state
}

/** SL-3.1 */
const isOver = ({ turn, seats }: State): boolean => turn === seats * TURNS

export const toAct = (state: State): readonly Seat[] => (isOver(state) ? [] : [state.turn % state.seats])

export const round = ({ turn, seats }: State): Round => ({
  round: Math.min(TURNS, Math.floor(turn / seats) + 1),
  of: TURNS,
})

/** SL-2.1 */
export const legal = (state: State, seat: Seat): readonly Move[] =>
  toAct(state).includes(seat) ? PLAY.filter(({ card }) => (state.hands[seat]?.[card] ?? 0) > 0) : []

const DRAWS = say('irreversible.draws')

/** SL-2.2: every move draws. */
export const irreversible = (): Message | null => DRAWS

export const apply = (draft: State, seat: Seat, move: Move, table: GameContext<Event>): void => {
  switch (move.kind) {
    case 'play':
      play(draft, seat, move.card, table)
      break
  }
}

const play = (draft: State, seat: Seat, card: Card, table: GameContext<Event>): void => {
  addCard(draft, seat, card, -1)
  draft.lines[seat]?.push(card)
  table.emit({ kind: 'played', rule: 'SL-2.1', seat, card })
  const drawn = drawCard(draft, seat, table)
  table.emit({ kind: 'drew', rule: 'SL-2.2', seat, cards: [drawn] }, [seat])
  draft.turn += 1
  if (isOver(draft)) table.emit({ kind: 'ended', rule: 'SL-3.1' })
}

const drawCard = (draft: State, seat: Seat, table: GameContext<Event>): Card => {
  const card = drawKind(draft.deck, table)
  addCard(draft, seat, card, 1)
  return card
}

const addCard = (draft: State, seat: Seat, card: Card, count: 1 | -1): void => {
  const hand = draft.hands[seat]
  if (hand !== undefined) hand[card] = (hand[card] ?? 0) + count
}

/** SL-3.2 */
export const score = ({ lines }: Pick<State, 'lines'>, seat: Seat): readonly ScoreLine[] => {
  const points = (lines[seat] ?? []).reduce((sum, card) => sum + card + 1, 0)
  return [{ rule: 'SL-3.2', message: say('score.line'), points }]
}

export const outcome = (state: State): Outcome | undefined => {
  if (!isOver(state)) return undefined
  const totals = state.lines.map((_, seat) => score(state, seat).reduce((sum, { points }) => sum + points, 0))
  const ranks = totals.map((points) => 1 + totals.filter((other) => other > points).length)
  return { rule: 'SL-3.1', ranks, totals }
}
