/** Every law can fail: it catches a fault planted in the template, and it holds for the template without faults. */
import { describe, expect, test } from 'vitest'
import { laws } from '../../test/kit/laws.ts'
import { Broken, type Law, makeTrial, type Trial } from '../../test/kit/trial.ts'
import { POLICY_NAMES, policies } from '../bots/policies.ts'
import type { AnyGame } from '../kit/game.ts'
import { game as sound } from './template/game.ts'
import { faults } from './template/testing/faults/index.ts'
import { proof } from './template/testing/proof.ts'

const lawNamed = (name: string): Law | undefined => laws.find((law) => law.name === name)

/** A match for each seat count, length and policy. */
const trialsOf = (game: AnyGame): readonly Trial[] =>
  game.meta.seats.flatMap((seats) =>
    ['short', 'long'].flatMap((length) =>
      POLICY_NAMES.map((name, at) => {
        const start = { seats, options: { length }, rules: 1 }
        return makeTrial({ game, proof, start, seed: 10 * seats + at, policy: policies[name](at) })
      }),
    ),
  )

/** The message of the law in the first match that breaks it. Any other error does not count. */
const complaint = (law: Law, game: AnyGame): string | undefined => {
  for (const trial of trialsOf(game)) {
    try {
      law.check(trial)
    } catch (error) {
      if (error instanceof Broken) return error.message
      throw error
    }
  }
  return undefined
}

describe('each law catches its fault', () => {
  for (const { law: name, fault, plant } of faults) {
    test(`${name} ← ${fault}`, () => {
      const law = lawNamed(name)
      if (law === undefined) throw new Error(`there is no such law: ${name}`)
      expect(complaint(law, plant(sound))).toEqual(expect.any(String))
    })
  }

  test('every law has a fault', () => {
    const caught = new Set(faults.map(({ law }) => law))
    expect(laws.map(({ name }) => name).filter((name) => !caught.has(name))).toEqual([])
  })
})

describe('the template without faults', () => {
  for (const law of laws) {
    test(`obeys: ${law.name}`, () => {
      expect(complaint(law, sound)).toBeUndefined()
    })
  }
})
