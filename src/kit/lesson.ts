/**
 * A guided first game: a scripted match on the real board with the real rules. The bots play what the script says as long
 * as the learner follows it, and think for themselves afterwards, so the learner can play on when the lesson is over.
 */
import type { OptionValues, Seat, Target } from './game.ts'
import type { Match } from './match.ts'

export interface Lesson {
  /** The learner's seat. Bots play the others. */
  readonly seat: Seat
  readonly seats: number
  readonly options: OptionValues
  readonly seed: string
  /** The moves of all seats, written as in a record: `0 extend:red`. */
  readonly script: readonly string[]
  readonly steps: readonly LessonStep[]
}

/** One card with one or two sentences. Its text has the id `step` in the lesson's catalogue. */
export interface LessonStep {
  readonly step: string
  /** It is shown when this many moves of the script have been made. */
  readonly at: number
  /** How many moves the learner makes in this step; 0 for a step that is only read. */
  readonly moves: number
  /** What is highlighted. Without it, everything that the expected move touches. */
  readonly targets?: readonly Target[]
}

/** How many moves of the script have been made, or null if the match has left it. */
export const movesOnScript = ({ game, moves }: Match, script: readonly string[]): number | null =>
  moves.every(({ seat, move }, index) => script[index] === `${seat} ${game.notate(move)}`) ? moves.length : null

/** What this seat plays next according to the script, in notation; null when the script says nothing. */
export const scriptedMove = (match: Match, script: readonly string[], seat: Seat): string | null => {
  const made = movesOnScript(match, script)
  const next = made === null ? undefined : script[made]
  const start = `${seat} `
  return next?.startsWith(start) ? next.slice(start.length) : null
}

/** The step to show after this many moves, when `read` of the steps shown at this point have been read; null when the lesson is over. */
export const currentStep = ({ steps }: Pick<Lesson, 'steps'>, made: number, read: number): LessonStep | null => {
  const open = steps.filter(({ at, moves }) => (moves === 0 ? at >= made : at + moves > made))
  const readHere = open.filter(({ at, moves }) => moves === 0 && at === made).slice(0, read)
  return open.find((step) => !readHere.includes(step)) ?? null
}
