/** The quick paths against slow, literal twins, over random matches and random positions. */
import { describe, expect, test } from 'vitest'
import { makeTrial } from '../../../../test/kit/trial.ts'
import { POLICY_NAMES, policies } from '../../../bots/policies.ts'
import { quickRng } from '../../../kit/chance.ts'
import { isPossibleAlone } from '../actions/possible.ts'
import { CARD_READINGS, readingOn } from '../actions/readings.ts'
import { surveyOf, verdict } from '../actions/survey.ts'
import { game } from '../game.ts'
import { canLay, worksFit } from '../industry/yard.ts'
import type { Move } from '../moves.ts'
import { income } from '../scoring/income.ts'
import * as C from '../state/cells.ts'
import { cellsBefore, type State } from '../state/state.ts'
import { canStep, roomFor, stepsFit } from '../track/room.ts'
import { doableEngineers, doableSpaces, TOLD, WITH_REPEAT } from '../workers/candidates.ts'
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
  test('RR-11.1 RR-11.2 RR-11.3 RR-4.4 as the rules say it, in every position of random matches', () => {
    for (const state of states) {
      for (let seat = 0; seat < state.seats; seat++) expect(income(state, seat)).toEqual(literalIncome(state, seat))
    }
    expect(states.length).toBeGreaterThan(1500)
  })

  test('RR-11.1 RR-11.2 RR-7.1 and on mats that matches seldom come to', () => {
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
  const at = C.mat(seat)
  LENGTHS.forEach((fields, route) => {
    let ahead = 1 + rng(fields)
    state.cells[at + C.TRACK + 5 * route] = ahead
    for (let colour = 1; colour < 5; colour++) {
      const isAllowed = colour < ([5, 4, 3][route] ?? 0) && ahead > 1
      ahead = isAllowed ? rng(Math.min(ahead, 9)) : 0
      state.cells[at + C.TRACK + 5 * route + colour] = ahead
    }
  })
  for (let slot = 0; slot < 4; slot++) state.cells[at + C.SLOT + slot] = rng(10)
  const built = rng(6)
  for (let gap = 0; gap < 5; gap++) state.cells[at + C.GAP + gap] = gap < built ? 1 + rng(9) : 0
  const last = [4, 6, 8, 10, 12, 15][built] ?? 0
  const first = rng(last + 1)
  state.cells[at + C.MARKER] = first
  state.cells[at + C.MARKER + 1] = rng(first + 1) - 1
  state.cells[at + C.DOUBLERS] = rng(9)
  state.cells[at + C.PLACED_TOKENS] = rng(128)
  for (let number = 1; number <= 9; number++) {
    state.cells[C.STACK + number] = number < 2 + rng(8) ? 0 : rng(2)
    state.cells[C.RETURNED + number] = rng(12) === 0 ? 1 : 0
  }
}

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

test('RR-2.9 RR-R8 RR-3.2 RR-3.6 whether steps can be made in full is what trying every order says', () => {
  const rng = quickRng(29)
  let possible = 0
  for (let i = 0; i < 4000; i++) {
    const state = structuredClone(states[rng(states.length)] as State)
    shuffleMat(state, 0, rng)
    const needs = Array<number>(C.ENTRIES).fill(0)
    for (let parts = 1 + rng(3); parts > 0; parts--) {
      const entry = rng(C.STEP_ENTRIES)
      needs[entry] = (needs[entry] ?? 0) + 1
    }
    const tracks = [0, 1, 2].map((route) => tracksOn(state, 0, route))
    const literal = literalSteps(tracks, needs.slice(0, C.STEP_ENTRIES))
    expect(stepsFit(state.cells, C.mat(0) + C.TRACK, needs), JSON.stringify([tracks, needs])).toBe(literal)
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

test('RR-2.9 RR-5.5 RR-6.2 RR-6.3 RR-6.8 whether building and industry can be done in full, likewise', () => {
  const rng = quickRng(63)
  let possible = 0
  for (let i = 0; i < 1500; i++) {
    const state = structuredClone(states[rng(states.length)] as State)
    shuffleMat(state, 0, rng)
    const needs = Array<number>(C.ENTRIES).fill(0)
    const wanted = [rng(4), rng(2), rng(2), rng(2)]
    wanted.forEach((count, at) => {
      needs[C.ENTRY.industry + at] = count
    })
    const yard: Yard = {
      slots: locomotives(state, 0),
      stack: state.cells.slice(C.STACK, C.STACK + 10),
      returned: state.cells.slice(C.RETURNED, C.RETURNED + 10).reduce((sum, count) => sum + count, 0),
      built: [0, 1, 2, 3, 4].filter((gap) => C.onMat(state, 0, C.GAP + gap) > 0).length,
      first: C.onMat(state, 0, C.MARKER),
      second: C.onMat(state, 0, C.MARKER + 1),
    }
    const literal = literalWorks(yard, wanted)
    expect(worksFit(state, 0, needs), JSON.stringify([yard, wanted])).toBe(literal)
    if (literal) possible += 1
  }
  expect(possible).toBeGreaterThan(200)
  expect(possible).toBeLessThan(1400)
})

test('RR-2.9 what a look round says of spaces, engineers and cards is what the whole question says', () => {
  const rng = quickRng(31)
  const told = [0, 0, 0]
  const wrong: unknown[] = []
  for (let i = 0; i < 1500; i++) {
    const state = structuredClone(states[rng(states.length)] as State)
    shuffleMat(state, 0, rng)
    const spaces = Array.from({ length: C.ALL_SPACES }, (_, space) => readingOn(state, space))
    for (const reading of [...spaces, ...CARD_READINGS]) {
      const known = verdict(surveyOf(state, 0), reading)
      told[known + 1] = (told[known + 1] ?? 0) + 1
      if (known < 0) continue
      const whole =
        reading.doublers <= 8 - C.onMat(state, 0, C.DOUBLERS) &&
        stepsFit(state.cells, C.mat(0) + C.TRACK, reading.needs) &&
        worksFit(state, 0, reading.needs)
      if ((known === 1) !== whole) wrong.push(reading.effect, state.cells)
    }
  }
  expect(wrong).toEqual([])
  for (const count of told) expect(count).toBeGreaterThan(1000)
})

test('RR-2.9 RR-8.3 sets of spaces and own engineers hold those that are possible one by one', () => {
  const rng = quickRng(41)
  const told = [0, 0]
  const wrong: unknown[] = []
  for (let i = 0; i < 1500; i++) {
    const state = structuredClone(states[rng(states.length)] as State)
    shuffleMat(state, 0, rng)
    const compare = (set: number, at: number, space: number): void => {
      const isIn = (set >> at) & 1
      told[isIn] = (told[isIn] ?? 0) + 1
      if ((isIn === 1) !== isPossibleAlone(state, 0, space, surveyOf(state, 0))) wrong.push([space, state.cells])
    }
    const spaces = doableSpaces(surveyOf(state, 0))
    for (let space = 0; space <= C.OWN_ENGINEER; space++) if ((TOLD >> space) & 1) compare(spaces, space, space)
    const engineers = doableEngineers(surveyOf(state, 0))
    for (let number = 1; number <= 15; number++) {
      if (((WITH_REPEAT >> number) & 1) === 0) compare(engineers, number, C.engineerSpace(number))
    }
  }
  expect(wrong).toEqual([])
  for (const count of told) expect(count).toBeGreaterThan(1000)
})

test('RR-2.9 RR-R8 while printed parts are open there is always something to do, and done is not offered', () => {
  let open = 0
  for (const state of states) {
    if (C.pending(state) !== 'do') continue
    const printed = state.cells.slice(C.PRINTED, C.PRINTED + C.ENTRIES).some((count) => count > 0)
    const moves = game.legal(state, C.cell(state, C.MOVER))
    expect(moves.length).toBeGreaterThan(1)
    const isOwed = printed || C.cell(state, C.TOKENS_OWED) > 0
    expect(moves.some(({ kind }) => kind === 'done')).toBe(!isOwed)
    if (printed) open += 1
  }
  expect(open).toBeGreaterThan(200)
})

test('RR §16 in random matches too no decision has more choices than there are spaces, own engineers and a pass', () => {
  const most = Math.max(...states.map((state) => game.legal(state, C.cell(state, C.MOVER)).length))
  expect(most).toBeGreaterThan(20)
  expect(most).toBeLessThanOrEqual(C.ALL_SPACES + 1)
})

test('RR §14 a turn under way, taken back, leaves the cells with which it began', () => {
  let underWay = 0
  for (const { steps } of journeys) {
    let begun: readonly number[] = []
    for (const { before, after } of steps as readonly { before: State; after: State }[]) {
      if (before.before.length === 0) begun = before.cells
      if (after.turn > before.turn) {
        expect(after.before).toEqual([])
        continue
      }
      expect(after.before.length).toBeGreaterThan(0)
      expect(cellsBefore(after)).toEqual(begun)
      underWay += 1
    }
  }
  expect(underWay).toBeGreaterThan(500)
})

test('RR-12.3 a move is final exactly when it opens the pile or ends the game', () => {
  let finals = 0
  for (const { steps } of journeys) {
    for (const { before, seat, move, after } of steps as readonly {
      before: State
      seat: number
      move: Move
      after: State
    }[]) {
      const isFinal = game.final(before, seat, move)
      expect(isFinal).toBe(after.looks.length > before.looks.length || game.outcome(after) !== undefined)
      if (isFinal) finals += 1
    }
  }
  expect(finals).toBeGreaterThan(12)
})

test('RR-2.9 a look round counts what can be done of each sort, in every position of random matches', () => {
  for (const state of states) {
    for (let seat = 0; seat < state.seats; seat++) {
      const at = C.mat(seat)
      const rooms = [0, 1, 2, 3, 4].map((colour) => roomFor(state.cells, at + C.TRACK, colour))
      const number = C.lowest(state)
      const canLayIt = number > 0 && canLay(state.cells, at, number)
      const [stacks = 0, returned = 0] = [C.STACK, C.RETURNED].map((from) =>
        state.cells.slice(from, from + 10).reduce((sum, count) => sum + count, 0),
      )
      const survey = surveyOf(state, seat)
      expect([...survey.slice(0, 5)]).toEqual(rooms)
      expect(survey[C.ENTRY['black|grey']]).toBe((rooms[0] ?? 0) + (rooms[1] ?? 0))
      expect(survey[C.ENTRY.any]).toBe(rooms.reduce((sum, room) => sum + room, 0))
      expect(survey[C.ENTRY.locomotive]).toBe(canLayIt ? 1 : 0)
      expect(survey[C.ENTRY.factory]).toBe(canLayIt ? stacks : Math.min(1, stacks + returned))
    }
  }
})

test('RR-3.2 a track with room for one step more can make it, and then no other', () => {
  const state = structuredClone(states[0] as State)
  const kiev = C.mat(0) + C.TRACK + 10
  const fields = LENGTHS[2] ?? 0
  state.cells[kiev] = fields - 1
  expect(canStep(state, 0, 2, 0)).toBe(true)
  state.cells[kiev] = fields
  expect(canStep(state, 0, 2, 0)).toBe(false)
})
