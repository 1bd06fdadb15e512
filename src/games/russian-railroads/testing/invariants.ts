/** What must be true in every position. */

import { DOUBLER_FIELDS, ROUTES } from '../data/board.ts'
import { CARDS, END_CARDS, END_CARDS_REMOVED } from '../data/cards.ts'
import { LOCOMOTIVE_NUMBERS, setupFor } from '../data/counts.ts'
import { stillPossible } from '../open-list/counting.ts'
import * as C from '../state/cells.ts'
import { isOver, type State, seatsOf } from '../state/state.ts'
import { UNLOCKED_AT } from '../track/room.ts'

export const invariants = (state: State): readonly string[] => {
  const start = setupFor(state.seats)
  const seats = seatsOf(state)
  const wrong: string[] = []
  const check = (isRight: boolean, what: string): void => void (isRight || wrong.push(what))
  check(state.cells.length === C.sizeFor(state.seats), 'cells are missing')
  check(
    state.cells.every((value, at) => value >= (isSecondMarker(at) ? -1 : 0)),
    'a count is below nought',
  )
  for (let number = 1; number <= LOCOMOTIVE_NUMBERS; number++) {
    const special = number === LOCOMOTIVE_NUMBERS && !isLeft(state, 'nine') ? 1 : 0
    check(pieces(state, number) === start.locomotivesPerNumber + special, `locomotives ${number} do not add up`)
  }
  for (const seat of seats) for (const fault of matFaults(state, seat)) wrong.push(`seat ${seat}: ${fault}`)
  const owned = seats.flatMap((seat) => C.engineersOf(state, seat))
  const row = Array.from({ length: 7 }, (_, field) => C.cell(state, C.ROW + field)).filter((number) => number > 0)
  check(new Set([...owned, ...row]).size === owned.length + row.length, 'an engineer is in two places')
  check(bits(state.pile) === END_CARDS.length - END_CARDS_REMOVED, 'the pile began with another number of cards')
  check(new Set(state.taken).size === state.taken.length, 'an end card was taken twice')
  check(
    state.taken.every((card) => (state.pile >> card) & 1),
    'an end card was taken that was not in the pile',
  )
  check(state.taken.length === C.cell(state, C.TAKES), 'end cards taken and takers differ')
  check(
    new Set(seats.map((place) => C.cell(state, C.ORDER + place))).size === state.seats,
    'a seat is missing in the order',
  )
  check(spacesOnBoard.every(isOwnedWhereFull(state)), 'a space is owned and empty, or nobody’s and full')
  check(isOver(state) || stillPossible(state, C.cell(state, C.MOVER)), 'a printed part can no longer be done')
  return wrong
}

/** RR-2.3: all but T12, which nobody has to himself. */
const spacesOnBoard = Array.from({ length: C.ALL_SPACES }, (_, space) => space).filter((space) => space !== C.T12)

const isOwnedWhereFull =
  (state: State) =>
  (space: C.SpaceNo): boolean =>
    C.cell(state, C.OWNER + space) > 0 === C.cell(state, C.PILE + space) > 0

const isSecondMarker = (at: number): boolean => at >= C.mat(0) && (at - C.mat(0)) % C.MAT === C.MARKER + 1

const isLeft = (state: State, id: string): boolean =>
  ((C.cell(state, C.CARDS_LEFT) >> CARDS.findIndex((card) => card.id === id)) & 1) === 1

const bits = (set: number): number => END_CARDS.filter((_, card) => ((set >> card) & 1) === 1).length

/** RR-1.1: in the stacks, returned, in hand, at the routes and in the gaps. */
const pieces = (state: State, number: number): number => {
  const loose = [C.STACK + number, C.RETURNED + number].reduce((sum, at) => sum + C.cell(state, at), 0)
  const inHand = [C.HAND, C.PIECE].filter((at) => C.cell(state, at) === number).length
  const onMats = seatsOf(state).flatMap((seat) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((at) => C.onMat(state, seat, C.SLOT + at) === number),
  )
  return loose + inHand + onMats.length
}

const matFaults = (state: State, seat: number): readonly string[] => {
  const start = setupFor(state.seats)
  const wrong: string[] = []
  const check = (isRight: boolean, what: string): void => void (isRight || wrong.push(what))
  ROUTES.forEach(({ fields, colours }, route) => {
    const far = [0, 1, 2, 3, 4].map((colour) => C.track(state, seat, route, colour))
    check((far[0] ?? 0) <= fields, 'black is past the end')
    for (let colour = 1; colour < 5; colour++) {
      const [ahead = 0, here = 0] = [far[colour - 1], far[colour]]
      check(here === 0 || here < ahead, 'a track stands on or ahead of the one before it')
      const isTaken = C.track(state, seat, 0, 0) >= (UNLOCKED_AT[colour] ?? 0)
      check(here === 0 || (colour < colours && isTaken), 'a track lies where it may not')
    }
  })
  const piles = Array.from({ length: C.ALL_SPACES }, (_, space) => C.inPile(C.standing(state, seat, space)))
  const placed = (what: keyof C.Pile): number => piles.reduce((sum, pile) => sum + pile[what], 0)
  const all = C.onMat(state, seat, C.ALL_WORKERS)
  check(C.onMat(state, seat, C.WORKERS) + placed('workers') === all, 'own workers do not add up')
  check(
    C.onMat(state, seat, C.BLACK) + placed('black') === C.onMat(state, seat, C.HAS_BLACK),
    'the black worker is lost',
  )
  check(C.onMat(state, seat, C.TEMPORARY) + placed('temporary') <= start.temporaryWorkers, 'too many temporary workers')
  check(all >= start.workers && all <= start.workers + start.supply, 'another number of own workers')
  check(C.onMat(state, seat, C.DOUBLERS) <= DOUBLER_FIELDS, 'too many doublers')
  const second = C.onMat(state, seat, C.MARKER + 1)
  check(second < C.onMat(state, seat, C.MARKER) || second < 0, 'the second marker has caught up with the first')
  return wrong
}
