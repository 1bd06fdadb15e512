/** RR-1: set-up. */
import { deckOf, drawKind } from '../../kit/deck.ts'
import type { GameContext, Seat, Start } from '../../kit/game.ts'
import { GAPS, ROUTES } from './data/board.ts'
import { BONUS_CARDS, CARDS, END_CARDS, END_CARDS_REMOVED } from './data/cards.ts'
import { LOCOMOTIVE_NUMBERS, type Setup, setupFor } from './data/counts.ts'
import { COLOURS } from './data/effects.ts'
import { ENGINEERS } from './data/engineers.ts'
import type { Event } from './events.ts'
import { SLOTS } from './locomotives/slots.ts'
import { TALLIES } from './scoring/points.ts'
import { replaced, zeros } from './state/lists.ts'
import { type Mat, NO_PILES } from './state/mat.ts'
import { fullSet, type NumberSet } from './state/sets.ts'
import type { State } from './state/state.ts'
import { newTurn } from './state/turn-in-progress.ts'

export const setup = ({ seats, rules }: Start, table: GameContext<Event>): State => {
  const start = setupFor(seats)
  const order = drawOrder(seats, table)
  const engineers = drawEngineers(start, table)
  const endCardPile = drawEndCardPile(table)
  table.emit({ kind: 'ordered', rule: 'RR-1.7', order })
  table.emit({ kind: 'displayed', rule: 'RR-1.2', engineers })
  const last = seats - 1
  return {
    seats,
    rules,
    turn: 0,
    board: {
      round: 1,
      order,
      stacks: stacksAtStart(start, seats),
      returned: NONE_RETURNED,
      engineerRow: [...engineers, ...zeros(ENGINEER_FIELDS - engineers.length)],
      bonusCardsLeft: fullSet(BONUS_CARDS.length),
      cardsLeft: fullSet(CARDS.length),
      takenSpaces: 0,
      takenEngineers: 0,
      endCardTakers: [],
    },
    current: newTurn('bonus', last, order[last] ?? 0), // RR-1.7: the last in order picks first.
    mats: order.map(() => matAtStart(start)),
    before: null,
    untold: [],
    endCardPile,
    endCardsTaken: [],
    looks: [],
  }
}

/** RR-1.2: of the main board; with fewer players some stay empty. */
const ENGINEER_FIELDS = 7

/** RR-1.1: every player has a 1, so the stacks start at 2. */
const stacksAtStart = ({ locomotivesPerNumber }: Setup, seats: number): readonly number[] => [
  0,
  locomotivesPerNumber - seats,
  ...Array.from({ length: LOCOMOTIVE_NUMBERS - 1 }, () => locomotivesPerNumber),
]

/** RR-1.4: black on field 1 of each route, a 1 on Transsib. Lists are never written, so all mats share these. */
const TRACKS_AT_START = ROUTES.flatMap(() => replaced(zeros(COLOURS.length), 0, 1))
const LOCOMOTIVES_AT_START = replaced(zeros(SLOTS), 0, 1)
const NO_FACTORIES: readonly number[] = zeros(GAPS)
const NO_POINTS: readonly number[] = zeros(TALLIES.length)
const NONE_RETURNED: readonly number[] = zeros(LOCOMOTIVE_NUMBERS + 1)

/** RR-1.4, RR-1.5 */
const matAtStart = ({ workers, coins }: Setup): Mat => ({
  tracks: TRACKS_AT_START,
  locomotives: LOCOMOTIVES_AT_START,
  factories: NO_FACTORIES,
  markers: [0, -1],
  doublers: 0,
  tokens: 0,
  fieldsGained: 0,
  workers,
  allWorkers: workers,
  temporaryWorkers: 0,
  blackWorkers: 0,
  allBlackWorkers: 0,
  coins,
  piles: NO_PILES,
  engineers: 0,
  hasPassed: false,
  points: NO_POINTS,
})

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
const drawEndCardPile = (table: GameContext<Event>): NumberSet => {
  const deck = deckOf(
    'end cards',
    END_CARDS.map(() => 1),
  )
  for (let i = 0; i < END_CARDS_REMOVED; i++) drawKind(deck, table)
  return deck.counts.reduce((set, count, card) => set | (count << card), 0)
}
