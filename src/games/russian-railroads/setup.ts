/** RR-1: set-up. */
import { deckOf, drawKind } from '../../kit/deck.ts'
import type { GameContext, Seat, Start } from '../../kit/game.ts'
import { ROUTES } from './data/board.ts'
import { BONUS_CARDS, CARDS, END_CARDS, END_CARDS_REMOVED } from './data/cards.ts'
import { LOCOMOTIVE_NUMBERS, type Setup, setupFor } from './data/counts.ts'
import { COLOURS } from './data/effects.ts'
import { ENGINEERS } from './data/engineers.ts'
import type { Event } from './events.ts'
import * as C from './state/cells.ts'
import type { State } from './state/state.ts'

export const setup = ({ seats, rules }: Start, table: GameContext<Event>): State => {
  const start = setupFor(seats)
  const cells = C.noughts(C.sizeFor(seats))
  layStacks(cells, start, seats)
  const order = drawOrder(seats, table)
  order.forEach((seat, place) => {
    cells[C.ORDER + place] = seat
  })
  const row = drawEngineers(start, table)
  row.forEach((engineer, field) => {
    cells[C.ROW + field] = engineer
  })
  cells[C.CARDS_LEFT] = (1 << CARDS.length) - 1
  cells[C.BONUS_LEFT] = (1 << BONUS_CARDS.length) - 1
  cells[C.ROUND] = 1
  // RR-1.7: the last in order picks first.
  cells[C.WAITS] = C.PENDING.bonus
  cells[C.DURING] = C.WITHIN.bonus
  cells[C.PLACE] = seats - 1
  cells[C.MOVER] = order[seats - 1] ?? 0
  for (let seat = 0; seat < seats; seat++) layMat(cells, seat, start)
  const pile = drawPile(table)
  table.emit({ kind: 'ordered', rule: 'RR-1.7', order })
  table.emit({ kind: 'displayed', rule: 'RR-1.2', engineers: row })
  return { seats, rules, turn: 0, cells, before: [], untold: [], pile, taken: [], looks: [] }
}

/** RR-1.1: every player has a 1, so the stacks start at 2. */
const layStacks = (cells: number[], start: Setup, seats: number): void => {
  for (let number = 1; number <= LOCOMOTIVE_NUMBERS; number++) cells[C.STACK + number] = start.locomotivesPerNumber
  cells[C.STACK + 1] = start.locomotivesPerNumber - seats
}

/** RR-1.4, RR-1.5 */
const layMat = (cells: number[], seat: Seat, start: Setup): void => {
  const at = C.mat(seat)
  ROUTES.forEach((_, route) => {
    cells[at + C.TRACK + route * COLOURS.length] = 1
  })
  cells[at + C.SLOT] = 1
  cells[at + C.MARKER + 1] = -1
  cells[at + C.WORKERS] = start.workers
  cells[at + C.ALL_WORKERS] = start.workers
  cells[at + C.COINS] = start.coins
}

const drawOrder = (seats: number, table: GameContext<Event>): readonly Seat[] => {
  const deck = deckOf('order', Array<number>(seats).fill(1))
  return Array.from({ length: seats }, () => drawKind(deck, table))
}

/** RR-1.2: from the hiring field to the left, first those of A, then those of B. */
const drawEngineers = (start: Setup, table: GameContext<Event>): readonly number[] => {
  const row: number[] = []
  for (const letter of ['A', 'B'] as const) {
    const numbers = LETTERED[letter]
    const deck = deckOf(`engineers ${letter}`, Array<number>(numbers.length).fill(1))
    for (let drawn = 0; drawn < start.engineers[letter]; drawn++) row.push(numbers[drawKind(deck, table)] ?? 0)
  }
  return row
}

const withLetter = (letter: 'A' | 'B'): readonly number[] =>
  ENGINEERS.filter((engineer) => engineer.letter === letter).map(({ number }) => number)
const LETTERED = { A: withLetter('A'), B: withLetter('B') }

/** RR-1.3: two end cards are put away unseen. */
const drawPile = (table: GameContext<Event>): number => {
  const deck = deckOf(
    'end cards',
    END_CARDS.map(() => 1),
  )
  for (let i = 0; i < END_CARDS_REMOVED; i++) drawKind(deck, table)
  return deck.counts.reduce((bits, count, card) => bits | (count << card), 0)
}
