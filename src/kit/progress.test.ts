import { expect, test } from 'vitest'
import { tested } from '../../test/games/tested.ts'
import { after, opening } from '../../test/kit/scene.ts'
import { game as greatLakes } from '../games/great-lakes/game.ts'
import { game as template } from '../games/template/game.ts'
import { quickRng } from './chance.ts'
import { type Match, play, progressOf } from './match.ts'
import { defaultOptions } from './options.ts'

const playFirst = (match: Match): Match => {
  const seat = match.game.toAct(match.state)[0] ?? -1
  const move = match.game.legal(match.state, seat)[0]
  if (move === undefined) throw new Error('the match is over')
  return play(match, seat, move)
}

test('a game with rounds shows its round', () => {
  const match = opening(template, 2, '1', { length: 'short' })
  expect(progressOf(match)).toEqual({ kind: 'round', round: 1, of: 5 })
  const burned = [0, 1].reduce((so: Match) => playFirst(so), match)
  const refuelled = after(burned, 'shovel', 'shovel')
  expect(progressOf(refuelled)).toEqual({ kind: 'round', round: 2, of: 5 })
})

test('a game without rounds counts the turns of the seat to act, without the choices of set-up', () => {
  let match: Match = opening(greatLakes, 2)
  expect(progressOf(match)).toBeNull()
  while (match.game.toAct(match.state).length > 1 || match.game.turn(match.state) === 0) match = playFirst(match)
  const first = match.game.toAct(match.state)[0]
  expect(progressOf(match)).toEqual({ kind: 'turn', seat: first, turn: 1 })
  const turn = match.game.turn(match.state)
  while (match.game.turn(match.state) < turn + 2) match = playFirst(match)
  expect(progressOf(match)).toEqual({ kind: 'turn', seat: first, turn: 2 })
})

test('GL-2.7 the last player to choose in set-up has no turn yet: it would show that all others have chosen', () => {
  let match: Match = opening(greatLakes, 3)
  while (match.game.toAct(match.state).length > 1) match = playFirst(match)
  expect(match.game.turn(match.state)).toBe(0)
  expect(match.game.toAct(match.state)).toHaveLength(1)
  expect(progressOf(match)).toBeNull()
})

test.each(tested)('a hidden move does not change the progress: $id', async (entry) => {
  const game = await entry.game()
  const rng = quickRng(1)
  let match: Match = opening(game, 3, '1', defaultOptions(game.meta.options))
  while (game.toAct(match.state).length > 0) {
    const toAct = game.toAct(match.state)
    const seat = toAct[rng(toAct.length)] ?? -1
    const legal = game.legal(match.state, seat)
    const move = legal[rng(legal.length)]
    if (move === undefined) throw new Error('a seat to act has no move')
    const before = progressOf(match)
    match = play(match, seat, move)
    if (match.moves.at(-1)?.knownTo !== null) expect(progressOf(match)).toEqual(before)
  }
  expect(match.moves.length).toBeGreaterThan(0)
})
