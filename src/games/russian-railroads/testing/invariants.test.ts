import { expect, test } from 'vitest'
import * as C from '../state/cells.ts'
import type { State } from '../state/state.ts'
import { invariants } from './invariants.ts'
import { table } from './positions.ts'

const wrong = (change: (state: State) => void): readonly string[] => {
  const { state } = table(3)
  change(state)
  return invariants(state)
}
/** Changes one shared cell. */
const lay = (what: (state: State) => readonly [at: number, value: number]) => (state: State) => {
  const [at, value] = what(state)
  state.cells[at] = value
}
const put = (at: number, value: number) => (state: State) => {
  state.cells[C.mat(0) + at] = value
}

test('RR-1.1 a locomotive lost or doubled is noticed, wherever it was', () => {
  expect(wrong(() => {})).toEqual([])
  expect(wrong(lay(() => [C.STACK + 4, 2]))).toEqual(['locomotives 4 do not add up'])
  expect(wrong(lay(() => [C.RETURNED + 4, 1]))).toEqual(['locomotives 4 do not add up'])
  expect(wrong(put(C.SLOT + 3, 9))).toEqual(['locomotives 9 do not add up'])
  expect(wrong(put(C.GAP, 3))).toEqual(['locomotives 3 do not add up'])
  expect(wrong(lay(() => [C.CARDS_LEFT, 15]))).toEqual(['locomotives 9 do not add up'])
})

test('RR-3.2 RR-3.4 RR-3.5 RR-3.6 tracks out of order or out of place are noticed', () => {
  expect(wrong(put(C.TRACK, 16))).toEqual(['seat 0: black is past the end'])
  expect(wrong(put(C.TRACK + 1, 1))).toHaveLength(2)
  expect(wrong((state) => [put(C.TRACK, 5), put(C.TRACK + 1, 4)].map((change) => change(state)))).toEqual([])
  expect(wrong((state) => [put(C.TRACK, 5), put(C.TRACK + 1, 5)].map((change) => change(state)))).toHaveLength(1)
  const kiev = [
    put(C.TRACK, 15),
    put(C.TRACK + 10, 9),
    put(C.TRACK + 11, 5),
    put(C.TRACK + 12, 3),
    put(C.TRACK + 13, 1),
  ]
  expect(wrong((state) => kiev.map((change) => change(state)))).toEqual(['seat 0: a track lies where it may not'])
})

test('RR-1.5 RR-4.6 RR-6.8 RR-7.1 RR-7.3 RR-9.2 workers, markers and doublers are counted', () => {
  expect(wrong(put(C.WORKERS, 5))).toEqual(['seat 0: own workers do not add up'])
  expect(wrong((state) => [put(C.WORKERS, 9), put(C.ALL_WORKERS, 9)].map((change) => change(state)))).toEqual([
    'seat 0: another number of own workers',
  ])
  expect(wrong(put(C.TEMPORARY, 3))).toEqual(['seat 0: too many temporary workers'])
  expect(wrong(put(C.HAS_BLACK, 1))).toEqual(['seat 0: the black worker is lost'])
  expect(wrong(put(C.DOUBLERS, 9))).toEqual(['seat 0: too many doublers'])
  expect(wrong(put(C.MARKER + 1, 0))).toEqual(['seat 0: the second marker has caught up with the first'])
  expect(wrong(put(C.COINS, -1))).toEqual(['a count is below nought'])
})

test('RR-2.3 a space that is owned and empty, or full without an owner, is noticed', () => {
  const fault = 'a space is owned and empty, or nobody’s and full'
  expect(wrong(lay(() => [C.OWNER + C.P1, 1]))).toEqual([fault])
  expect(wrong(lay(() => [C.PILE + C.P1, 1]))).toEqual([fault])
})

test('RR-1.2 RR-1.3 RR-10.3 RR-12.3 engineers, end cards and the order are counted', () => {
  expect(wrong(lay((state) => [C.ROW + 1, C.cell(state, C.ROW)]))).toEqual(['an engineer is in two places'])
  expect(wrong(lay((state) => [C.ORDER, C.cell(state, C.ORDER + 1)]))).toEqual(['a seat is missing in the order'])
  const card = (state: State): number =>
    Array.from({ length: 10 }, (_, at) => at).find((at) => (state.pile >> at) & 1) ?? 0
  const takes = (state: State): void => {
    state.taken = [card(state)]
  }
  expect(wrong(takes)).toEqual(['end cards taken and takers differ'])
  expect(
    wrong((state) => {
      state.taken = [card(state), card(state)]
      state.cells[C.TAKES] = 2
    }),
  ).toEqual(['an end card was taken twice'])
})

test('RR-2.9 a printed part that can no longer be done is noticed', () => {
  expect(wrong(lay(() => [C.PRINTED + C.ENTRY.white, 1]))).toEqual(['a printed part can no longer be done'])
})
