import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Limit, rateLimiter } from './limits.ts'

/** The same limit, but it never forgets a bucket. */
const literal = ({ burst, perSecond }: Limit, now: () => number) => {
  const levels = new Map<string, { level: number; at: number }>()
  return (who: string): boolean => {
    const known = levels.get(who) ?? { level: burst, at: now() }
    const level = Math.min(burst, known.level + ((now() - known.at) / 1_000) * perSecond)
    levels.set(who, { level: level < 1 ? level : level - 1, at: now() })
    return level >= 1
  }
}

test('each address has its own burst and its own rate', () => {
  let now = 0
  const may = rateLimiter<string>({ burst: 2, perSecond: 1 }, () => now)
  expect([may('ann'), may('ann'), may('ann'), may('bob')]).toEqual([true, true, false, true])
  now = 999
  expect(may('ann')).toBe(false)
  now = 1_000
  expect([may('ann'), may('ann')]).toEqual([true, false])
})

test('forgetting idle addresses changes no answer', () => {
  const asking = fc.record({ who: fc.constantFrom('ann', 'bob', 'cas', 'dan', 'eva'), after: fc.nat(250) })
  fc.assert(
    fc.property(fc.array(asking, { maxLength: 200 }), (askings) => {
      let now = 0
      const limit = { burst: 3, perSecond: 2 }
      const [may, might] = [rateLimiter<string>(limit, () => now), literal(limit, () => now)]
      for (const { who, after } of askings) {
        now += after
        expect(may(who)).toBe(might(who))
      }
    }),
  )
})
