/** `fuzz`: many random matches, looking for anything that breaks and for rules that never come up. */

import { readArguments, wholeNumber } from '../../src/cli/arguments.ts'
import { type CliCommand, FOUND, OK, type Out } from '../../src/cli/command.ts'
import { takeGame } from '../../src/cli/game.ts'
import { writeRecord } from '../../src/kit/record.ts'
import { progressOf } from '../../src/program/progress.ts'
import { proofOf } from '../games/tested.ts'
import { declared, type Fuzzed, fuzz } from './fuzzing.ts'

/** In a run of at least this many matches, an event that never happened is a finding. */
const LONG_RUN = 1000

export const command: CliCommand = {
  name: 'fuzz',
  summary: 'play many random matches and look for anything that breaks',
  usage: `npm run fuzz -- <game> [--games N] [--seed N] [--json]

  --games N   how many matches (1000); seat counts, options and four ways of playing take turns
  --seed N    where to begin (1); the same seed plays the same matches
  --json      print the figures as JSON

Prints how often each event happened, with the rule it cites. A match that breaks is printed as a
match record. Exit code 1 if something broke or, from ${LONG_RUN} matches on, an event never happened.`,
  async run(args, out) {
    const { subject, values } = readArguments(args, {
      games: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean' },
    })
    const { entry, game } = await takeGame(subject, 'en')
    const proof = await proofOf(entry)
    const games = wholeNumber('--games', values.games, 1) ?? 1000
    const seed = wholeNumber('--seed', values.seed, 0) ?? 1
    const began = performance.now()
    const progress = progressOf(games, 'matches')
    const fuzzed = fuzz({ game, proof }, games, seed, progress.at)
    progress.clear()
    const seconds = (performance.now() - began) / 1000
    const counts = Object.fromEntries(declared(game).map((event) => [event, fuzzed.events.get(event) ?? 0]))
    const never = games < LONG_RUN ? [] : Object.keys(counts).filter((event) => counts[event] === 0)
    const report = values.json ? printJson : print
    report(out, { ...fuzzed, counts, never, seconds })
    return fuzzed.failure === undefined && never.length === 0 ? OK : FOUND
  },
}

interface Report extends Omit<Fuzzed, 'events'> {
  /** How often each event happened. */
  readonly counts: Readonly<Record<string, number>>
  readonly never: readonly string[]
  readonly seconds: number
}

const printJson = (out: Out, { games, moves, longest, seconds, counts, never, failure }: Report): void =>
  out.line(JSON.stringify({ games, moves, longest, seconds, events: counts, never, failure: failure ?? null }))

const print = (out: Out, { games, moves, longest, seconds, counts, never, failure }: Report): void => {
  for (const [event, count] of Object.entries(counts)) out.line(`${String(count).padStart(10)}  ${event}`)
  out.line(`${games} matches, ${moves} moves, the longest ${longest}, in ${seconds.toFixed(1)} s`)
  if (never.length > 0) out.line(`Never happened: ${never.join(', ')}`)
  if (failure === undefined) {
    out.line('Nothing broke and every match ended.')
    return
  }
  out.line(`Broke: ${failure.why}`)
  out.line(writeRecord(failure.record))
}
