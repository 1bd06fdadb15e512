/** Checks every law in matches of every game, seat count, option and policy. */
import { beforeAll, describe, expect, test } from 'vitest'
import { proofOf, tested } from '../../test/games/tested.ts'
import { checkLaw } from '../../test/kit/explain.ts'
import { laws } from '../../test/kit/laws.ts'
import { makeTrial, type Trial } from '../../test/kit/trial.ts'
import { POLICY_NAMES, policies } from '../bots/policies.ts'
import type { AnyGame, OptionValues } from '../kit/game.ts'

/** The quick check plays one match for each seat count, each with another policy. `npm test` plays all. */
const isQuick = process.env['CHECK'] === 'quick'
const SEEDS = isQuick ? [1] : [1, 2]

const combinations = (game: AnyGame): readonly OptionValues[] =>
  game.meta.options.reduce<readonly OptionValues[]>(
    (all, { id, values }) => all.flatMap((options) => values.map((value) => ({ ...options, [id]: value }))),
    [{}],
  )

/** Combinations of options take turns with policies and seeds: every pair of them would take minutes. */
const trials = (game: AnyGame, proof: Trial['proof'], seats: number): readonly Trial[] => {
  const all = combinations(game)
  const each = SEEDS.flatMap((round) =>
    POLICY_NAMES.map((name, at) => ({ name, seed: 1000 * seats + 10 * round + at })),
  )
  const count = isQuick ? 1 : Math.max(each.length, all.length)
  return Array.from({ length: count }, (_, at) => {
    const { name, seed } = each[(at + seats) % each.length] ?? { name: POLICY_NAMES[0] ?? 'uniform', seed: at }
    const start = { seats, options: all[(at + seats) % all.length] ?? {}, rules: game.meta.rulesVersion }
    return makeTrial({ game, proof, start, seed, policy: policies[name](seed) })
  })
}

for (const entry of tested) {
  const [game, proof] = await Promise.all([entry.game(), proofOf(entry)])
  for (const seats of game.meta.seats) {
    describe(`${entry.id}, ${seats} seats`, () => {
      let all: readonly Trial[] = []
      // Not while tests are collected: a run for one game should not play the matches of the others.
      beforeAll(() => {
        all = trials(game, proof, seats)
      })
      for (const law of laws) {
        test(law.name, () => {
          for (const trial of all) checkLaw(law, trial)
          expect(all.length).toBeGreaterThan(0)
        })
      }
    })
  }
}
