/** Adds to a broken law what is needed to see it again: the trial, its seed, and a record to replay. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FORMAT, writeRecord } from '../../src/kit/record.ts'
import { Broken, deckSeed, type Law, type Trial } from './trial.ts'

export const checkLaw = (law: Law, trial: Trial): void => {
  try {
    law.check(trial)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Broken(`${message}\n${explain(trial)}`, { cause: error })
  }
}

const explain = (trial: Trial): string => {
  const { game, start, seed } = trial
  const file = join(mkdtempSync(join(tmpdir(), 'roundhouse-law-')), `${game.meta.id}-${seed}.json`)
  writeFileSync(file, recordOfTrial(trial))
  return [
    `  in the trial with ${start.seats} seats, options ${JSON.stringify(start.options)}, seed ${seed}`,
    `  to see the match: npx roundhouse replay ${file}`,
  ].join('\n')
}

const recordOfTrial = (trial: Trial): string => {
  const { game, start, journey } = trial
  return writeRecord({
    format: FORMAT,
    game: game.meta.id,
    rulesVersion: start.rules,
    seats: start.seats,
    players: Array.from({ length: start.seats }, (_, seat) => `Seat ${seat}`),
    options: start.options,
    seed: deckSeed(trial),
    moves: journey.steps.map(({ seat, move }) => `${seat} ${game.notate(move)}`),
    takenBack: 0,
    draws: null,
    result: null,
  })
}
