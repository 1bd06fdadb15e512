/** Every law, over every game, seat count and option, in matches played by every policy. */
import { describe, expect, test } from 'vitest'
import { POLICY_NAMES, policies } from '../bots/policies.ts'
import type { AnyGame, OptionValues } from '../kit/game.ts'
import { laws } from '../kit/testing/laws.ts'
import { makeTrial, type Trial } from '../kit/testing/trial.ts'
import { tested } from './tested.ts'

/** The quick check plays one match for each seat count and option, each time by another policy; `npm test` plays all. */
const isQuick = process.env['CHECK'] === 'quick'
const SEEDS = isQuick ? [1] : [1, 2]

const combinations = (game: AnyGame): readonly OptionValues[] =>
  game.meta.options.reduce<readonly OptionValues[]>(
    (all, { id, values }) => all.flatMap((options) => values.map((value) => ({ ...options, [id]: value }))),
    [{}],
  )

const trials = (game: AnyGame, proof: Trial['proof'], seats: number): readonly Trial[] =>
  combinations(game).flatMap((options, nth) =>
    SEEDS.flatMap((round) =>
      POLICY_NAMES.flatMap((name, at) => {
        if (isQuick && at !== (seats + nth) % POLICY_NAMES.length) return []
        const seed = 1000 * seats + 10 * round + at
        const start = { seats, options, rules: game.meta.rulesVersion }
        return makeTrial({ game, proof, start, seed, policy: policies[name](seed) })
      }),
    ),
  )

for (const entry of tested) {
  const [game, proof] = await Promise.all([entry.game(), entry.proof()])
  for (const seats of game.meta.seats) {
    describe(`${entry.id}, ${seats} seats`, () => {
      const all = trials(game, proof, seats)
      for (const law of laws) {
        test(law.name, () => {
          for (const trial of all) law.check(trial)
          expect(all.length).toBeGreaterThan(0)
        })
      }
    })
  }
}
