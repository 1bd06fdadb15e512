import { expect, test } from 'vitest'
import type { Choice } from '../../../wire/host.ts'
import { describeMove, fieldTarget, notate, PLACE, STOP, targets } from '../moves.ts'
import { choiceAt, follow } from './trail.ts'

const choicesFor = (fields: readonly number[]): readonly Choice[] =>
  [STOP, ...fields.flatMap((field) => PLACE[field] ?? [])].map((move) => ({
    notation: notate(move),
    kind: move.kind,
    label: describeMove(move),
    targets: targets(move),
    final: false,
  }))

test('a field is chosen by the move that names it', () => {
  const choices = choicesFor([20, 21])
  expect(choiceAt(choices, 21)?.targets).toEqual([fieldTarget(21)])
  expect(choiceAt(choices, 22)).toBeUndefined()
})

test('the first legal field of a drag is chosen, and the later ones wait for the next decision', () => {
  const { choice, rest } = follow([19, 20, 30, 31], choicesFor([20, 21, 31]))
  expect(choice?.targets).toEqual([fieldTarget(20)])
  expect(rest).toEqual([30, 31])
  expect(follow(rest, choicesFor([31])).choice?.targets).toEqual([fieldTarget(31)])
})

test('a drag over no legal field leaves nothing waiting', () => {
  expect(follow([40, 41], choicesFor([20]))).toEqual({ choice: undefined, rest: [] })
  expect(follow([], choicesFor([20]))).toEqual({ choice: undefined, rest: [] })
})
