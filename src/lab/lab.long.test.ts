/** The lab: player specs, figures, and the strength of the quick moves of Great Lakes. */
import { describe, expect, test } from 'vitest'
import { WEIGHTS } from '../games/great-lakes/bots/search/weights.ts'
import { playDeal, rotationsOf } from './deal.ts'
import { gameFigures } from './figures.ts'
import { playQuick, ticketChances, totalsOf } from './games/great-lakes-quick.ts'
import { playerSpec, thisBuild } from './players.ts'

test.each([
  ['strong', { bot: 'strong', isOther: false, overlooks: null, milliseconds: null, iterations: null }],
  ['strong@50', { bot: 'strong', isOther: false, overlooks: null, milliseconds: 50, iterations: null }],
  ['skilled%40@200', { bot: 'skilled', isOther: false, overlooks: 0.4, milliseconds: 200, iterations: null }],
  ['other:expert#500', { bot: 'expert', isOther: true, overlooks: null, milliseconds: null, iterations: 500 }],
  ['nobody', undefined],
  ['toString', undefined],
  ['strong@0', undefined],
  ['strong@5#5', undefined],
])('%s is parsed as a player or refused', (text, spec) => {
  expect(playerSpec(text)).toEqual(spec)
})

test.each([
  [['a', 'a', 'a', 'a'], 1],
  [['a', 'b', 'a', 'b'], 2],
  [['a', 'b', 'b', 'b'], 4],
])('%j have %i different rotations around the table', (bots, times) => {
  expect(rotationsOf(bots)).toBe(times)
})

const dealOf = async (game: string, bots: readonly string[]) => {
  const build = await thisBuild(game)
  if (build === undefined) throw new Error(`no game ${game}`)
  const lab = { game: build.game, own: await gameFigures(game), buildOf: () => build, clock: () => 0 }
  return playDeal(lab, { game, bots, seed: 3, other: null }, 0)
}

describe('figures of a seat', () => {
  test.each([
    ['great-lakes', 'GL'],
    ['paris-connection', 'PC'],
  ])('%s: points by rule add up to the points', async (game, letters) => {
    const matches = await dealOf(game, ['rollout', 'random', 'random'])
    expect(matches).toHaveLength(3)
    for (const { figures } of matches.flat()) {
      const byRule = Object.keys(figures).filter((name) => name.startsWith(`${letters}-`))
      expect(byRule.reduce((sum, rule) => sum + (figures[rule] ?? 0), 0)).toBe(figures['points'])
    }
    for (const seats of matches)
      expect(seats.reduce((sum, { figures }) => sum + (figures['win share'] ?? 0), 0)).toBe(1)
  })

  test('Great Lakes: tickets, pieces and turns match the record', async () => {
    const [seats] = await dealOf('great-lakes', ['rollout', 'rollout'])
    for (const { figures } of seats ?? []) {
      const of = (name: string): number => figures[name] ?? Number.NaN
      expect(of('tickets done') + of('tickets failed')).toBe(of('tickets kept at first') + of('tickets kept later'))
      expect(of('routes claimed')).toBe(of('turns claiming'))
      expect(of('harbours')).toBe(of('turns building harbours'))
      expect(of('routes claimed') * of('spaces per route') + of('pieces left')).toBeCloseTo(50)
      expect(of('turns drawing cards')).toBeGreaterThan(10)
    }
  })
})

describe('quick moves of Great Lakes', () => {
  const usual = { ...WEIGHTS }

  // Before the turns of a plan were fitted, quick moves scored 85 points with four seats.
  test.each([
    [2, 125],
    [4, 125],
  ])('with %i seats score more than %i points each', (seats, points) => {
    const totals = Array.from({ length: 24 }, (_, seed) => totalsOf(playQuick(seats, seed, () => usual))).flat()
    expect(totals.reduce((sum, total) => sum + total, 0) / totals.length).toBeGreaterThan(points)
  })

  // Before, tickets with a predicted chance of 0.86 were completed in 0.36 of the cases.
  test('complete tickets about as often as predicted', () => {
    const all = ticketChances(60, 4, 7)
    for (const [from, to] of [
      [0.5, 0.7],
      [0.7, 0.9],
      [0.9, 1],
    ] as const) {
      const here = all.filter(({ chance }) => chance >= from && chance < to)
      const predicted = here.reduce((sum, { chance }) => sum + chance, 0) / here.length
      const done = here.filter(({ isDone }) => isDone).length / here.length
      expect(here.length).toBeGreaterThan(100)
      expect(Math.abs(predicted - done)).toBeLessThan(0.12)
    }
  })

  test('do not change the shared weights', () => {
    playQuick(2, 1, (seat) => (seat === 0 ? { ...usual, loco: 9 } : usual))
    expect(WEIGHTS).toEqual(usual)
  })
})
