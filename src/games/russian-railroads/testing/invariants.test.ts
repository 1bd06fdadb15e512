import { expect, test } from 'vitest'
import { ENTRY } from '../open-list/entries.ts'
import type { Board } from '../state/board.ts'
import type { Mat } from '../state/mat.ts'
import { pileCode } from '../state/pile.ts'
import { membersOf, setOf } from '../state/sets.ts'
import { P1, T12 } from '../state/space-numbers.ts'
import { matOf, type State } from '../state/state.ts'
import { invariants } from './invariants.ts'
import { arrange, type MatSketch, putWorkers, table } from './positions.ts'

const wrong = (change: (state: State) => void): readonly string[] => {
  const { state } = table(3)
  change(state)
  return invariants(state)
}
const onBoard = (change: (board: Board) => Partial<Board>) =>
  wrong(({ board }) => void Object.assign(board, change(board)))
/** Changes the mat of seat 0. */
const onMat = (change: (mat: Mat) => Partial<Mat>) =>
  wrong((state) => void Object.assign(matOf(state, 0), change(matOf(state, 0))))
const NO_PILE = { workers: 0, temporary: 0, black: 0, coins: 0 }
const tracks = (wanted: MatSketch['tracks']) => wrong((state) => arrange(state, 0, { tracks: wanted ?? {} }))

test('RR-1.1 a lost or doubled locomotive is noticed everywhere', () => {
  expect(wrong(() => {})).toEqual([])
  expect(onBoard((board) => ({ stacks: board.stacks.with(4, 2) }))).toEqual(['locomotives 4 do not add up'])
  expect(onBoard((board) => ({ returned: board.returned.with(4, 1) }))).toEqual(['locomotives 4 do not add up'])
  expect(onMat((mat) => ({ locomotives: mat.locomotives.with(3, 9) }))).toEqual(['locomotives 9 do not add up'])
  expect(onMat((mat) => ({ factories: mat.factories.with(0, 3) }))).toEqual(['locomotives 3 do not add up'])
  expect(onBoard(() => ({ cardsLeft: 15 }))).toEqual(['locomotives 9 do not add up'])
})

test('RR-3.2 RR-3.4 RR-3.5 RR-3.6 tracks out of order or out of place are noticed', () => {
  expect(tracks({ transsib: [16] })).toEqual(['seat 0: black is past the end'])
  expect(tracks({ transsib: [1, 1] })).toHaveLength(2)
  expect(tracks({ transsib: [5, 4] })).toEqual([])
  expect(tracks({ transsib: [5, 5] })).toHaveLength(1)
  expect(tracks({ transsib: [15], kiev: [9, 5, 3, 1] })).toEqual(['seat 0: a track lies where it may not'])
})

test('RR-1.5 RR-4.6 RR-6.8 RR-7.1 RR-7.3 RR-9.2 workers, markers and doublers are counted', () => {
  expect(onMat(() => ({ workers: 5 }))).toEqual(['seat 0: own workers do not add up'])
  expect(onMat(() => ({ workers: 9, allWorkers: 9 }))).toEqual(['seat 0: another number of own workers'])
  expect(onMat(() => ({ temporaryWorkers: 3 }))).toEqual(['seat 0: too many temporary workers'])
  expect(onMat(() => ({ allBlackWorkers: 1 }))).toEqual(['seat 0: the black worker is lost'])
  expect(onMat(() => ({ doublers: 9 }))).toEqual(['seat 0: too many doublers'])
  expect(onMat(() => ({ markers: [0, 0] }))).toEqual(['seat 0: the second marker has caught up with the first'])
  expect(onMat(() => ({ coins: -1 }))).toEqual(['a count is negative'])
  expect(onMat(() => ({ points: [] }))).toEqual(['a list is too long or too short'])
})

test('RR-2.3 a space that is taken but empty, occupied but free, or taken by two players is noticed', () => {
  const fault = 'a space is taken by nobody, or by two, or free and full'
  const oneCoin = { coins: 1 }
  expect(onBoard(() => ({ takenSpaces: setOf([P1]) }))).toEqual([fault])
  expect(onBoard(() => ({ takenSpaces: setOf([T12]) }))).toEqual([fault])
  expect(onMat(({ piles }) => ({ piles: piles.with(P1, pileCode({ ...NO_PILE, ...oneCoin })) }))).toEqual([fault])
  expect(wrong((state) => [0, 1].forEach((seat) => void putWorkers(state, seat, P1, oneCoin)))).toEqual([fault])
  expect(wrong((state) => putWorkers(state, 0, P1, oneCoin))).toEqual([])
})

test('RR-1.2 RR-1.3 RR-10.3 RR-12.3 engineers, end cards and the order are counted', () => {
  const twice = (list: readonly number[]): readonly number[] => list.with(1, list[0] ?? 0)
  expect(onBoard((board) => ({ engineerRow: twice(board.engineerRow) }))).toEqual(['an engineer is in two places'])
  expect(onBoard((board) => ({ order: twice(board.order) }))).toEqual(['a seat is missing in the order'])
  const card = ({ endCardPile }: State): number => membersOf(endCardPile)[0] ?? 0
  expect(wrong((state) => void Object.assign(state, { endCardsTaken: [card(state)] }))).toEqual([
    'end cards taken and takers differ',
  ])
  expect(
    wrong((state) => {
      state.endCardsTaken = [card(state), card(state)]
      state.board.endCardTakers = [0, 0]
    }),
  ).toEqual(['an end card was taken twice'])
})

test('RR-2.9 a printed part that can no longer be done is noticed', () => {
  expect(
    wrong(({ current }) => void Object.assign(current, { printed: current.printed.with(ENTRY.white, 1) })),
  ).toEqual(['a printed part can no longer be done'])
})
