import { expect, test } from 'vitest'
import { after, choices } from '../../../test/kit/scene.ts'
import { quickRng } from '../../kit/chance.ts'
import { game } from './game.ts'
import { arrange, first, seatAt, type TestMatch, table } from './testing/positions.ts'

/** Every marker stands before factory 9: I1 gives the first player an end card, then I2 the next. */
const cards = (): TestMatch =>
  table(3, { gaps: [9, 9], markers: [4, -1] }, (state) => {
    for (let seat = 0; seat < 3; seat++) arrange(state, seat, { gaps: [9, 9], markers: [4, -1], coins: 3 })
  })
const keepFirst = (match: TestMatch): TestMatch =>
  after(match, choices(match).find((move) => move.startsWith('keep:')) ?? '')

/** I1 by the first, I2 by the second player: each keeps a card. */
const twoKept = (): TestMatch => {
  const one = keepFirst(after(cards(), 'I1', 'pay:w'))
  return keepFirst(after(one, 'I2', 'pay:ww'))
}

test('RR-12.3 a view shows own end cards and what its viewer saw of the pile; others see how many', () => {
  const match = twoKept()
  const [me, next, last] = [0, 1, 2].map((place) => seatAt(match.state, place))
  const [mine = -1, theirs = -1] = match.state.endCardsTaken
  const view = game.view(match.state, me ?? 0)
  expect(view.endCardsTaken).toEqual([mine, -1])
  expect(view.looks).toEqual([{ takes: 0, pile: match.state.endCardPile }])
  expect(game.view(match.state, next ?? 0).endCardsTaken).toEqual([-1, theirs])
  expect(game.view(match.state, next ?? 0).looks).toEqual([{ takes: 1, pile: match.state.endCardPile & ~(1 << mine) }])
  expect(game.view(match.state, last ?? 0).endCardsTaken).toEqual([-1, -1])
  expect(game.view(match.state, 'watcher').looks).toEqual([])
})

test('RR-14.1 hides which end cards are held and which are in the pile, and nothing else', () => {
  const { state } = twoKept()
  const swapped = {
    ...structuredClone(state),
    endCardPile: (1 << 10) - 1 - 3,
    endCardsTaken: [...state.endCardsTaken].reverse(),
  }
  expect(game.view(swapped, 'watcher')).toEqual(game.view(state, 'watcher'))
  const { board, current, mats } = state
  expect(game.view(state, 'watcher')).toMatchObject({ board, current, mats })
})

test('RR-12.3 RR-1.3 a determinized state agrees with every look: the first looker knows the pile, a later one which cards were gone', () => {
  const match = twoKept()
  const { state } = match
  const [me = 0, next = 0, last = 0] = [0, 1, 2].map((place) => seatAt(state, place))
  const rng = quickRng(3)
  const guesses = (viewer: number) => Array.from({ length: 60 }, () => game.determinize(game.view(state, viewer), rng))
  // The first saw all eight: the second took one of the seven left.
  for (const guess of guesses(me)) {
    expect(guess.endCardPile).toBe(state.endCardPile)
    expect(guess.endCardsTaken[0]).toBe(state.endCardsTaken[0])
    expect((state.endCardPile >> (guess.endCardsTaken[1] ?? 0)) & 1).toBe(1)
  }
  expect(new Set(guesses(me).map(({ endCardsTaken }) => endCardsTaken[1])).size).toBe(7)
  // The second saw seven: the first has one of the other three.
  const seen = state.endCardPile & ~(1 << (state.endCardsTaken[0] ?? 0))
  for (const guess of guesses(next)) {
    expect((seen >> (guess.endCardsTaken[0] ?? 0)) & 1).toBe(0)
    expect(guess.endCardPile & seen).toBe(seen)
  }
  expect(new Set(guesses(next).map(({ endCardsTaken }) => endCardsTaken[0])).size).toBe(3)
  // The third saw nothing.
  expect(new Set(guesses(last).map(({ endCardsTaken }) => endCardsTaken[0])).size).toBe(10)
})

test('RR-12.1 at the end all end cards are shown', () => {
  const match = twoKept()
  const state = structuredClone(match.state)
  state.current.decision = 'over'
  expect(game.view(state, 'watcher').endCardsTaken).toEqual(state.endCardsTaken)
})

test('RR-12.3 looking through the pile is irreversible, and stays private until the turn is complete', () => {
  const match = cards()
  const looking = after(match, 'I1', 'pay:w')
  expect(looking.moves.map(({ final }) => final)).toEqual([false, true])
  const other = seatAt(match.state, 1)
  expect(game.view(looking.state, other)).toEqual(game.view(match.state, other))
  const kept = keepFirst(looking)
  const private_ = kept.log.filter(({ audience }) => audience !== null)
  expect(private_.map(({ event, audience }) => [event.kind, audience])).toEqual([
    ['looked', [first(match)]],
    ['chose', [first(match)]],
  ])
})
