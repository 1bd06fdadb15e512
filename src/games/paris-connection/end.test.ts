import { describe, expect, test } from 'vitest'
import { after, choices, opening } from '../../../test/kit/scene.ts'
import { game } from './game.ts'
import { fieldAt, grid, MARSEILLE } from './map/fields.ts'
import { surveyAll } from './map/network.ts'
import { type State, sharesOf } from './state.ts'

const COLOURS = ['black', 'blue', 'brown', 'purple', 'red', 'yellow']
const at = (q: number, r: number): string => grid(fieldAt(q, r) ?? -1)

const table = (seats: number, change: (state: State) => void) => {
  const match = opening(game, seats)
  const state: State = structuredClone(match.state)
  change(state)
  surveyAll(state)
  return { ...match, state }
}

const endOf = (state: State): string | undefined => game.outcome(state)?.rule

/** Red is two fields from Marseille and is worth 7. */
const nearMarseille = (pools = [5, 5, 5, 5, 5, 5]) =>
  table(4, (state) => {
    state.tracks[fieldAt(-1, 10) ?? -1] = 1 << 4
    state.values[4] = 7
    state.pools = pools
    state.shares.splice(state.mover * 6, 6, 0, 1, 0, 0, 1, 0)
  })

describe('PC-5.1 at most one pool left', () => {
  test('PC-5.1 PC-E5 giving red for both yellow leaves red alone: the end; blue for the red goes on', () => {
    const match = nearMarseille([0, 0, 0, 0, 1, 2])
    const ended = after(match, 'red>2yellow')
    expect(endOf(ended.state)).toBe('PC-5.1')
    expect(choices(ended)).toEqual([])
    const goesOn = after(match, 'blue>red')
    expect(goesOn.state.pools).toEqual([0, 1, 0, 0, 0, 2])
    expect(endOf(goesOn.state)).toBeUndefined()
  })

  test('PC-5.1 PC-R5 a trade can end the game, and is then irreversible', () => {
    const { state } = nearMarseille([0, 0, 0, 0, 1, 2])
    const final = (text: string): boolean => {
      const move = game.parse(text)
      if (move === undefined) throw new Error(text)
      return game.irreversible(state, state.mover, move) !== null
    }
    expect(['red>2yellow', 'red>yellow', 'blue>red', 'blue>2yellow'].map(final)).toEqual([true, false, false, false])
  })

  test('PC-5.5 PC-R9 an extension that empties a pool is valued before the game ends', () => {
    const match = nearMarseille([0, 3, 0, 0, 1, 0])
    const index = 4
    const used = after(match, '+red', grid(fieldAt(-1, 11) ?? -1))
    expect(used.state.pools[index]).toBe(0)
    expect(endOf(used.state)).toBe('PC-5.1')
    const events = used.log.map(({ event }) => `${event.kind} ${event.rule}`)
    expect(events.slice(-7)).toEqual([
      'extended PC-5.5',
      'emptied PC-3.2',
      'ended PC-5.1',
      ...Array(4).fill('revealed PC-6.1'),
    ])
  })

  test('PC-5.5 PC-R9 the game does not end between giving and taking', () => {
    const match = nearMarseille([0, 0, 0, 0, 1, 1])
    expect(endOf(after(match, 'blue>red').state)).toBeUndefined()
  })

  test('PC-5.5 emptying one pool while others are left ends only the extension', () => {
    const used = after(nearMarseille([5, 5, 5, 5, 1, 5]), '+red', at(-1, 11))
    expect(endOf(used.state)).toBeUndefined()
    expect(used.log.map(({ event }) => event.kind).slice(-2)).toEqual(['extended', 'emptied'])
  })
})

describe('PC-5.2 Marseille', () => {
  test('PC-5.2 PC-E4 value 7, one on country, the second in Marseille: value 11, no third one, the end', () => {
    const match = after(nearMarseille(), '+red', at(-1, 11))
    const ended = after(match, grid(MARSEILLE))
    expect(ended.state.values[4]).toBe(11)
    expect(endOf(ended.state)).toBe('PC-5.2')
    expect(game.toAct(ended.state)).toEqual([])
    expect(ended.state.pools[4]).toBe(3)
  })

  test('PC-5.2 the move to Marseille is irreversible, the one before it is not', () => {
    const match = nearMarseille()
    const before = after(match, '+red')
    const seat = before.state.mover
    const final = (state: State, text: string): boolean | undefined => {
      const move = game.parse(text)
      return move && game.irreversible(state, seat, move) !== null
    }
    expect(final(before.state, at(-1, 11))).toBe(false)
    expect(final(after(before, at(-1, 11)).state, grid(MARSEILLE))).toBe(true)
  })
})

/** Trades one for one until the game is over or this many trades were made; the hands always allow one. */
const tradeOn = (match: ReturnType<typeof nearMarseille>, count: number) => {
  let so = match
  for (let i = 0; i < count && endOf(so.state) === undefined; i++) {
    const shares = sharesOf(so.state, so.state.mover)
    const give = shares.findIndex((held) => held > 0)
    so = after(so, `${COLOURS[give]}>${COLOURS[(give + 1) % 6]}`)
  }
  return so
}

test('PC-5.4 choosing a company and stopping never end the game, so both can be undone', () => {
  const match = after(nearMarseille(), '+red')
  const placed = after(match, at(-1, 11), 'stop')
  expect(placed.moves.map(({ final }) => final)).toEqual([false, false, false])
})

describe('PC-5.3 a standstill', () => {
  test.each([3, 4, 5, 6])('PC-5.3 PC-R1 with %i players it takes six times as many one-for-one trades', (seats) => {
    const match = opening(game, seats)
    const almost = tradeOn(match, 6 * seats - 1)
    expect(endOf(almost.state)).toBeUndefined()
    const ended = tradeOn(almost, 1)
    expect(endOf(ended.state)).toBe('PC-5.3')
    expect(ended.moves.at(-1)?.final).toBe(true)
    expect(almost.moves.at(-1)?.final).toBe(false)
  })

  test('PC-E8 after 23 one-for-one trades and a trade for two, 24 more end the game', () => {
    const before = tradeOn(opening(game, 4), 23)
    const two = after(before, choices(before).find((move) => move.includes('>2')) ?? '')
    expect(two.state.idle).toBe(0)
    expect(endOf(tradeOn(two, 23).state)).toBeUndefined()
    expect(endOf(tradeOn(two, 24).state)).toBe('PC-5.3')
  })

  test('PC-5.3 an extension resets the count to 0', () => {
    const before = tradeOn(opening(game, 4), 5)
    const company = choices(before).find((move) => move.startsWith('+')) ?? ''
    const extending = after(before, company)
    const extended = after(extending, choices(extending)[0] ?? '')
    expect(before.state.idle).toBe(5)
    expect(after(extended, 'stop').state.idle).toBe(0)
  })
})

test('PC-5.4 the round is not finished; Marseille takes precedence over the pools, the pools over the standstill', () => {
  const both = after(nearMarseille([0, 3, 0, 0, 2, 0]), '+red', at(-1, 11), grid(MARSEILLE))
  expect(both.state.pools).toEqual([0, 3, 0, 0, 0, 0])
  expect(endOf(both.state)).toBe('PC-5.2')
  expect(both.state.turn).toBe(1)
  const still = nearMarseille([0, 0, 0, 0, 1, 1])
  still.state.idle = 23
  expect(endOf(after(still, 'red>yellow').state)).toBe('PC-5.1')
  expect(endOf(after(still, 'blue>red').state)).toBe('PC-5.3')
})

test('PC-R10 every turn except a one-for-one trade lowers the total of the pools', () => {
  const total = (state: State): number => state.pools.reduce((sum, pool) => sum + pool, 0)
  const match = opening(game, 4)
  const company = choices(match).find((move) => move.startsWith('+')) ?? ''
  const placed = after(match, company, choices(after(match, company))[0] ?? '')
  expect(total(placed.state)).toBe(total(match.state) - 1)
  const two = after(match, choices(match).find((move) => move.includes('>2')) ?? '')
  expect(total(two.state)).toBe(total(match.state) - 1)
})
