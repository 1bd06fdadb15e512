/** A process of `npm run fit-value`: plays the part of the matches whose number it receives. */
import { loadAllHeuristics } from '../../bots/load-heuristics.ts'
import { games } from '../../games/index.ts'
import { type ValueFeatures, valueExamples } from './value-examples.ts'

/** A part of the matches. */
interface Part {
  readonly number: number
  readonly examples: ReturnType<typeof valueExamples>
}

const setup = JSON.parse(process.argv[2] ?? '') as { game: string; seed: number; matches: number }
const entry = games.find(({ id }) => id === setup.game)
if (entry === undefined) throw new Error(`no game ${setup.game}`)
const [game, heuristics] = await Promise.all([entry.game(), loadAllHeuristics(entry)])
const tuning = (await import(`../../games/${setup.game}/bots/tuning.js`)) as { readonly valueFeatures: ValueFeatures }

process.on('message', (number: number) => {
  const sampling = { first: number * setup.matches, matches: setup.matches, seed: setup.seed }
  const part: Part = {
    number,
    examples: valueExamples(game, heuristics.searchHeuristics ?? heuristics, tuning.valueFeatures, sampling),
  }
  process.send?.(part)
})
