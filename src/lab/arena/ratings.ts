/**
 * Plackett–Luce ratings: each place of a match is won against all bots placed no better, with
 * chances in proportion to their strengths. A 400-point gap means ten-to-one odds; a bot without
 * any comparison is rated 0.
 */
import { quickRng } from '../../kit/chance.ts'

/** A match: the name and the rank of each player. */
export type Ranking = readonly { readonly name: string; readonly rank: number }[]

export interface Rating {
  readonly name: string
  readonly rating: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
}

const RESAMPLES = 200

/** The strongest first. `blocks` are independent of each other, the matches of one are not; `anchor` is rated 0. */
export const ratingsOf = (blocks: readonly (readonly Ranking[])[], anchor: string): readonly Rating[] => {
  const names = [...new Set(blocks.flat(2).map(({ name }) => name))]
  const relative = (strengths: readonly number[]): readonly number[] => {
    const anchorStrength = strengths[names.indexOf(anchor)] ?? 1
    return strengths.map((strength) => 400 * Math.log10(strength / anchorStrength))
  }
  const rng = quickRng(1)
  const samples = Array.from({ length: RESAMPLES }, () => {
    const drawn = blocks.map(() => blocks[rng(blocks.length)] ?? [])
    return relative(strengthsOf(names, drawn.flat()))
  })
  return relative(strengthsOf(names, blocks.flat()))
    .map((rating, at) => {
      const spread = samples.map((sample) => sample[at] ?? 0).sort((a, b) => a - b)
      return {
        name: names[at] ?? '',
        rating,
        low: spread[RESAMPLES / 40] ?? 0,
        high: spread.at(-1 - RESAMPLES / 40) ?? 0,
      }
    })
    .sort((a, b) => b.rating - a.rating)
}

/** A place in a match: who won it, how many of each name competed for it, and how often that happened. */
interface Stage {
  readonly winner: number
  readonly open: readonly number[]
  readonly times: number
}

/** The most rounds, and the relative change at which strengths count as converged. */
const ROUNDS = 5_000
const CONVERGED = 1e-6

/** By name. Hunter's iteration: finds strengths with which each name is expected to win the places it won. */
const strengthsOf = (names: readonly string[], matches: readonly Ranking[]): readonly number[] => {
  const stages = mergeEqual([...matches.flatMap((match) => stagesOf(names, match)), ...priorStages(names)])
  const wins = names.map((_, at) => stages.reduce((sum, { winner, times }) => (winner === at ? sum + times : sum), 0))
  let strengths = names.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    const chances = names.map(() => 0)
    for (const { open, times } of stages) {
      const all = open.reduce((sum, count, at) => sum + count * (strengths[at] ?? 0), 0)
      for (const [at, count] of open.entries()) chances[at] = (chances[at] ?? 0) + (times * count) / all
    }
    const next = strengths.map((strength, at) => (wins[at] ?? 0) / (chances[at] ?? 1) || strength)
    const isConverged = next.every((strength, at) => Math.abs(strength / (strengths[at] ?? 1) - 1) < CONVERGED)
    strengths = next
    if (isConverged) break
  }
  return strengths
}

/** Merges equal stages: there are few kinds of them, and many of each. */
const mergeEqual = (stages: readonly Stage[]): readonly Stage[] => {
  const kinds = new Map<string, Stage>()
  for (const stage of stages) {
    const key = `${stage.winner}/${stage.open}`
    const known = kinds.get(key)
    kinds.set(key, { ...stage, times: stage.times + (known?.times ?? 0) })
  }
  return [...kinds.values()]
}

/** The last place has no competitors and carries no information. */
const stagesOf = (names: readonly string[], match: Ranking): readonly Stage[] =>
  match.flatMap(({ name, rank }) => {
    const others = match.filter((one) => one.rank >= rank)
    if (others.length < 2) return []
    return [
      {
        winner: names.indexOf(name),
        times: 1,
        open: names.map((one) => others.filter((other) => other.name === one).length),
      },
    ]
  })

/** A prior of one more win and one more loss for each name, spread over the others: a bot that never lost is not infinitely strong. */
const priorStages = (names: readonly string[]): readonly Stage[] =>
  names.flatMap((_, winner) =>
    names.flatMap((_name, loser) =>
      winner === loser
        ? []
        : [
            {
              winner,
              times: 1 / (names.length - 1),
              open: names.map((_one, at) => (at === winner || at === loser ? 1 : 0)),
            },
          ],
    ),
  )
