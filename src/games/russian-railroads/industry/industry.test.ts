import { describe, expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../../test/kit/scene.ts'
import { END_CARDS } from '../data/cards.ts'
import { reach } from '../locomotives/slots.ts'
import { ENTRY } from '../open-list/entries.ts'
import { pointsOf } from '../scoring/points.ts'
import { matOf } from '../state/state.ts'
import {
  alone,
  first,
  firstMat,
  type MatSketch,
  returned,
  stacks,
  type TestMatch,
  table,
} from '../testing/positions.ts'

const slots = (match: TestMatch): readonly number[] => firstMat(match).locomotives
const gaps = (match: TestMatch): readonly number[] => firstMat(match).factories
const returnedOf = (match: TestMatch, number: number): number | undefined => match.state.board.returned[number]
const marker = (match: TestMatch, which = 0): number | undefined => firstMat(match).markers[which]
/** L1 with a stack that begins at this number. */
const from = (number: number, mine: MatSketch, seats = 4): TestMatch =>
  table(seats, mine, (state) => stacks(state, ...Array.from({ length: 9 }, (_, at) => (at + 1 >= number ? 2 : 0))))

describe('RR-5 locomotives', () => {
  test('RR-5.1 a locomotive is taken from the lowest stack that is left', () => {
    const match = after(from(3, {}), 'L1', 'build:locomotive', 'lay:kiev')
    expect(slots(match)).toEqual([1, 0, 0, 3])
    expect(match.state.board.stacks[3]).toBe(1)
  })

  test('RR-5.2 the two locomotives of Transsib add up; the other routes have one each', () => {
    const { state } = table(4, { slots: [3, 4, 5, 6] })
    expect([0, 1, 2].map((route) => reach(state, state.current.mover, route))).toEqual([7, 5, 6])
  })

  test('RR-5.3 a locomotive goes on an empty slot or replaces a lower number, never an equal or higher one', () => {
    const match = after(from(4, { slots: [3, 0, 4, 5] }), 'L1', 'build:locomotive')
    expect(choices(match)).toEqual(['lay:transsib1', 'lay:transsib2'])
    expect(refusedBy(match, 'lay:petersburg')).toBe('RR-5.3')
    expect(refusedBy(match, 'lay:kiev')).toBe('RR-5.3')
  })

  test('RR-5.4 RR-5.6 RR-E5 4 replaces 2 on Petersburg, 2 replaces 1 on Kiev, the 1 is returned', () => {
    const match = after(from(4, { slots: [4, 4, 2, 1] }), 'L1', 'build:locomotive', 'lay:petersburg')
    const laid = after(match, 'lay:kiev')
    expect(slots(laid)).toEqual([4, 4, 4, 2])
    expect(returnedOf(laid, 1)).toBe(1)
    expect(laid.state.turn).toBe(1)
  })

  test('RR-5.4 RR-E6 Transsib with 3 and 1: 4 replaces the 1, which goes to the empty Kiev', () => {
    const match = after(from(4, { slots: [3, 1, 4, 0] }), 'L1', 'build:locomotive', 'lay:transsib2')
    expect(slots(match)).toEqual([3, 4, 4, 1])
  })

  test('RR-5.5 RR-R1 a locomotive is returned only if no slot is empty; then the choice is between replacing and returning', () => {
    const empty = after(from(4, { slots: [3, 1, 4, 0] }), 'L1', 'build:locomotive', 'lay:transsib1')
    expect(choices(empty)).toEqual(['lay:transsib2', 'lay:kiev'])
    expect(refusedBy(empty, 'return')).toBe('RR-R1')
    const full = after(from(4, { slots: [3, 1, 4, 2] }), 'L1', 'build:locomotive', 'lay:transsib1')
    expect(choices(full)).toEqual(['lay:transsib2', 'lay:kiev', 'return'])
    expect(returnedOf(after(full, 'return'), 3)).toBe(1)
  })

  test('RR-5.7 a locomotive just taken must be laid; if it fits nowhere it cannot be taken', () => {
    const match = from(4, { slots: [4, 4, 5, 6] })
    const building = after(match, 'L1')
    expect(building.state.current.decision).toBe('turn')
    expect(gaps(building)).toEqual([4, 0, 0, 0, 0])
    const fresh = after(from(4, { slots: [3, 3, 3, 3] }), 'L1', 'build:locomotive')
    expect(refusedBy(fresh, 'return')).toBe('RR-5.7')
    expect(refusedBy(from(4, { slots: [4, 4, 5, 6] }), 'space:L3')).toBe('RR-5.7')
    // With a single 4 left the factory takes it, and the 5 that comes then fits.
    const one = table(4, { slots: [4, 4, 5, 6] }, (state) => stacks(state, 0, 0, 0, 1, 2))
    expect(choices(after(one, 'L3'))).toEqual(['lay:transsib1', 'lay:transsib2'])
  })

  test('RR-5.8 every route is checked when the chain is finished', () => {
    const mine: MatSketch = { slots: [1, 0, 6, 1], tracks: { petersburg: [6], kiev: [6], transsib: [8, 5, 4] } }
    // 7 goes to Petersburg, the 6 from there to Transsib: brown on 4 then has its locomotive.
    const match = after(from(7, mine), 'L1', 'build:locomotive', 'lay:petersburg', 'lay:transsib2')
    expect(match.log.filter(({ event }) => event.kind === 'manned')).toHaveLength(1)
  })

  test('RR-5.9 RR-R11 a locomotive replaced on Transsib may go to the other slot of Transsib', () => {
    const match = after(from(5, { slots: [4, 2, 6, 6] }), 'L1', 'build:locomotive', 'lay:transsib1')
    expect(choices(match)).toEqual(['lay:transsib2', 'return'])
    expect(slots(after(match, 'lay:transsib2'))).toEqual([5, 4, 6, 6])
  })

  test('RR-5.7 a locomotive that fits nowhere is refused for that reason while the stacks last', () => {
    const match = from(2, { slots: [9, 9, 9, 9] })
    const { current } = match.state
    current.decision = 'do'
    current.printed = current.printed.with(ENTRY.locomotiveOrFactory, 1)
    expect(choices(match)).toEqual(['build:factory'])
    expect(refusedBy(match, 'build:locomotive')).toBe('RR-5.7')
  })

  test('RR-6.1 every returned number can be built as a factory, the highest too', () => {
    const match = table(4, {}, (state) => {
      returned(state, 1, 2, 3, 4, 5, 6, 7, 8, 9)
      state.current.decision = 'factory'
    })
    expect(choices(match)).toEqual(['pick:stack', ...Array.from({ length: 9 }, (_, at) => `pick:${at + 1}`)])
  })

  test('RR-5.10 with the stacks empty returned pieces still serve as factories', () => {
    const match = table(4, {}, (state) => {
      stacks(state)
      returned(state, 3)
    })
    expect(refusedBy(match, 'space:L3')).toBe('RR-5.10')
    expect(gaps(after(match, 'L1'))).toEqual([3, 0, 0, 0, 0])
    const two = table(4, {}, (state) => {
      stacks(state)
      returned(state, 3, 7)
    })
    expect(choices(after(two, 'L1'))).toEqual(['pick:3', 'pick:7'])
    expect(refusedBy(after(two, 'L1'), 'pick:stack')).toBe('RR-5.10')
    const nothing = table(4, {}, (state) => stacks(state))
    expect(refusedBy(nothing, 'space:L1')).toBe('RR-5.10')
  })
})

describe('RR-6 factories and industry', () => {
  test('RR-6.1 from the lowest stack or any returned one, into the leftmost gap', () => {
    const match = table(4, { gaps: [6] }, (state) => returned(state, 1, 8))
    const building = after(match, 'L1', 'build:factory')
    expect(choices(building)).toEqual(['pick:stack', 'pick:1', 'pick:8'])
    expect(gaps(after(building, 'pick:8'))).toEqual([6, 8, 0, 0, 0])
    expect(gaps(after(building, 'pick:stack'))).toEqual([6, 2, 0, 0, 0])
    expect(refusedBy(building, 'pick:5')).toBe('RR-6.1')
  })

  test('RR-6.2 RR-R18 with five factories a new one replaces any of them; it is chosen before the old one is returned', () => {
    const match = after(table(4, { gaps: [6, 6, 6, 5, 6] }), 'L1', 'build:factory')
    expect(choices(match)).toEqual(['replace:1', 'replace:2', 'replace:3', 'replace:4', 'replace:5'])
    const replaced = after(match, 'replace:4')
    expect(gaps(replaced)).toEqual([6, 6, 6, 2, 6])
    expect(returnedOf(replaced, 5)).toBe(1)
  })

  test('RR-6.3 L3 builds one of each, in either order; a piece returned by the first may be built by the second', () => {
    const match = after(from(4, { slots: [3, 3, 3, 3] }), 'L3')
    expect(choices(match)).toEqual(['build:locomotive', 'build:factory'])
    const laid = after(match, 'build:locomotive', 'lay:kiev')
    expect(choices(laid)).toEqual(['pick:stack', 'pick:3'])
    expect(gaps(after(laid, 'pick:3'))).toEqual([3, 0, 0, 0, 0])
    expect(after(match, 'build:factory').state.board.stacks[4]).toBe(0)
  })

  test('RR-6.4 RR-E10 a gap without factory stops the marker: I1 and I2 are refused', () => {
    const stuck = table(2, { markers: [4, -1] })
    expect(refusedBy(stuck, 'space:I1')).toBe('RR-6.4')
    expect(refusedBy(stuck, 'space:I2')).toBe('RR-6.4')
    const near = table(2, { markers: [3, -1] })
    expect(choices(near)).toContain('I1')
    expect(refusedBy(near, 'space:I2')).toBe('RR-6.4')
  })

  test('RR-6.5 RR-E10 I2 before the first factory: the marker enters, the factory works, then comes the next space', () => {
    const match = after(table(2, { gaps: [6], markers: [4, -1] }), 'I2')
    expect(marker(match)).toBe(6)
    expect(firstMat(match).coins).toBe(1)
    expect(match.log.filter(({ event }) => event.kind === 'ran')).toHaveLength(1)
  })

  describe('RR-6.6 what each factory does', () => {
    const entering = (number: number, mine: MatSketch = {}): TestMatch =>
      after(table(2, { gaps: [number], markers: [4, -1], ...mine }), 'I1')

    test('RR-6.6 RR-6.9 1: scores the numbers of the engineers', () => {
      const match = entering(1, { engineers: [3, 12] })
      expect(pointsOf(match.state, first(match))).toBe(15)
    })
    test('RR-6.6 2: a locomotive or a factory, or neither', () => {
      expect(choices(entering(2))).toEqual(['build:locomotive', 'build:factory', 'done'])
    })
    test('RR-6.6 3: use a space with one worker again, even the space just used', () => {
      const match = entering(3, { gaps: [3, 6] })
      expect(match.state.current.decision).toBe('again')
      expect(choices(match)).toEqual(['again:I1', 'skip'])
      expect(marker(after(match, 'again:I1'))).toBe(6)
    })
    test('RR-6.6 4: two doublers', () => {
      const match = entering(4)
      expect(firstMat(match).doublers).toBe(2)
    })
    test('RR-6.6 5: one more industry step, which may be skipped', () => {
      expect(choices(entering(5))).toEqual(['advance:1', 'done'])
    })
    test('RR-6.6 6: a coin', () => {
      const match = entering(6)
      expect(firstMat(match).coins).toBe(1)
    })
    test('RR-6.6 7: two steps with any colour', () => {
      const match = entering(7, { tracks: { transsib: [6, 3] } })
      expect(choices(match)).toEqual(expect.arrayContaining(['step:transsib:brown', 'step:kiev:black', 'done']))
      expect(match.state.current.gains[ENTRY.any]).toBe(2)
    })
    test('RR-6.6 RR-6.9 8: scores the two best locomotives, or the only one', () => {
      expect(pointsOf(entering(8, { slots: [5, 0, 0, 0] }).state, first(entering(8)))).toBe(5)
      expect(pointsOf(entering(8, { slots: [5, 2, 4, 4] }).state, first(entering(8)))).toBe(9)
    })
    test('RR-6.6 9: an end card or 10 points', () => {
      const match = entering(9)
      expect(match.state.current.decision).toBe('end')
      expect(pointsOf(after(match, 'points').state, first(match))).toBe(10)
    })
  })

  test('RR-6.7 RR-R2 building or replacing a factory under a marker does not activate it', () => {
    const match = after(table(4, { gaps: [6, 6, 6, 6, 6], markers: [5, -1] }), 'L1', 'build:factory', 'replace:1')
    expect(match.log.some(({ event }) => event.kind === 'ran')).toBe(false)
  })

  test('RR-6.8 RR-R3 steps are shared between the markers, which never meet or overtake', () => {
    const match = after(table(2, { gaps: [6], markers: [4, 2] }), 'I2')
    expect(choices(match)).toEqual(['advance:1', 'advance:2'])
    const second = after(match, 'advance:2')
    // The second stands behind the first and waits.
    expect(marker(second, 1)).toBe(3)
    expect(marker(second)).toBe(5)
    const blocked = after(table(4, { gaps: [6], markers: [4, 3] }), 'I3')
    expect(refusedBy(blocked, 'advance:2')).toBe('RR-R3')
  })

  test('RR-6.8 RR-R3 the token of the second marker cannot be chosen while the first stands on 0', () => {
    const mine: MatSketch = { tracks: { petersburg: [3] }, slots: [1, 0, 4, 0] }
    const zero = after(table(4, mine), 'T1', 'step:petersburg:black')
    expect(refusedBy(zero, 'token:marker')).toBe('RR-R3')
    const one = after(table(4, { ...mine, markers: [1, -1] }), 'T1', 'step:petersburg:black')
    const placed = after(one, 'token:marker')
    expect(marker(placed, 1)).toBe(0)
  })

  test('RR-6.9 factories 1 and 8 score the pieces owned when the marker enters: an end card is not an engineer', () => {
    const match = table(2, { gaps: [1], markers: [4, -1] }, (state, me) => {
      state.endCardsTaken = [END_CARDS.indexOf('extraEngineer')]
      state.board.endCardTakers = [me]
    })
    expect(pointsOf(after(match, 'I1').state, first(match))).toBe(0)
  })
})

describe('RR-7 other spaces', () => {
  test('RR-7.1 doublers fill up from the left; with eight O1 is not possible and gains lapse', () => {
    const match = after(table(2, { doublers: 3 }), 'O1')
    expect(firstMat(match).doublers).toBe(4)
    expect(refusedBy(table(2, { doublers: 8 }), 'space:O1')).toBe('RR-7.1')
    const lapsed = after(table(2, { doublers: 7, gaps: [4], markers: [4, -1] }), 'I1')
    expect(firstMat(lapsed).doublers).toBe(8)
  })

  test('RR-7.2 RR-7.4 RR-R4 O2 gives two coins, and coins are unlimited', () => {
    const match = after(table(2, { coins: 17 }), 'O2', 'pay:w')
    expect(firstMat(match).coins).toBe(19)
  })

  test('RR-7.3 the two temporary workers can be used this round from the next turn on, then go back', () => {
    const match = table(3, { workers: 1 }, alone)
    const lent = after(match, 'O3')
    expect(matOf(lent.state, first(match)).temporaryWorkers).toBe(2)
    expect(choices(lent)).toContain('T2')
    const next = after(lent, 'pass')
    expect(matOf(next.state, first(match)).temporaryWorkers).toBe(0)
  })
})

test('RR-5.8 after a chain of locomotives every route is checked, not only the last', () => {
  const match = table(4, { tracks: { petersburg: [4] }, slots: [1, 0, 3, 0] }, (state) => stacks(state, 0, 0, 0, 2))
  const laid = after(match, 'L1', 'build:locomotive', 'lay:petersburg', 'lay:kiev')
  expect(laid.state.current.tokensOwed).toBe(1)
})

describe('RR-2.9 pieces reserved for printed parts', () => {
  const scarce = table(4, { slots: [7, 7, 0, 0] }, (state) => {
    stacks(state, 0, 0, 0, 0, 0, 0, 0, 1, 0)
    returned(state, 2, 3)
  })

  test('RR-2.9 RR-6.3 the last piece of the stacks is reserved for the locomotive, and the refusal says so', () => {
    const picking = after(scarce, 'L3', 'build:factory')
    expect(choices(picking)).toEqual(['pick:2', 'pick:3'])
    expect(refusedBy(picking, 'pick:stack')).toBe('RR-2.9')
  })

  test('RR-6.3 with one piece left L3 is refused for its parts together: the locomotive alone would fit', () => {
    const match = table(4, { slots: [3, 3, 3, 0] }, (state) => stacks(state, 0, 0, 0, 0, 0, 0, 0, 0, 1))
    expect(refusedBy(match, 'space:L3')).toBe('RR-R8')
    const full = table(4, { slots: [9, 9, 9, 9] }, (state) => stacks(state, 0, 0, 0, 0, 0, 0, 0, 0, 2))
    expect(refusedBy(full, 'space:L3')).toBe('RR-5.7')
  })
})
