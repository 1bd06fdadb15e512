/** The quick paths against slow, literal twins, over random matches and random positions. */
import { describe, expect, test } from 'vitest'
import { makeTrial } from '../../../../test/kit/trial.ts'
import { POLICY_NAMES, policies } from '../../../bots/policies.ts'
import { quickRng } from '../../../kit/chance.ts'
import type { Rng } from '../../../kit/game.ts'
import { actionOn, CARD_ACTIONS } from '../actions/action.ts'
import { capacityOf, isWithin } from '../actions/capacity.ts'
import { isPossibleAlone } from '../actions/possible.ts'
import { SPACES } from '../data/spaces.ts'
import { game } from '../game.ts'
import { worksFit } from '../industry/yard.ts'
import { canLay } from '../locomotives/slots.ts'
import { lowestLocomotive } from '../locomotives/stacks.ts'
import type { Move } from '../moves.ts'
import { ENTRIES, ENTRY, STEP_ENTRIES } from '../open-list/entries.ts'
import { income } from '../scoring/income.ts'
import { has } from '../state/sets.ts'
import { ALL_SPACES, engineerSpace } from '../state/space-numbers.ts'
import { matOf, type Position, positionBefore, type State } from '../state/state.ts'
import { canStep, roomFor, stepsFit } from '../track/room.ts'
import { trackNo } from '../track/tracks.ts'
import { DECIDED_BY_CAPACITY, doableEngineers, doableSpaces, USING_AGAIN } from '../workers/candidates.ts'
import { LENGTHS, literalIncome, locomotives, tracksOn } from './literal.ts'
import { proof } from './proof.ts'

const journeys = [2, 3, 4].flatMap((seats) =>
  POLICY_NAMES.map((name, at) => {
    const seed = 500 * seats + at
    return makeTrial({ game, proof, start: { seats, options: {}, rules: 1 }, seed, policy: policies[name](seed) })
      .journey
  }),
)
const states = journeys.flatMap(({ steps, last }) => [...steps.map(({ before }) => before), last]) as readonly State[]

describe('scoring', () => {
  test('RR-11.1 RR-11.2 RR-11.3 RR-4.4 agrees with the literal rules in every position of random matches', () => {
    for (const state of states) {
      for (let seat = 0; seat < state.seats; seat++) expect(income(state, seat)).toEqual(literalIncome(state, seat))
    }
    expect(states.length).toBeGreaterThan(1500)
  })

  test('RR-11.1 RR-11.2 RR-7.1 agrees with the literal rules on mats that are rare in matches', () => {
    const rng = quickRng(11)
    for (let i = 0; i < 3000; i++) {
      const state = structuredClone(states[rng(states.length)] as State)
      shuffleMat(state, 0, rng)
      expect(income(state, 0)).toEqual(literalIncome(state, 0))
    }
  })
})

/** Tracks, locomotives and the rest anywhere they may be. */
const shuffleMat = (state: State, seat: number, rng: (n: number) => number): void => {
  const mat = matOf(state, seat)
  mat.tracks = LENGTHS.flatMap((fields, route) => {
    let ahead = 1 + rng(fields)
    const line = [ahead]
    for (let colour = 1; colour < 5; colour++) {
      const isAllowed = colour < ([5, 4, 3][route] ?? 0) && ahead > 1
      ahead = isAllowed ? rng(Math.min(ahead, 9)) : 0
      line.push(ahead)
    }
    return line
  })
  mat.locomotives = mat.locomotives.map(() => rng(10))
  const built = rng(6)
  mat.factories = mat.factories.map((_, gap) => (gap < built ? 1 + rng(9) : 0))
  const last = [4, 6, 8, 10, 12, 15][built] ?? 0
  const first = rng(last + 1)
  mat.markers = [first, rng(first + 1) - 1]
  mat.doublers = rng(9)
  mat.tokens = rng(128)
  for (let number = 1; number <= 9; number++) {
    const { board } = state
    board.stacks = board.stacks.with(number, number < 2 + rng(8) ? 0 : rng(2))
    board.returned = board.returned.with(number, rng(12) === 0 ? 1 : 0)
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/* RR-2.9 for steps, word for word: try every order of every step. */
type Tracks = readonly (readonly number[])[]
const UNLOCK = [0, 2, 6, 10, 15]
const ALLOWS = [[0], [1], [2], [3], [4], [0, 1], [0, 1, 2, 3, 4]]

const mayStep = (tracks: Tracks, route: number, colour: number): boolean => {
  const line = tracks[route] ?? []
  const black = tracks[0]?.[0] ?? 0
  if (colour >= ([5, 4, 3][route] ?? 0) || black < (UNLOCK[colour] ?? 0)) return false
  const next = (line[colour] ?? 0) + 1
  if (next > (LENGTHS[route] ?? 0) || line.includes(next)) return false
  return line.slice(0, colour).every((field) => field > next)
}

const literalSteps = (tracks: Tracks, needs: readonly number[]): boolean => {
  if (needs.every((count) => count === 0)) return true
  return needs.some((count, entry) => {
    if (count === 0) return false
    const rest = needs.with(entry, count - 1)
    return (ALLOWS[entry] ?? []).some((colour) =>
      [0, 1, 2].some((route) => {
        if (!mayStep(tracks, route, colour)) return false
        const line = tracks[route] ?? []
        return literalSteps(tracks.with(route, line.with(colour, (line[colour] ?? 0) + 1)), rest)
      }),
    )
  })
}

/** A position from the matches in which the first seat has any railway. */
const stateWithAnyMat = (rng: Rng): State => {
  const state = structuredClone(states[rng(states.length)] as State)
  shuffleMat(state, 0, rng)
  return state
}

test('RR-2.9 RR-R8 RR-3.2 RR-3.6 the test whether steps can be made in full agrees with trying every order', () => {
  const rng = quickRng(29)
  let possible = 0
  for (let i = 0; i < 4000; i++) {
    const state = stateWithAnyMat(rng)
    const needs = Array<number>(ENTRIES).fill(0)
    for (let parts = 1 + rng(3); parts > 0; parts--) {
      const entry = rng(STEP_ENTRIES)
      needs[entry] = (needs[entry] ?? 0) + 1
    }
    const tracks = [0, 1, 2].map((route) => tracksOn(state, 0, route))
    const literal = literalSteps(tracks, needs.slice(0, STEP_ENTRIES))
    expect(stepsFit(matOf(state, 0).tracks, needs), JSON.stringify([tracks, needs])).toBe(literal)
    if (literal) possible += 1
  }
  expect(possible).toBeGreaterThan(500)
  expect(possible).toBeLessThan(3900)
})

/* RR-2.9 for building and industry, word for word. */
interface Yard {
  readonly slots: readonly number[]
  readonly stack: readonly number[]
  readonly returned: number
  readonly built: number
  readonly first: number
  readonly second: number
}
const GAP_SPACES = [5, 7, 9, 11, 13]

const layings = (yard: Yard, hand: number, fresh: boolean): readonly Yard[] => {
  const ways: Yard[] = []
  if (!fresh && !yard.slots.includes(0)) ways.push({ ...yard, returned: yard.returned + 1 })
  yard.slots.forEach((there, slot) => {
    if (there >= hand) return
    const laid = { ...yard, slots: yard.slots.with(slot, hand) }
    if (there === 0) ways.push(laid)
    else ways.push(...layings(laid, there, false))
  })
  return ways
}

const lowest = ({ stack }: Yard): number => stack.findIndex((count, number) => number > 0 && count > 0)
const without = (stack: readonly number[], number: number): readonly number[] =>
  stack.with(number, (stack[number] ?? 0) - 1)

const locomotiveWays = (yard: Yard): readonly Yard[] => {
  const number = lowest(yard)
  return number < 0 ? [] : layings({ ...yard, stack: without(yard.stack, number) }, number, true)
}

const factoryWays = (yard: Yard): readonly Yard[] => {
  const number = lowest(yard)
  const fill = (from: Yard): Yard =>
    from.built === 5 ? { ...from, returned: from.returned + 1 } : { ...from, built: from.built + 1 }
  return [
    ...(number < 0 ? [] : [fill({ ...yard, stack: without(yard.stack, number) })]),
    ...(yard.returned === 0 ? [] : [fill({ ...yard, returned: yard.returned - 1 })]),
  ]
}

const industryWays = (yard: Yard): readonly Yard[] => {
  const isOpen = (space: number): boolean =>
    space <= 15 && (!GAP_SPACES.includes(space) || GAP_SPACES.indexOf(space) < yard.built)
  const ways: Yard[] = []
  if (isOpen(yard.first + 1)) ways.push({ ...yard, first: yard.first + 1 })
  if (yard.second >= 0 && yard.second + 1 < yard.first && isOpen(yard.second + 1)) {
    ways.push({ ...yard, second: yard.second + 1 })
  }
  return ways
}

/** Industry steps, locomotives, factories, either: how many are left of each. */
const literalWorks = (yard: Yard, [steps = 0, engines = 0, plants = 0, either = 0]: readonly number[]): boolean => {
  if (steps + engines + plants + either === 0) return true
  const go = (ways: readonly Yard[], rest: readonly number[]): boolean => ways.some((way) => literalWorks(way, rest))
  return (
    (steps > 0 && go(industryWays(yard), [steps - 1, engines, plants, either])) ||
    (engines > 0 && go(locomotiveWays(yard), [steps, engines - 1, plants, either])) ||
    (plants > 0 && go(factoryWays(yard), [steps, engines, plants - 1, either])) ||
    (either > 0 && go([...locomotiveWays(yard), ...factoryWays(yard)], [steps, engines, plants, either - 1]))
  )
}

test('RR-2.9 RR-5.5 RR-6.2 RR-6.3 RR-6.8 the test whether builds and industry steps can be made in full agrees with trying every order', () => {
  const rng = quickRng(63)
  let possible = 0
  for (let i = 0; i < 1500; i++) {
    const state = stateWithAnyMat(rng)
    const needs = Array<number>(ENTRIES).fill(0)
    const wanted = [rng(4), rng(2), rng(2), rng(2)]
    wanted.forEach((count, at) => {
      needs[ENTRY.industry + at] = count
    })
    const yard: Yard = {
      slots: locomotives(state, 0),
      stack: state.board.stacks,
      returned: sum(state.board.returned),
      built: matOf(state, 0).factories.filter((number) => number > 0).length,
      first: matOf(state, 0).markers[0] ?? 0,
      second: matOf(state, 0).markers[1] ?? 0,
    }
    const literal = literalWorks(yard, wanted)
    expect(worksFit(state, 0, needs), JSON.stringify([yard, wanted])).toBe(literal)
    if (literal) possible += 1
  }
  expect(possible).toBeGreaterThan(200)
  expect(possible).toBeLessThan(1400)
})

test('RR-2.9 the capacity test of spaces, engineers and cards agrees with the full test', () => {
  const rng = quickRng(31)
  const answers = { yes: 0, no: 0, unknown: 0 }
  const wrong: unknown[] = []
  for (let i = 0; i < 1500; i++) {
    const state = stateWithAnyMat(rng)
    const spaces = Array.from({ length: ALL_SPACES }, (_, space) => actionOn(state, space))
    for (const action of [...spaces, ...CARD_ACTIONS]) {
      const known = isWithin(capacityOf(state, 0), action)
      answers[known === undefined ? 'unknown' : known ? 'yes' : 'no'] += 1
      if (known === undefined) continue
      const whole =
        action.doublers <= 8 - matOf(state, 0).doublers &&
        stepsFit(matOf(state, 0).tracks, action.needs) &&
        worksFit(state, 0, action.needs)
      if (known !== whole) wrong.push(action.effect, state)
    }
  }
  expect(wrong).toEqual([])
  for (const count of Object.values(answers)) expect(count).toBeGreaterThan(1000)
})

test('RR-2.9 RR-8.3 the sets of spaces and own engineers agree with testing them one by one', () => {
  const rng = quickRng(41)
  const answers = { yes: 0, no: 0 }
  const wrong: unknown[] = []
  for (let i = 0; i < 1500; i++) {
    const state = stateWithAnyMat(rng)
    const compare = (set: number, at: number, space: number): void => {
      const isIn = has(set, at)
      answers[isIn ? 'yes' : 'no'] += 1
      if (isIn !== isPossibleAlone(state, 0, space, capacityOf(state, 0))) wrong.push([space, state])
    }
    const spaces = doableSpaces(capacityOf(state, 0))
    for (const space of SPACES.keys()) if (has(DECIDED_BY_CAPACITY, space)) compare(spaces, space, space)
    const engineers = doableEngineers(capacityOf(state, 0))
    for (let number = 1; number <= 15; number++) {
      if (!has(USING_AGAIN, number)) compare(engineers, number, engineerSpace(number))
    }
  }
  expect(wrong).toEqual([])
  for (const count of Object.values(answers)) expect(count).toBeGreaterThan(1000)
})

test('RR-2.9 RR-R8 while printed parts are open there is always something to do, and done is not offered', () => {
  let open = 0
  for (const state of states) {
    if (state.current.decision !== 'do') continue
    const printed = state.current.printed.some((count) => count > 0)
    const moves = game.legal(state, state.current.mover)
    expect(moves.length).toBeGreaterThan(1)
    const isOwed = printed || state.current.tokensOwed > 0
    expect(moves.some(({ kind }) => kind === 'done')).toBe(!isOwed)
    if (printed) open += 1
  }
  expect(open).toBeGreaterThan(200)
})

test('RR §16 no decision of a random match has more choices than there are spaces, own engineers and a pass', () => {
  const most = Math.max(...states.map((state) => game.legal(state, state.current.mover).length))
  expect(most).toBeGreaterThan(20)
  expect(most).toBeLessThanOrEqual(ALL_SPACES + 1)
})

test('RR §14 the saved position is the position at the start of the turn in progress', () => {
  let underWay = 0
  for (const { steps } of journeys) {
    let begun: Position | undefined
    for (const { before, after } of steps as readonly { before: State; after: State }[]) {
      if (before.before === null) begun = before
      if (after.turn > before.turn) {
        expect(after.before).toBeNull()
        continue
      }
      expect(after.before).not.toBeNull()
      const { board, current, mats } = positionBefore(after)
      expect({ board, current, mats }).toEqual({ board: begun?.board, current: begun?.current, mats: begun?.mats })
      underWay += 1
    }
  }
  expect(underWay).toBeGreaterThan(500)
})

test('RR-12.3 a move is irreversible exactly when it opens the pile or ends the game', () => {
  let finals = 0
  for (const { steps } of journeys) {
    for (const { before, seat, move, after } of steps as readonly {
      before: State
      seat: number
      move: Move
      after: State
    }[]) {
      const isFinal = game.irreversible(before, seat, move) !== null
      expect(isFinal).toBe(after.looks.length > before.looks.length || game.outcome(after) !== undefined)
      if (isFinal) finals += 1
    }
  }
  expect(finals).toBeGreaterThan(12)
})

test('RR-2.9 the capacity counts what can be done of each sort, in every position of random matches', () => {
  for (const state of states) {
    for (let seat = 0; seat < state.seats; seat++) {
      const mat = matOf(state, seat)
      const rooms = [0, 1, 2, 3, 4].map((colour) => roomFor(mat.tracks, colour))
      const number = lowestLocomotive(state)
      const canLayIt = number > 0 && canLay(mat.locomotives, number)
      const stacks = sum(state.board.stacks)
      const returned = sum(state.board.returned)
      const capacity = capacityOf(state, seat)
      expect(capacity.slice(0, 5)).toEqual(rooms)
      expect(capacity[ENTRY['black|grey']]).toBe((rooms[0] ?? 0) + (rooms[1] ?? 0))
      expect(capacity[ENTRY.any]).toBe(sum(rooms))
      expect(capacity[ENTRY.locomotive]).toBe(canLayIt ? 1 : 0)
      expect(capacity[ENTRY.factory]).toBe(canLayIt ? stacks : Math.min(1, stacks + returned))
    }
  }
})

test('RR-3.2 a track with room for one more step can make that step, and no second one', () => {
  const state = structuredClone(states[0] as State)
  const mat = matOf(state, 0)
  const fields = LENGTHS[2] ?? 0
  mat.tracks = mat.tracks.with(trackNo(2, 0), fields - 1)
  expect(canStep(state, 0, 2, 0)).toBe(true)
  mat.tracks = mat.tracks.with(trackNo(2, 0), fields)
  expect(canStep(state, 0, 2, 0)).toBe(false)
})
