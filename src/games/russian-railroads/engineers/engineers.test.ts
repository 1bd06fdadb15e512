import { describe, expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../../test/kit/scene.ts'
import { ENGINEERS } from '../data/engineers.ts'
import { engineersOf } from '../engineers/engineers.ts'
import { ENTRY } from '../open-list/entries.ts'
import { pointsOf } from '../scoring/points.ts'
import type { Pile } from '../state/pile.ts'
import { E2, O3, P1, T12 } from '../state/space-numbers.ts'
import { matOf } from '../state/state.ts'
import { invariants } from '../testing/invariants.ts'
import {
  alone,
  arrange,
  display,
  first,
  firstMat,
  type MatSketch,
  putWorkers,
  seatAt,
  type TestMatch,
  table,
} from '../testing/positions.ts'

const space = (id: string): number => ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'T10', 'T11'].indexOf(id)
const far: MatSketch = { tracks: { transsib: [10, 7, 4], petersburg: [6, 4, 2], kiev: [6, 4, 2] }, markers: [1, -1] }

test('RR-8.1 hiring costs a coin and no worker; the engineer can be used in the same round, by the owner only', () => {
  const match = table(3, { coins: 1 }, (state, mover) => {
    display(state, 15)
    alone(state, mover)
  })
  const hired = after(match, 'E1')
  expect(engineersOf(hired.state, first(match))).toEqual([15])
  expect([matOf(hired.state, first(match)).coins, matOf(hired.state, first(match)).workers]).toEqual([0, 6])
  expect(choices(hired)).toContain('e15')
  const used = after(hired, 'e15', 'step:kiev:black', 'step:kiev:black')
  expect(refusedBy(used, 'engineer:15')).toBe('RR-2.3')
  const theirs = table(3, {}, (state) => {
    arrange(state, seatAt(state, 1), { engineers: [15] })
  })
  expect(refusedBy(theirs, 'engineer:15')).toBe('RR-8.1')
})

test('RR-8.2 public engineers are spaces, used once a round each; waiting engineers are not', () => {
  const match = table(3, {}, (state) => display(state, 1, 4, 9, 15))
  expect(choices(match)).toEqual(expect.arrayContaining(['E2', 'E3']))
  expect(choices(match).some((move) => move.startsWith('e'))).toBe(false)
  const used = after(match, 'E3')
  expect(refusedBy(used, 'space:E3')).toBe('RR-2.3')
})

describe('RR-8.1 RR-8.2 every engineer does what its card says', () => {
  const expected: Readonly<Record<number, readonly [printed: string, points: number]>> = {
    1: ['any 2', 0],
    2: ['black 1, grey 1', 0],
    3: ['any 1', 3],
    4: ['black 1', 3],
    5: ['industry 2', 0],
    6: ['black 1, any 1', 0],
    7: ['grey 1, brown 1', 0],
    8: ['brown 1', 5],
    9: ['industry 1', 3],
    10: ['doubler', 3],
    11: ['grey 1', 5],
    13: ['black 1, industry 1', 0],
    14: ['locomotiveOrFactory 1', 0],
    15: ['black 2', 0],
  }
  const open = (match: TestMatch): string =>
    Object.entries(ENTRY)
      .flatMap(([name, entry]) => {
        const count = match.state.current.printed[entry] ?? 0
        return count > 0 ? [`${name} ${count}`] : []
      })
      .join(', ')

  test.each(ENGINEERS.filter(({ number }) => number !== 12).map(({ number }) => number))(
    'RR-8.2 engineer %i',
    (number) => {
      // A second marker: without a choice the steps would be made at once.
      const match = table(3, { ...far, markers: [4, 1], gaps: [6, 6] }, (state) => display(state, 0, number))
      const used = after(match, 'E2')
      const [printed, points] = expected[number] ?? ['', 0]
      if (printed === 'doubler') expect(matOf(used.state, first(match)).doublers).toBe(1)
      else expect(open(used)).toBe(printed)
      expect(pointsOf(used.state, first(match))).toBe(points)
    },
  )
})

test('RR-8.3 any part of an own engineer may be skipped, even all of them', () => {
  const match = after(table(3, { ...far, engineers: [2] }), 'e2')
  expect(choices(match)).toContain('done')
  expect(after(match, 'done').state.turn).toBe(1)
  const half = after(match, 'step:kiev:grey')
  expect(choices(half)).toContain('done')
})

describe('RR-8.4 RR-R5 using a space again', () => {
  const again = (pile: Partial<Pile>, where = space('T1'), mine: MatSketch = {}): TestMatch =>
    after(
      table(3, { engineers: [12], ...mine }, (state, mover) => {
        putWorkers(state, mover, where, pile)
        putWorkers(state, mover, space('T2'), { workers: 1, coins: 1 })
      }),
      'e12',
    )

  test('RR-8.4 exactly one worker of any kind; additional coins are allowed', () => {
    expect(choices(again({ workers: 1 }))).toEqual(['again:T1', 'again:T2', 'skip'])
    expect(choices(again({ temporary: 1 }))).toContain('again:T1')
    expect(choices(again({ black: 1 }))).toContain('again:T1')
    expect(choices(again({ coins: 1 }))).not.toContain('again:T1')
    expect(choices(again({ workers: 2 }))).not.toContain('again:T1')
    expect(refusedBy(again({ workers: 2 }), 'space:T1')).toBe('RR-8.4')
  })

  test('RR-8.4 the action is carried out again in full, free of charge', () => {
    const match = again({ workers: 1 })
    const before = firstMat(match).workers
    const repeating = after(match, 'again:T1')
    expect(repeating.state.current.printed[ENTRY.black]).toBe(2)
    expect(matOf(repeating.state, first(match)).workers).toBe(before)
    const stuck = again({ workers: 1 }, space('T3'))
    expect(refusedBy(stuck, 'space:T3')).toBe('RR-R8')
  })

  test('RR-R5 not another “use again”, not a place in the order, not O3; T12 with exactly one worker', () => {
    expect(refusedBy(again({ workers: 1 }, P1), 'space:P1')).toBe('RR-R5')
    expect(refusedBy(again({ workers: 1 }, O3), 'space:O3')).toBe('RR-R5')
    expect(refusedBy(again({ workers: 1 }), 'engineer:12')).toBe('RR-R5')
    expect(choices(again({ workers: 1 }, T12))).toContain('again:T12')
    expect(choices(again({ workers: 2 }, T12))).not.toContain('again:T12')
    const publicOne = table(3, { engineers: [12] }, (state, mover) => {
      display(state, 0, 12)
      putWorkers(state, mover, E2, { workers: 1 })
      putWorkers(state, mover, space('T1'), { workers: 1 })
    })
    expect(refusedBy(after(publicOne, 'e12'), 'space:E2')).toBe('RR-R5')
  })

  test('RR-8.4 on a public engineer the repeat must be used, and there must be a space to repeat', () => {
    const none = table(3, {}, (state) => display(state, 0, 12))
    expect(refusedBy(none, 'space:E2')).toBe('RR-8.4')
    const one = table(3, {}, (state, mover) => {
      display(state, 0, 12)
      putWorkers(state, mover, space('T1'), { workers: 1 })
      putWorkers(state, mover, T12, { workers: 1 })
    })
    expect(choices(after(one, 'E2'))).toEqual(['again:T1', 'again:T12'])
  })

  test('RR-8.4 with printed parts open the repeated space must be possible together with them', () => {
    // Factory 3, entered with the first step of I2: the one step left needs the gap ahead filled.
    const match = after(
      table(
        2,
        { gaps: [3, 6], markers: [4, -1], tracks: { transsib: [15, 14], petersburg: [9], kiev: [8] } },
        (state, mover) => {
          putWorkers(state, mover, T12, { workers: 1 })
        },
      ),
      'I2',
    )
    expect(choices(match)).toEqual(['again:T12', 'skip'])
  })
})

test('RR-8.5 in the last round only the hiring field holds an engineer, and an empty field is not a space', () => {
  let match = table(3, {}, (state) => {
    state.board.round = 5
    display(state, 4, 9, 0)
  })
  expect(refusedBy(match, 'space:E3')).toBe('RR-8.5')
  match = after(match, 'pass', 'pass', 'pass')
  expect(match.state.board.engineerRow[0]).toBe(9)
  expect(refusedBy(match, 'space:E2')).toBe('RR-8.5')
})

describe('RR-9 the black worker', () => {
  const black = (mine: MatSketch = {}, engineer = 4): TestMatch =>
    table(3, { workers: 0, black: 1, ...mine }, (state) => display(state, 0, engineer))

  test('RR-9.1 RR-R6 one more step with black where the printed action moves black', () => {
    for (const where of ['T1', 'T12', 'E2']) {
      const placed = after(black(), where)
      expect(placed.state.current.gains[ENTRY.black], where).toBe(1)
    }
    const any = after(black({ coins: 1 }), 'T11')
    expect(any.state.current.gains[ENTRY.black]).toBe(1)
    const grey = after(black({ tracks: { transsib: [8] } }), 'T3')
    expect(grey.state.current.gains[ENTRY.black]).toBe(0)
  })

  test('RR-9.1 the step may be made at any moment, or skipped', () => {
    const match = after(black({ tracks: { transsib: [6, 3] } }), 'T12', 'step:transsib:grey')
    expect(choices(match)).toContain('done')
    expect(choices(match)).toContain('step:kiev:black')
  })

  test('RR-R6 it gives nothing on “use again”', () => {
    const match = table(3, { workers: 0, black: 1, engineers: [12] }, (state, mover) => {
      putWorkers(state, mover, space('T1'), { workers: 1 })
      putWorkers(state, mover, T12, { workers: 1 })
    })
    const used = after(match, 'e12', 'again:T1')
    expect(used.state.current.gains[ENTRY.black]).toBe(0)
  })

  test('RR-9.2 it comes back every round', () => {
    const match = table(3, { workers: 0, black: 1 }, alone)
    const placed = after(match, 'O2')
    expect(matOf(placed.state, first(match)).blackWorkers).toBe(0)
    const next = after(placed, 'pass')
    expect(matOf(next.state, first(match)).blackWorkers).toBe(1)
    expect(invariants(next.state).filter((fault) => fault.includes('black'))).toEqual([])
  })
})

test('RR-8.4 a space that is possible alone, but not together with the printed parts still open, is not offered again', () => {
  const match = table(2, { gaps: [3], markers: [4, -1] }, (state, me) => {
    putWorkers(state, me, 15, { workers: 1 })
    putWorkers(state, me, T12, { workers: 1 })
  })
  expect(choices(after(match, 'I2'))).toEqual(['again:T12', 'skip'])
})
