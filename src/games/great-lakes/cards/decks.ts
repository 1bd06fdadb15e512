/** GL-4: the two decks of transport cards, their discards, and the row of open cards. */
import type { GameContext, Seat } from '../../../kit/game.ts'
import { IN_ROW, MOST_CLEARINGS, ROW, TOO_MANY_LOCOMOTIVES } from '../data/counts.ts'
import type { Event, State } from '../state.ts'
import { BACK_NAMES, BACKS, type Back, BEYOND, CARD_KINDS, type Card, FIRST, LOCOMOTIVE, SHIP, TRAIN } from './cards.ts'

/** GL-4.7, GL-4.10: whether a card can be drawn. When both decks are empty, so are the discards. */
export const canDraw = (state: Pick<State, 'left'>): boolean => state.left[TRAIN]! + state.left[SHIP]! > 0

/** GL-4.1: draws the top card of a deck into a hand; only that seat sees it. */
export const drawBlind = (draft: State, seat: Seat, back: Back, table: GameContext<Event>): Card => {
  const card = drawCard(draft, back, table)
  draft.hands[seat * CARD_KINDS + card]! += 1
  draft.blind[seat * CARD_KINDS + card]! += 1
  return card
}

/** GL-4.2: turns up the top card of a deck into the row. */
export const turnUp = (draft: State, place: number, back: Back, table: GameContext<Event>): Card => {
  const card = drawCard(draft, back, table)
  draft.stock[card]! -= 1
  draft.row[place] = card
  return card
}

/** GL-4.7: rebuilds an empty deck from its discards; without discards it stays empty. */
export const restock = (draft: State, back: Back, table: GameContext<Event>): void => {
  if (draft.left[back] !== 0) return
  let count = 0
  for (let card = FIRST[back]; card < BEYOND[back]; card++) count += draft.discards[card]!
  if (count === 0) return
  for (let card = FIRST[back]; card < BEYOND[back]; card++) {
    draft.deck[card] = draft.stock[card] = draft.discards[card]!
    draft.discards[card] = 0
    for (let seat = 0; seat < draft.seats; seat++) draft.blind[seat * CARD_KINDS + card] = 0
  }
  draft.left[back] = count
  draft.builds[back]! += 1
  draft.drawn[back] = 0
  table.emit({ kind: 'rebuilt', rule: 'GL-4.7', back, count })
}

/** GL-2.1: three trains in places 1 to 3, three ships in 4 to 6. */
export const layRow = (draft: State, rule: 'GL-2.1' | 'GL-4.6', table: GameContext<Event>): void => {
  for (let place = 0; place < ROW; place++) {
    const wanted = place < IN_ROW ? TRAIN : SHIP
    const back = draft.left[wanted] === 0 ? other(wanted) : wanted // GL-R4
    turnUp(draft, place, back, table)
    restock(draft, back, table)
  }
  table.emit({ kind: 'laid', rule, row: draft.row.slice() })
}

/** GL-4.6, GL-R4: too many locomotives clear the row, at most three times in succession. */
export const clearLocomotives = (draft: State, table: GameContext<Event>): void => {
  if (draft.cleared.length > 0) draft.cleared = []
  for (let times = 0; times < MOST_CLEARINGS && openLocomotives(draft) >= TOO_MANY_LOCOMOTIVES; times++) {
    table.emit({ kind: 'cleared', rule: 'GL-4.6', row: draft.row.slice() })
    for (const card of draft.row) draft.discards[card]! += 1
    draft.cleared.push(...draft.row)
    for (const back of BACKS) restock(draft, back, table)
    layRow(draft, 'GL-4.6', table)
  }
}

const openLocomotives = (state: Pick<State, 'row'>): number => {
  let count = 0
  for (const card of state.row) if (card === LOCOMOTIVE) count += 1
  return count
}

const other = (back: Back): Back => (back === TRAIN ? SHIP : TRAIN)

/** `train#1`, `train#2`, …: the name seeds the shuffle, so each rebuilt deck needs its own. */
const deckName = (state: State, back: Back): string =>
  NAMES[back]![state.builds[back]!] ?? `${BACK_NAMES[back]}#${state.builds[back]}`

/** Names made in advance; few matches need more. */
const NAMES = BACKS.map((back) => Array.from({ length: 64 }, (_, build) => `${BACK_NAMES[back]}#${build}`))

const drawCard = (draft: State, back: Back, table: GameContext<Event>): Card => {
  let index = table.draw(deckName(draft, back), draft.drawn[back]!, draft.left[back]!)
  draft.drawn[back]! += 1
  draft.left[back]! -= 1
  let card = FIRST[back]
  for (; index >= draft.deck[card]!; card++) index -= draft.deck[card]!
  draft.deck[card]! -= 1
  return card
}
