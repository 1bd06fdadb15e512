import { describe, expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../../test/kit/scene.ts'
import { game } from '../game.ts'
import { ENTRY } from '../open-list/entries.ts'
import { pointsOf } from '../scoring/points.ts'
import { pileOf } from '../state/pile.ts'
import { matOf } from '../state/state.ts'
import { alone, display, first, putWorkers, seatAt, stacks, type TestMatch, table } from '../testing/positions.ts'
import { track } from '../track/tracks.ts'
import { pileOn } from '../workers/spaces.ts'

const T1 = 0
const events = (match: TestMatch): readonly string[] => match.log.map(({ event }) => event.kind)
const kind = (match: TestMatch): string => match.state.current.decision
/** Black can still make this many steps. */
const blackRoom = (steps: number) => ({ tracks: { transsib: [15, 14], petersburg: [9], kiev: [9 - steps] } })

describe('RR-2.1 turns go round until all have passed', () => {
  test('RR-2.1 one turn each, in order, skipping players who have passed', () => {
    const match = table(3)
    const order = [0, 1, 2].map((place) => seatAt(match.state, place))
    const movers: number[] = []
    let so = match
    for (const move of ['O2', 'pass', 'O1', 'T12', 'step:kiev:black', 'O3']) {
      movers.push(so.state.current.mover)
      so = after(
        so,
        move,
        ...(move !== 'step:kiev:black' && choices(after(so, move)).includes('pay:w') ? ['pay:w'] : []),
      )
    }
    expect(movers).toEqual([order[0], order[1], order[2], order[0], order[0], order[2]])
    expect(so.state.turn).toBe(5)
  })

  test('RR-2.1 when the last one passes a new round begins', () => {
    const match = table(2, {}, alone)
    const next = after(match, 'pass')
    expect(next.state.board.round).toBe(2)
    expect([0, 1].map((seat) => matOf(next.state, seat).hasPassed)).toEqual([false, false])
  })
})

test('RR-2.2 exactly the workers shown are placed, from the own supply, and the action is done at once', () => {
  const match = table(4)
  const placed = after(match, 'T2')
  const mover = first(match)
  expect(matOf(placed.state, mover).workers).toBe(3)
  expect(pileOf(pileOn(placed.state, mover, 1)).workers).toBe(2)
  expect(kind(placed)).toBe('do')
  const poor = table(4, { workers: 1 })
  expect(choices(poor)).not.toContain('T2')
  expect(refusedBy(poor, 'space:T2')).toBe('RR-2.2')
})

test('RR-2.3 a space is taken for the round, T12 never', () => {
  const match = after(table(2), 'O2')
  expect(refusedBy(match, 'space:O2')).toBe('RR-2.3')
  const again = after(match, 'T12', 'step:kiev:black')
  expect(choices(again)).toContain('T12')
})

describe('RR-2.4 RR-2.9 RR-R8 actions are carried out in full', () => {
  test('RR-2.4 RR-2.9 RR-R8 T2 needs three black steps', () => {
    expect(choices(table(4, blackRoom(3)))).toContain('T2')
    const two = table(4, blackRoom(2))
    expect(choices(two)).not.toContain('T2')
    expect(choices(two)).toContain('T1')
    expect(refusedBy(two, 'space:T2')).toBe('RR-R8')
    const refusal = game.refusals(two.state, first(two)).find(({ target }) => target === 'space:T2')
    expect(refusal?.message.params).toMatchObject({ count: 3, possible: 2 })
  })

  test('RR-2.9 printed parts are not done before the last step', () => {
    const doing = after(table(4), 'T2', 'step:kiev:black')
    expect(choices(doing)).not.toContain('done')
    expect(refusedBy(doing, 'done')).toBe('RR-2.9')
  })

  test('RR-2.9 a gain that would make a printed part impossible is not offered', () => {
    // Grey has one free field, on Kiev, and the engineer for all asks for grey and brown: brown needs grey to move on.
    const match = table(
      4,
      {
        tracks: { transsib: [6, 5, 4], petersburg: [1], kiev: [4, 2, 1] },
      },
      (state) => display(state, 4, 7),
    )
    // Both steps are forced, grey first: there is no decision.
    const done = after(match, 'E2')
    expect([1, 2].map((colour) => track(done.state, first(match), 2, colour))).toEqual([3, 2])
    expect(done.state.turn).toBe(1)
    const engineerless = table(4, { tracks: { transsib: [6, 5, 4], petersburg: [1], kiev: [3, 2, 1] } }, (state) =>
      display(state, 4, 7),
    )
    expect(refusedBy(engineerless, 'space:E2')).toBe('RR-R8')
  })

  test('RR-2.9 a step that would leave a printed one without room is refused', () => {
    // Any colour and black, with one black step left: it is needed for black.
    const match = table(
      4,
      { tracks: { transsib: [15, 13], petersburg: [9], kiev: [8, 7] }, slots: [1, 0, 0, 0] },
      (state) => display(state, 4, 6),
    )
    const doing = after(match, 'E2')
    expect(choices(doing)).toContain('step:kiev:black')
    expect(choices(doing)).toContain('step:transsib:grey')
    const black = after(doing, 'step:kiev:black')
    expect(choices(black)).not.toContain('done')
    expect(choices(black)).toContain('step:kiev:grey')
  })
})

test('RR-2.5 coins replace workers, alone or mixed; workers never replace coins', () => {
  const match = table(3, { workers: 2, temporary: 1, black: 1, coins: 2 })
  const paying = after(match, 'T2')
  expect([...choices(paying)].sort()).toEqual(
    ['pay:ww', 'pay:wc', 'pay:cc', 'pay:wt', 'pay:tc', 'pay:wb', 'pay:bc', 'pay:tb'].sort(),
  )
  expect([...choices(after(match, 'T11'))].sort()).toEqual(['pay:wc', 'pay:cc', 'pay:tc', 'pay:bc'].sort())
  const coinless = table(3, { workers: 5 })
  expect(refusedBy(coinless, 'space:T11')).toBe('RR-2.5')
  expect(refusedBy(coinless, 'space:E1')).toBe('RR-2.5')
  expect(choices(table(3, { workers: 0, coins: 3 }))).toContain('L3')
})

describe('RR-2.6 passing', () => {
  test.each([
    [0, 0],
    [1, 2],
    [2, 3],
    [3, 4],
  ])('RR-2.6 at place %i passing scores %i', (place, points) => {
    const match = table(4, {}, (state) => {
      state.current.place = place
      state.current.mover = seatAt(state, place)
    })
    const seat = match.state.current.mover
    expect(pointsOf(after(match, 'pass').state, seat)).toBe(points)
  })

  test('RR-2.6 without workers but with coins nobody has to pass; coins are kept', () => {
    const match = table(2, { workers: 0, coins: 1 }, alone)
    expect(choices(match)).toContain('O2')
    expect(matOf(after(match, 'pass').state, first(match)).coins).toBe(1)
    expect(matOf(after(match, 'pass').state, first(match)).workers).toBe(6)
  })
})

describe('RR-2.7 RR-2.10 RR-R9 the open list', () => {
  // The marker stands before factory 7; I2 makes two steps.
  const entering = (): TestMatch => after(table(2, { gaps: [7, 6], markers: [4, -1] }), 'I2')

  test('RR-2.10 RR-R9 a factory entered with the first step is used before the second, or after it', () => {
    const match = entering()
    expect(choices(match)).toEqual(expect.arrayContaining(['step:kiev:black', 'advance:1']))
    const before = after(match, 'step:kiev:black', 'step:kiev:black')
    expect(before.log.at(-1)?.event).toMatchObject({ kind: 'advanced', space: 6 })
    const later = after(match, 'advance:1', 'step:kiev:black')
    expect(choices(later)).toContain('done')
  })

  test('RR-2.10 gains can be skipped, and lapse at the end of the turn', () => {
    const done = after(entering(), 'advance:1', 'done')
    expect(done.state.current.decision).toBe('turn')
    expect(done.state.current.gains[ENTRY.any]).toBe(0)
    expect(done.state.current.mover).not.toBe(first(done))
  })

  test('RR-2.7 RR-2.10 a locomotive is laid, and its chain finished, before anything else', () => {
    const match = table(4, { slots: [1, 0, 2, 0] })
    const building = after(match, 'L3', 'build:locomotive')
    expect(kind(building)).toBe('slot')
    const chain = after(building, 'lay:transsib1')
    expect(kind(chain)).toBe('slot')
    expect(choices(chain)).toEqual(['lay:transsib2', 'lay:kiev'])
  })

  test('RR-2.7 the end card is chosen last', () => {
    const entered = after(table(3, { gaps: [9], markers: [4, -1] }), 'I3', 'advance:1')
    expect(entered.state.current.endCardsOwed).toBe(1)
    expect(kind(entered)).toBe('do')
    expect(kind(after(entered, 'step:kiev:black'))).toBe('end')
  })

  test('RR-2.10 only the mover sees a turn in progress; its events are published when it is complete', () => {
    const match = table(3)
    const other = seatAt(match.state, 1)
    const half = after(match, 'T1', 'step:kiev:black')
    expect(game.view(half.state, other)).toEqual(game.view(match.state, other))
    expect(game.view(half.state, first(match))).not.toEqual(game.view(match.state, first(match)))
    expect(half.log).toHaveLength(match.log.length)
    const whole = after(half, 'step:kiev:black')
    expect(events(whole).slice(match.log.length)).toEqual(['placed', 'built'])
    expect(track(game.view(whole.state, other), first(match), 2, 0)).toBe(3)
  })
})

describe('RR-2.11 RR-R10 the entry that a step uses up', () => {
  test('RR-2.11 RR-R10 black on T12 with the black worker uses the extra step: the printed one is still to be done', () => {
    const match = table(3, { workers: 0, black: 1, tracks: { transsib: [3] } })
    const one = after(match, 'T12', 'step:kiev:black')
    expect(one.state.current.printed[ENTRY['black|grey']]).toBe(1)
    expect(choices(one)).not.toContain('done')
    expect(after(one, 'step:kiev:grey').state.turn).toBe(1)
  })

  test('RR-2.11 one colour before any colour, unless a printed part could then not be done', () => {
    const match = table(3, {}, (state) => display(state, 4, 6))
    const one = after(match, 'E2', 'step:kiev:black')
    expect([ENTRY.black, ENTRY.any].map((entry) => one.state.current.printed[entry])).toEqual([0, 1])
    // Black has one step left: with the gain counted first, the printed step could not be made.
    const tight = table(3, { workers: 0, black: 1, tracks: { transsib: [15], petersburg: [9], kiev: [8] } }, (state) =>
      display(state, 4, 4),
    )
    const only = after(tight, 'E2')
    expect(track(only.state, first(tight), 2, 0)).toBe(9)
    expect(only.state.turn).toBe(1)
  })

  test('RR-2.11 a printed part before a gain of the same sort', () => {
    const match = table(2, { gaps: [5, 6, 6], markers: [4, -1] })
    // Factory 5 gives a third step; the second one was counted as printed, so the third may be left.
    const two = after(match, 'I2')
    expect(matOf(two.state, first(match)).markers[0]).toBe(6)
    expect(choices(two)).toEqual(['advance:1', 'done'])
  })
})

test('RR-R12 RR-8.3 an own engineer needs one part that is possible', () => {
  const none = table(3, { engineers: [7] })
  expect(refusedBy(none, 'engineer:7')).toBe('RR-R12')
  const grey = table(3, { engineers: [7], tracks: { transsib: [3] } })
  expect(choices(grey)).toContain('e7')
  const points = table(3, { engineers: [8] })
  expect(choices(points)).toContain('e8')
  const full = table(3, { engineers: [10], doublers: 8 })
  expect(choices(full)).toContain('e10')
  const stuck = table(3, { engineers: [5], markers: [4, -1] })
  expect(refusedBy(stuck, 'engineer:5')).toBe('RR-R12')
  const again = table(3, { engineers: [12] })
  expect(refusedBy(again, 'engineer:12')).toBe('RR-R12')
  const standing = table(3, { engineers: [12] }, (state, mover) => putWorkers(state, mover, T1, { workers: 1 }))
  expect(choices(standing)).toContain('e12')
})

test('RR-2.9 RR-6.3 one piece left: the factory of L3 must be a locomotive returned', () => {
  // The last 9 replaces the 3, which is returned and built: only this order works.
  const match = table(4, { slots: [3, 3, 3, 3] }, (state) => stacks(state, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  expect(choices(match)).toContain('L3')
  expect(choices(after(match, 'L3'))).toEqual(['lay:transsib1', 'lay:transsib2', 'lay:petersburg', 'lay:kiev'])
  const empty = table(4, { slots: [3, 3, 3, 0] }, (state) => stacks(state, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  // With Kiev empty nothing would be returned, so there is no factory.
  expect(choices(empty)).not.toContain('L3')
})
