import { describe, expect, test } from 'vitest'
import { after, choices, opening, refusedBy } from '../../../test/kit/scene.ts'
import { game } from './game.ts'
import { holding, type State, sharesOf } from './state.ts'
import { table } from './testing/positions.ts'

const trades = (moves: readonly string[]): readonly string[] => moves.filter((move) => move.includes('>'))

test('PC-4.1 one share goes to its pool, one or two come from another', () => {
  const match = table([2, 1, 0, 0, 0, 0], [5, 5, 5, 5, 5, 5])
  const seat = match.state.mover
  const one = after(match, 'black>red').state
  expect(sharesOf(one, seat)).toEqual([1, 1, 0, 0, 1, 0])
  expect(one.pools).toEqual([6, 5, 5, 5, 4, 5])
  const two = after(match, 'black>2red').state
  expect(sharesOf(two, seat)).toEqual([1, 1, 0, 0, 2, 0])
  expect(two.pools).toEqual([6, 5, 5, 5, 3, 5])
  expect(two.mover).toBe((seat + 1) % 4)
  expect(trades(choices(match))).toHaveLength(2 * 5 * 2)
  expect(refusedBy(match, 'give:brown')).toBe('PC-4.1')
})

describe('PC-4.2 everyone sees the colours given and taken', () => {
  test('PC-4.2 everyone can add up the least that a player must hold', () => {
    const match = opening(game, 4)
    const seat = match.state.mover
    const give = sharesOf(match.state, seat).findIndex((count) => count > 0)
    const colours = ['black', 'blue', 'brown', 'purple', 'red', 'yellow']
    const take = (give + 1) % 6
    const traded = after(match, `${colours[give]}>2${colours[take]}`)
    expect(traded.log.at(-1)).toMatchObject({ audience: null, event: { kind: 'traded', seat, give, take, count: 2 } })
    const known = (state: State): readonly number[] => game.view(state, 'watcher').known.slice(seat * 6, seat * 6 + 6)
    expect(known(traded.state)[take]).toBe(2)
    expect(known(traded.state)[give]).toBe(0)
  })

  test('PC-4.2 a share seen taken and given again is no longer known to be held', () => {
    const match = table([1, 0, 0, 0, 0, 0], [5, 5, 5, 5, 5, 5])
    const seat = match.state.mover
    const other = (state: State): string =>
      `${['black', 'blue', 'brown', 'purple', 'red', 'yellow'][sharesOf(state, state.mover).findIndex((n) => n > 0)]}`
    let round = after(match, 'black>2red')
    while (round.state.mover !== seat) {
      const give = other(round.state)
      round = after(round, give === 'purple' ? 'purple>brown' : `${give}>purple`)
    }
    const back = after(round, 'red>blue').state
    expect(back.known.slice(seat * 6, seat * 6 + 6)).toEqual([0, 1, 0, 0, 1, 0])
  })
})

test('PC-4.3 holdings may exceed the limit', () => {
  const full = table([15, 0, 0, 0, 0, 0], [5, 5, 5, 5, 5, 5])
  const over = after(full, 'black>2red')
  expect(holding(over.state, full.state.mover)).toBe(16)
  expect(over.log.at(-1)?.event).toMatchObject({ kind: 'traded', rule: 'PC-4.3' })
  const at = after(table([14, 0, 0, 0, 0, 0], [5, 5, 5, 5, 5, 5]), 'black>2red')
  expect(at.log.at(-1)?.event).toMatchObject({ kind: 'traded', rule: 'PC-4.1' })
})

test('PC-4.4 a pool of one gives only one; an empty pool reopens when a share is given to it', () => {
  const match = table([1, 1, 0, 0, 0, 0], [0, 3, 3, 3, 1, 3])
  expect(choices(match)).toContain('blue>red')
  expect(choices(match)).not.toContain('blue>2red')
  expect(refusedBy(match, 'take:red:2')).toBe('PC-4.4')
  expect(refusedBy(match, 'take:black:1')).toBe('PC-R2')
  const given = after(match, 'black>brown')
  expect(given.log.slice(-1)[0]?.event).toMatchObject({ kind: 'reopened', rule: 'PC-4.4', company: 0 })
  expect(choices(given).some((move) => move.endsWith('>black') || move === '+black')).toBe(true)
})

test('PC-R2 shares are taken from a pool of another colour that is not empty', () => {
  const match = table([1, 1, 0, 0, 0, 0], [5, 5, 0, 5, 5, 5])
  expect(choices(match)).not.toContain('black>black')
  expect(trades(choices(match)).filter((move) => move.endsWith('brown'))).toEqual([])
  expect(refusedBy(match, 'swap:black')).toBe('PC-R2')
  expect(refusedBy(match, 'take:brown:1')).toBe('PC-R2')
  expect(refusedBy(match, 'take:brown:2')).toBe('PC-R2')
  const single = table([3, 0, 0, 0, 0, 0], [5, 5, 5, 5, 5, 5])
  expect(refusedBy(single, 'take:black:1')).toBe('PC-R2')
  expect(choices(single)).not.toContain('black>black')
})

test('PC-R10 a trade is always possible while the game runs', () => {
  const match = table([1, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 1])
  expect(trades(choices(match))).toEqual(['black>yellow'])
})
