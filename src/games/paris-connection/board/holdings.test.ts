import { expect, test } from 'vitest'
import { after, opening } from '../../../../test/kit/scene.ts'
import type { Message } from '../../../kit/text.ts'
import { speak } from '../../../kit/text.ts'
import { game } from '../game.ts'
import { texts } from '../text/en.ts'
import type { View } from '../view.ts'
import { holdings, publicPoints } from './holdings.tsx'
import { sharesKnown } from './knowledge.ts'

const say = (message: Message): string => speak({ language: 'en', texts, seat: (seat) => `Player ${seat}` }, message)

/** The second seat to act gives a share it holds and takes two of another colour. */
const start = opening(game, 3)
const mover = game.toAct(start.state)[0] ?? 0
const traded = after(start, tradeOf(game.view(start.state, mover), mover))

function tradeOf(view: View, seat: number): string {
  const colours = ['black', 'blue', 'brown', 'purple', 'red', 'yellow']
  const give = view.shares[seat]?.findIndex((count) => count > 0) ?? 0
  return `${colours[give]}>2${colours[(give + 1) % 6]}`
}

test('PC-4.2 shares taken in a trade are on the card of their seat, with a plus while more are possible', () => {
  const other = (mover + 1) % 3
  const [held, known] = holdings(game.view(traded.state, other), mover).map(({ label }) => say(label))
  expect(held).toBe('11 of 20 shares')
  expect(known).toMatch(/^[KBNPRY] 2\+$/)
})

test('before the first trade a card shows only how many shares a seat holds', () => {
  const labels = holdings(game.view(start.state, 'watcher'), 0).map(({ label }) => say(label))
  expect(labels).toEqual(['10 of 20 shares'])
})

test('the least and the most always enclose what a seat holds, and own shares are exact', () => {
  for (const viewer of [0, 1, 2, 'watcher'] as const) {
    const view = game.view(traded.state, viewer)
    for (const seat of [0, 1, 2]) {
      sharesKnown(view, seat).forEach(({ least, most }, company) => {
        const held = traded.state.shares[seat * 6 + company] ?? 0
        expect(held).toBeGreaterThanOrEqual(least)
        expect(held).toBeLessThanOrEqual(most)
        if (seat === viewer) expect([least, most]).toEqual([held, held])
      })
    }
  }
})

test('counting locomotives makes a number exact: what is nowhere else must be here', () => {
  const view = game.view(traded.state, 'watcher')
  const hidden = sharesKnown(view, 0).map(({ most }) => most)
  const alone: View = { ...view, shares: view.shares.map((_, seat) => (seat === 0 ? null : sharesIn(seat))) }
  sharesKnown(alone, 0).forEach(({ least, most }, company) => {
    expect(least).toBe(traded.state.shares[company])
    expect(most).toBe(least)
    expect(most).toBeLessThanOrEqual(hidden[company] ?? 0)
  })
})

const sharesIn = (seat: number): readonly number[] => traded.state.shares.slice(seat * 6, seat * 6 + 6)

test('PC-6.1 points are shown only for seats whose shares the viewer knows', () => {
  const view = game.view(traded.state, mover)
  expect(publicPoints(view, mover)).toBe(0)
  expect(publicPoints(view, (mover + 1) % 3)).toBeNull()
  expect(publicPoints({ ...view, values: [2, 2, 2, 2, 2, 2] }, mover)).toBe(22)
})

test('PC-6.2 shares over the limit and what they cost are on the card', () => {
  const view = game.view(traded.state, 'watcher')
  const labels = holdings({ ...view, holdings: [22, 10, 10] }, 0).map(({ label }) => say(label))
  expect(labels.slice(0, 2)).toEqual(['22 of 20 shares', '2 too many: −40'])
})
