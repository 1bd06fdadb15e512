/**
 * `node dist/src/lab/games/great-lakes-climb.js [--steps 1300] [--runs 8] [--seed 1]`: climbs the weights of the quick moves in
 * matches of two against two (`lab/tuning/perturb.ts`), several times with other deals, and prints the geometric mean of the results
 * and how it does against the stored weights on further deals. Runs are independent: those of one command can be divided among
 * several with other seeds. The same steps, runs and seed give the same weights. `--chances` instead prints how often tickets were completed, by their predicted chance.
 */
import { parseArgs } from 'node:util'
import { WEIGHTS } from '../../games/great-lakes/bots/search/weights.ts'
import { perturb } from '../tuning/perturb.ts'
import { playQuick, ticketChances, totalsOf, type Weights } from './great-lakes-quick.ts'

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '1300' },
    runs: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    chances: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)

interface Lead {
  readonly mean: number
  readonly error: number
}

/** The points by which two seats with one set of weights lead two with the other, each deal played from both sides. */
const leadOf = (one: Weights, other: Weights, deals: number, from: number): Lead => {
  const leads = Array.from({ length: deals }, (_, deal) => {
    const [even, odd] = [0, 1].map((side) => {
      const totals = totalsOf(playQuick(4, from + deal, (seat) => (seat % 2 === side ? one : other)))
      return totals.reduce((sum, points, seat) => sum + (seat % 2 === side ? points : -points), 0) / 2
    })
    return ((even ?? 0) + (odd ?? 0)) / 2
  })
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / deals
  const squares = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / (deals - 1) / deals) }
}

/** Weights that stay: the randomness, and the times of plans, which are fitted to what happened. */
const FIXED = /^(chance|time|turn[A-Z])/
const DEALS = 6
const CHECK_DEALS = 600

const climb = (): void => {
  const usual: Weights = { ...WEIGHTS }
  const names = (Object.keys(usual) as (keyof Weights)[]).filter((name) => !FIXED.test(name))
  const withWeights = (weights: readonly number[]): Weights => ({
    ...usual,
    ...Object.fromEntries(names.map((name, at) => [name, weights[at]])),
  })
  const logs = names.map(() => 0)
  const runs = Number(values.runs)
  for (let run = 0; run < runs; run++) {
    const first = 1_000_000 * (seed + run)
    const climbed = perturb(
      names.map((name) => usual[name]),
      {
        steps: Number(values.steps),
        seed: seed + run,
        lead: (one, other, step) => leadOf(withWeights(one), withWeights(other), DEALS, first + DEALS * step).mean,
      },
    )
    for (const [at, name] of names.entries()) {
      logs[at] = (logs[at] ?? 0) + Math.log((climbed[at] ?? 1) / usual[name]) / runs
    }
    report(`run ${run + 1}`, withWeights(climbed), usual, first + 900_000)
  }
  const climbed = withWeights(names.map((name, at) => usual[name] * Math.exp(logs[at] ?? 0)))
  for (const name of names) console.log(`  ${name}: ${climbed[name].toPrecision(3)}, was ${usual[name]}`)
  report('their mean', climbed, usual, 1_000_000 * (seed + runs))
}

const report = (what: string, climbed: Weights, usual: Weights, from: number): void => {
  const { mean, error } = leadOf(climbed, usual, CHECK_DEALS, from)
  console.log(
    `${what}: leads the stored weights by ${mean.toFixed(1)} ±${(2 * error).toFixed(1)} points on ${CHECK_DEALS} deals`,
  )
}

const printChances = (): void => {
  const all = ticketChances(200, 4, seed)
  for (let tenth = 0; tenth < 10; tenth++) {
    const here = all.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === tenth)
    const predicted = here.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, here.length)
    const done = here.filter(({ isDone }) => isDone).length / Math.max(1, here.length)
    console.log(`predicted ${predicted.toFixed(2)}, completed ${done.toFixed(2)} (${here.length})`)
  }
}

if (values.chances) printChances()
else climb()
