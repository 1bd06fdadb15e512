/** Positions of matches between bots: the chances shown there without any correction, and who won. */
import type { BotDecision } from '../../bots/bot.ts'
import { explain } from '../../bots/explain.ts'
import { quickRng } from '../../kit/chance.ts'
import type { AnyHeuristics } from '../../kit/heuristics.ts'
import { playMatch } from '../play.ts'
import { type BotBuild, type Player, playerOf, playerSpec } from '../players.ts'

export interface ChanceSample {
  /** Samples of one match are not independent. */
  readonly match: string
  readonly seats: number
  readonly turn: number
  /** By seat. */
  readonly chances: readonly number[]
  /** By seat: the share of the victory. */
  readonly won: readonly number[]
}

export interface MatchSamples {
  readonly turns: number
  readonly samples: readonly ChanceSample[]
}

export interface SampleSetup {
  readonly game: string
  /** Such as `casual` or `strong#4000`. */
  readonly bots: readonly string[]
  /** Numbers of seats. */
  readonly seats: readonly number[]
  readonly seed: number
  /** Iterations for the chances of a position. */
  readonly look: number
}

/** Takes the next position after this many decisions, so that a match yields about a dozen. */
const EVERY: Readonly<Record<string, number>> = { 'paris-connection': 8 }
const USUAL_EVERY = 17

export const samplesOf = (build: BotBuild, setup: SampleSetup, number: number): MatchSamples => {
  const kinds = setup.bots.length
  const seats = setup.seats[Math.floor(number / kinds) % setup.seats.length] ?? 0
  const spec = playerSpec(setup.bots[number % kinds] ?? '')
  if (spec === undefined) throw new RangeError('no such bot')
  const { game } = build
  // The correction must not see its own results.
  const { chancePowers: _, ...plain } = build.heuristics
  const heuristics: AnyHeuristics = plain
  const match = `calibrate ${setup.seed} ${number}`
  const looks: Omit<ChanceSample, 'won'>[] = []
  let decisions = 0
  const players = Array.from({ length: seats }, (): Player => {
    const play = playerOf(build, spec, () => 0)
    return (seat, view, rng) => {
      if (decisions++ % (EVERY[setup.game] ?? USUAL_EVERY) === 0) {
        const decision: BotDecision = { game, heuristics, seat, view, rng: quickRng(decisions) }
        const { chances } = explain(decision, { milliseconds: 0, iterations: setup.look })
        looks.push({ match, seats, turn: game.turn(game.determinize(view, quickRng(1))), chances })
      }
      return play(seat, view, rng)
    }
  })
  const { state, outcome } = playMatch(game, players, match, 0)
  const winners = outcome.ranks.filter((rank) => rank === 1).length
  const won = outcome.ranks.map((rank) => (rank === 1 ? 1 / winners : 0))
  return { turns: game.turn(state), samples: looks.map((look) => ({ ...look, won })) }
}
