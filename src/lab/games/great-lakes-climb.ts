/**
 * `node dist/src/lab/games/great-lakes-climb.js [--seconds 300] [--seed 1]`: changes a few weights of the quick moves at a time and
 * keeps a change that wins more points against the previous weights, two against two, first on few and then on many deals.
 * Prints every change it keeps. `--chances` instead prints how often tickets were completed, by their predicted chance.
 */
import { parseArgs } from 'node:util'
import { WEIGHTS } from '../../games/great-lakes/bots/search/weights.ts'
import { quickRng } from '../../kit/chance.ts'
import { playQuick, ticketChances, totalsOf, type Weights } from './great-lakes-quick.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
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

/** Stages of a trial: the lead in standard errors that a change needs, and the number of deals. */
const STAGES = [
  { deals: 60, errors: 0.3 },
  { deals: 200, errors: 1.2 },
  { deals: 400, errors: 1.8 },
] as const

const climb = (): void => {
  const rng = quickRng(seed)
  const unit = (): number => (rng(1_000_000) + 0.5) / 1_000_000
  const normal = (): number => Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit())
  const names = Object.keys(WEIGHTS) as (keyof Weights)[]
  const end = performance.now() + 1000 * Number(values.seconds)
  let best: Weights = { ...WEIGHTS }
  for (let deal = 1_000_000 * seed; performance.now() < end; ) {
    const changed: Record<keyof Weights, number> = { ...best }
    const touched = Array.from({ length: 1 + rng(4) }, () => names[rng(names.length)] ?? 'chance')
    for (const name of touched) changed[name] = best[name] * Math.exp(0.3 * normal()) + (best[name] < 0 ? normal() : 0)
    let lead: Lead = { mean: 0, error: 0 }
    const isBetter = STAGES.every(({ deals, errors }) => {
      lead = leadOf(changed, best, deals, deal)
      deal += deals
      return lead.mean > errors * lead.error
    })
    if (!isBetter) continue
    best = changed
    const what = touched.map((name) => `${name} ${changed[name].toFixed(3)}`).join(', ')
    console.log(`${what}: leads by ${lead.mean.toFixed(1)} ±${(2 * lead.error).toFixed(1)}`)
  }
  console.log(JSON.stringify(best))
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
