import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { policies } from '../../src/bots/policies.ts'
import { game } from '../../src/games/template/game.ts'
import { proof } from '../../src/games/template/testing/proof.ts'
import { readRecord, replayRecord } from '../../src/kit/record.ts'
import { checkLaw } from './explain.ts'
import { broken, makeTrial } from './trial.ts'

test('a broken law names its trial and seed, and leaves a record that replays', () => {
  const start = { seats: 3, options: { length: 'short' }, rules: 1 }
  const trial = makeTrial({ game, proof, start, seed: 42, policy: policies.uniform() })
  const law = { name: 'always broken', check: () => broken('hands.0: expected 1, got 2') }
  const complain = (): string => {
    try {
      checkLaw(law, trial)
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
    return ''
  }
  const message = complain()
  expect(message).toMatch(
    /^hands\.0: expected 1, got 2\n {2}in the trial with 3 seats, options \{"length":"short"\}, seed 42\n/,
  )
  const file = /replay (\S+\.json)$/.exec(message)?.[1] ?? ''
  expect(replayRecord(game, readRecord(readFileSync(file, 'utf8'))).state).toEqual(trial.journey.last)
})
