/** Checks every law in matches of one game, with every seat count, option and policy. */
import { beforeAll, describe, expect, test } from 'vitest'
import { POLICY_NAMES, policies } from '../../src/bots/policies.ts'
import type { GameEntry } from '../../src/kit/entry.ts'
import type { AnyGame, OptionValues } from '../../src/kit/game.ts'
import { checkLaw } from '../kit/explain.ts'
import { laws } from '../kit/laws.ts'
import { type Law, makeTrial, type Trial } from '../kit/trial.ts'
import { proofOf } from './tested.ts'

export const testLaws = async (entry: GameEntry): Promise<void> => {
  const [game, proof] = await Promise.all([entry.game(), proofOf(entry)])
  for (const seats of game.meta.seats) {
    describe(`${entry.id}, ${seats} seats`, () => {
      let all: readonly Trial[] = []
      // Not while tests are collected: a run of one law plays no other seat counts.
      beforeAll(() => {
        all = trials(game, proof, seats)
        return () => {
          all = []
        }
      })
      for (const law of lawsWith(game.meta.seats, seats)) {
        test(law.name, () => {
          for (const trial of all) checkLaw(law, trial)
          expect(all.length).toBeGreaterThan(0)
        })
      }
    })
  }
}

/**
 * The quick check plays one match for each seat count, each with another policy, and examines each law with one seat
 * count. `npm test` plays all, and examines every law in each.
 */
const isQuick = process.env['CHECK'] === 'quick'
const SEEDS = isQuick ? [1] : [1, 2]

const lawsWith = (counts: readonly number[], seats: number): readonly Law[] =>
  isQuick ? laws.filter((_, at) => counts[at % counts.length] === seats) : laws

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

const combinations = (game: AnyGame): readonly OptionValues[] =>
  game.meta.options.reduce<readonly OptionValues[]>(
    (all, { id, values }) => all.flatMap((options) => values.map((value) => ({ ...options, [id]: value }))),
    [{}],
  )
