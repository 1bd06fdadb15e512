/** Advice: what a search makes of a moment of the match, from what one viewer may know of it. */
import { type Explanation, explain, explainToSpectator } from '../bots/explain.ts'
import { quickRng } from '../kit/chance.ts'
import type { AnyGame } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import type { Advice } from '../wire/host.ts'
import type { AdviceRequest } from './advice-request.ts'

/** Advice is worth about as much as a strong bot's turn. */
const ADVICE = { milliseconds: 700, iterations: 14_000 } as const

export interface Adviser {
  readonly game: AnyGame
  readonly heuristics: AnyHeuristics
  readonly clock: () => number
}

export const adviceOn = (
  { seat, viewer, view, randomSeed }: AdviceRequest,
  { game, heuristics, clock }: Adviser,
): Advice => {
  const decision = { game, heuristics, seat, view, rng: quickRng(randomSeed), clock }
  const found = viewer === seat ? explain(decision, ADVICE) : explainToSpectator(decision, ADVICE)
  // A seat is told its own choices; a watcher has none, and is told what that seat may well do.
  const isTold = viewer === seat || viewer === 'watcher'
  return { chances: found.chances, choices: isTold ? choicesIn(found, game) : [] }
}

const choicesIn = ({ choices }: Explanation, game: AnyGame): Advice['choices'] =>
  choices.flatMap(({ move, chance, points }) => {
    const parsed = game.parse(move)
    return parsed === undefined ? [] : [{ notation: move, label: game.describeMove(parsed), chance, points }]
  })
