/** What must be true in every position. */
import { DOUBLER_FIELDS, GAPS, ROUTES } from '../data/board.ts'
import { CARDS, END_CARDS, END_CARDS_REMOVED } from '../data/cards.ts'
import { LOCOMOTIVE_NUMBERS, setupFor } from '../data/counts.ts'
import { COLOURS } from '../data/effects.ts'
import { engineersOf } from '../engineers/engineers.ts'
import { SLOTS } from '../locomotives/slots.ts'
import { isStillPossible } from '../open-list/counting.ts'
import { ENTRIES } from '../open-list/entries.ts'
import { TALLIES } from '../scoring/points.ts'
import { type Pile, pileOf } from '../state/pile.ts'
import { has, membersOf } from '../state/sets.ts'
import { ALL_SPACES, type SpaceNo, T12 } from '../state/space-numbers.ts'
import { isOver, matOf, type State, seatsOf } from '../state/state.ts'
import { UNLOCKED_AT } from '../track/room.ts'
import { track } from '../track/tracks.ts'
import { isFree, pileOn } from '../workers/spaces.ts'

export const invariants = (state: State): readonly string[] => {
  const { board, endCardPile, endCardsTaken } = state
  const start = setupFor(state.seats)
  const seats = seatsOf(state)
  const wrong: string[] = []
  const check = (isRight: boolean, what: string): void => void (isRight || wrong.push(what))
  check(hasAllLists(state), 'a list is too long or too short')
  check(!hasBadCount(state), 'a count is negative')
  for (let number = 1; number <= LOCOMOTIVE_NUMBERS; number++) {
    const special = number === LOCOMOTIVE_NUMBERS && !isLeft(state, 'nine') ? 1 : 0
    check(pieces(state, number) === start.locomotivesPerNumber + special, `locomotives ${number} do not add up`)
  }
  for (const seat of seats) for (const fault of matFaults(state, seat)) wrong.push(`seat ${seat}: ${fault}`)
  const owned = seats.flatMap((seat) => engineersOf(state, seat))
  const row = board.engineerRow.filter((number) => number > 0)
  check(new Set([...owned, ...row]).size === owned.length + row.length, 'an engineer is in two places')
  check(
    membersOf(endCardPile).length === END_CARDS.length - END_CARDS_REMOVED,
    'the pile began with another number of cards',
  )
  check(new Set(endCardsTaken).size === endCardsTaken.length, 'an end card was taken twice')
  check(
    endCardsTaken.every((card) => has(endCardPile, card)),
    'an end card was taken that was not in the pile',
  )
  check(endCardsTaken.length === board.endCardTakers.length, 'end cards taken and takers differ')
  check(new Set(board.order).size === state.seats, 'a seat is missing in the order')
  check(
    isFree(state, T12) && spacesToTake.every(isTakenByOne(state)),
    'a space is taken by nobody, or by two, or free and full',
  )
  check(isOver(state) || isStillPossible(state, state.current.mover), 'a printed part can no longer be done')
  return wrong
}

const hasAllLists = ({ seats, board, current, mats }: State): boolean => {
  const lists: readonly (readonly [list: readonly unknown[], length: number])[] = [
    [board.order, seats],
    [board.stacks, LOCOMOTIVE_NUMBERS + 1],
    [board.returned, LOCOMOTIVE_NUMBERS + 1],
    [board.engineerRow, 7],
    [current.printed, ENTRIES],
    [current.gains, ENTRIES],
    [mats, seats],
    ...mats.flatMap((mat) => [
      [mat.tracks, ROUTES.length * COLOURS.length] as const,
      [mat.locomotives, SLOTS] as const,
      [mat.factories, GAPS] as const,
      [mat.markers, 2] as const,
      [mat.piles, ALL_SPACES] as const,
      [mat.points, TALLIES.length] as const,
    ]),
  ]
  return lists.every(([list, length]) => list.length === length)
}

/** Every number of the position but one: the second marker may not be there. */
const hasBadCount = ({ board, current, mats }: State): boolean =>
  [board, current, ...mats.map((mat) => ({ ...mat, markers: mat.markers.slice(0, 1) }))].some((part) =>
    Object.values(part).some((value: unknown) => (Array.isArray(value) ? value.some(isBadCount) : isBadCount(value))),
  )

const isBadCount = (value: unknown): boolean => typeof value === 'number' && !(value >= 0)

/** RR-2.3: all but T12, which several may share. */
const spacesToTake = Array.from({ length: ALL_SPACES }, (_, space) => space).filter((space) => space !== T12)

const isTakenByOne =
  (state: State) =>
  (space: SpaceNo): boolean => {
    const owners = seatsOf(state).filter((seat) => pileOn(state, seat, space) > 0)
    return owners.length === (isFree(state, space) ? 0 : 1)
  }

const isLeft = (state: State, id: string): boolean =>
  has(
    state.board.cardsLeft,
    CARDS.findIndex((card) => card.id === id),
  )

/** RR-1.1: in the stacks, returned, in hand, at the routes and in the gaps. */
const pieces = ({ board, current, mats }: State, number: number): number => {
  let count = (board.stacks[number] ?? 0) + (board.returned[number] ?? 0)
  for (const one of [current.locomotiveInHand, current.factoryInHand]) if (one === number) count += 1
  for (const { locomotives, factories } of mats) {
    for (const one of locomotives) if (one === number) count += 1
    for (const one of factories) if (one === number) count += 1
  }
  return count
}

const matFaults = (state: State, seat: number): readonly string[] => {
  const start = setupFor(state.seats)
  const mat = matOf(state, seat)
  const wrong: string[] = []
  const check = (isRight: boolean, what: string): void => void (isRight || wrong.push(what))
  ROUTES.forEach(({ fields, colours }, route) => {
    const far = COLOURS.map((_, colour) => track(state, seat, route, colour))
    check((far[0] ?? 0) <= fields, 'black is past the end')
    for (let colour = 1; colour < 5; colour++) {
      const [ahead = 0, here = 0] = [far[colour - 1], far[colour]]
      check(here === 0 || here < ahead, 'a track stands on or ahead of the one before it')
      const isTaken = track(state, seat, 0, 0) >= (UNLOCKED_AT[colour] ?? 0)
      check(here === 0 || (colour < colours && isTaken), 'a track lies where it may not')
    }
  })
  const piles = Array.from({ length: ALL_SPACES }, (_, space) => pileOf(pileOn(state, seat, space)))
  const placed = (what: keyof Pile): number => piles.reduce((sum, pile) => sum + pile[what], 0)
  const { workers, allWorkers, blackWorkers, allBlackWorkers, temporaryWorkers, doublers, markers } = mat
  check(workers + placed('workers') === allWorkers, 'own workers do not add up')
  check(blackWorkers + placed('black') === allBlackWorkers, 'the black worker is lost')
  check(temporaryWorkers + placed('temporary') <= start.temporaryWorkers, 'too many temporary workers')
  check(allWorkers >= start.workers && allWorkers <= start.workers + start.supply, 'another number of own workers')
  check(doublers <= DOUBLER_FIELDS, 'too many doublers')
  const [first = 0, second = 0] = markers
  check(second < first || second < 0, 'the second marker has caught up with the first')
  return wrong
}
