/** The fit finds a known distortion of chances, and reliability is measured on what was really won. */
import { expect, test } from 'vitest'
import { raised } from '../../bots/calibrated.ts'
import { quickRng } from '../../kit/chance.ts'
import { fitPowers, reliabilityOf } from './fit.ts'
import type { MatchSamples } from './samples.ts'

/** Matches of three seats whose winners are drawn by `chances`, while `chances ** distortion` is shown. */
const matchesWith = (distortion: number, count: number, seed: number): readonly MatchSamples[] => {
  const rng = quickRng(seed)
  return Array.from({ length: count }, (_, number) => {
    const weights = [1 + rng(100), 1 + rng(100), 1 + rng(100)]
    const sum = weights.reduce((all, weight) => all + weight, 0)
    const real = weights.map((weight) => weight / sum)
    const [first = 0, second = 0] = real
    const drawn = rng(1_000_000) / 1_000_000
    const winner = drawn < first ? 0 : drawn < first + second ? 1 : 2
    const won = real.map((_chance, seat) => (seat === winner ? 1 : 0))
    const sample = { match: String(number), seats: 3, turn: number % 40, chances: raised(real, distortion), won }
    return { turns: 40, samples: [sample] }
  })
}

test('overconfident chances get powers below 1, and are reliable with them', () => {
  const powers = fitPowers(matchesWith(2.5, 4_000, 1))
  for (const power of powers.powers[3] ?? []) {
    expect(power).toBeGreaterThan(0.35)
    expect(power).toBeLessThan(0.55)
  }
  const others = matchesWith(2.5, 4_000, 2).flatMap(({ samples }) => samples)
  expect(reliabilityOf(others, undefined).error).toBeGreaterThan(0.1)
  expect(reliabilityOf(others, powers).error).toBeLessThan(0.03)
})

test('reliable chances stay nearly as they are', () => {
  const powers = fitPowers(matchesWith(1, 4_000, 3))
  for (const power of powers.powers[3] ?? []) expect(power).toBeCloseTo(1, 0)
})

test('the interval is over matches: the same match many times says no more', () => {
  const once = matchesWith(1, 300, 4).flatMap(({ samples }) => samples)
  const often = once.flatMap((sample) => [sample, sample, sample, sample])
  const [few, many] = [reliabilityOf(once, undefined), reliabilityOf(often, undefined)]
  const shared = few.deciles.filter(({ within }) => Number.isFinite(within))
  expect(shared.length).toBeGreaterThan(5)
  for (const { within, ...decile } of shared) {
    const at = few.deciles.findIndex(({ shown }) => shown === decile.shown)
    expect(many.deciles[at]?.within).toBeCloseTo(within, 8)
  }
})
