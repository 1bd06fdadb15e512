import { expect, test } from 'vitest'
import { after, opening } from '../../../../test/kit/scene.ts'
import { game } from '../game.ts'
import { fieldAt, grid } from '../map/fields.ts'
import { table } from '../testing/positions.ts'

const refusalsOf = (match: ReturnType<typeof table>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    game.refusals(match.state, match.state.mover).map(({ target, rule, message }) => [target, `${rule} ${message.id}`]),
  )

const always = Object.fromEntries(
  ['black', 'blue', 'brown', 'purple', 'red', 'yellow'].map((colour) => [`swap:${colour}`, 'PC-R2 refusal.swap']),
)

test('PC-4.1 PC-4.4 PC-R2 PC-3.2 each refused target of an action names its rule', () => {
  expect(refusalsOf(table([1, 1, 0, 0, 0, 0], [0, 1, 5, 5, 2, 5]))).toEqual({
    ...always,
    'extend:black': 'PC-3.2 refusal.pool.empty',
    'give:brown': 'PC-4.1 refusal.give.none',
    'give:purple': 'PC-4.1 refusal.give.none',
    'give:red': 'PC-4.1 refusal.give.none',
    'give:yellow': 'PC-4.1 refusal.give.none',
    'take:black:1': 'PC-R2 refusal.pool.empty',
    'take:black:2': 'PC-R2 refusal.pool.empty',
    'take:blue:2': 'PC-4.4 refusal.take.single',
  })
})

test('PC-R2 a player with one colour cannot take that colour', () => {
  const refused = refusalsOf(table([0, 3, 0, 0, 0, 0], [5, 5, 5, 5, 5, 5]))
  expect(refused['take:blue:1']).toBe('PC-R2 refusal.take.only')
  expect(refused['take:blue:2']).toBe('PC-R2 refusal.take.only')
  expect(refused['take:red:1']).toBeUndefined()
})

test('PC-3.1 a seat that is not to act gets no prompt and no refusals', () => {
  const { state } = opening(game, 4)
  const other = (state.mover + 1) % 4
  expect(game.refusals(state, other)).toEqual([])
  expect(game.legal(state, other)).toEqual([])
})

test('PC-3.2 the prompt says how many locomotives may still be placed', () => {
  const match = table([1, 1, 0, 0, 0, 0], [3, 3, 3, 3, 3, 3])
  const company = ['black', 'blue', 'brown', 'purple', 'red', 'yellow'][match.state.stations[5] ?? 0]
  const first = after(match, `+${company}`)
  expect(game.prompt(first.state, first.state.mover).message).toMatchObject({ id: 'ask.first', params: { left: 3 } })
  const second = after(first, grid(fieldAt(0, -2) ?? -1))
  expect(game.prompt(second.state, second.state.mover).message).toMatchObject({ id: 'ask.place', params: { left: 2 } })
  const full = table([1, 1, 0, 0, 0, 0], [30, 30, 30, 30, 30, 30])
  const one = after(full, `+${company}`, grid(fieldAt(0, -2) ?? -1))
  expect(game.prompt(one.state, one.state.mover).message).toMatchObject({ id: 'ask.place', params: { left: 4 } })
  expect(game.prompt(full.state, full.state.mover)).toMatchObject({ kind: 'act', message: { id: 'ask.act' } })
})

test('PC-3.3 to PC-3.7: why each field around a network is refused', () => {
  const match = table([1, 1, 0, 0, 0, 0], [9, 9, 9, 9, 9, 9])
  const company = ['black', 'blue', 'brown', 'purple', 'red', 'yellow'][match.state.stations[5] ?? 0]
  const refused = refusalsOf(after(match, `+${company}`, grid(fieldAt(0, -2) ?? -1)))
  const why = (q: number, r: number): string | undefined => refused[`field:${grid(fieldAt(q, r) ?? -1)}`]
  expect(why(0, 0)).toBe('PC-3.7 refusal.eiffel')
  expect(why(1, -1)).toBe('PC-3.7 refusal.station')
  expect(why(0, -2)).toBe('PC-3.5 refusal.twice')
  expect(why(5, 1)).toBe('PC-3.3 refusal.apart')
  expect(why(1, -3)).toBeUndefined()
})
