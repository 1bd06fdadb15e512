/** Plays hidden turns in several ways on separate servers: the others must receive the same sequence of messages. */
import type { GameEntry } from '../../src/kit/entry.ts'
import { rewind } from '../../src/kit/match.ts'
import { differenceFor, type Sent } from './compare.ts'
import { headFor, writeTable } from './history.ts'
import type { Figures } from './prove.ts'
import { openSite, type Site, type Spoil } from './site.ts'
import { type Title, titleOf } from './truth.ts'
import type { HiddenTurn, Turns } from './turns.ts'
import { visitTo } from './visit.ts'
import { playTurn, WAYS, type Way } from './ways.ts'

export interface TurnPlan {
  readonly games: readonly GameEntry[]
  /** The range of turn numbers; `to` is excluded. */
  readonly turns: (titles: readonly Title[]) => Turns
  readonly from: number
  readonly to: number
  /** The ways of playing; the first is compared with each of the others. */
  readonly ways?: readonly Way[]
  /** Replacements for parts of the servers. */
  readonly spoil?: Spoil | undefined
}

/** Adds its results to these figures. */
export const proveTurns = async (plan: TurnPlan, figures: Figures): Promise<Figures> => {
  const { games, from, to, ways = WAYS, spoil } = plan
  const turns = plan.turns(await Promise.all(games.map(titleOf)))
  const sites = await Promise.all(ways.map(() => openSite(games, { spoil })))
  for (let number = from; number < to; number++) await compareWays(sites, ways, turns(number), figures)
  await Promise.all(sites.map((site) => site.close()))
  return figures
}

const compareWays = async (
  sites: readonly Site[],
  ways: readonly Way[],
  turn: HiddenTurn,
  figures: Figures,
): Promise<void> => {
  const all = await Promise.all(ways.map((way, at) => sentIn(sites[at], turn, way)))
  const { played, seat, at, before } = turn
  const { id } = played.title.entry
  const { commitment } = played.deal.sheet
  for (const [index, way] of ways.entries()) {
    const [truth, changed] = [all[0] ?? NOTHING, all[index] ?? NOTHING]
    for (const guest of [...truth.keys()].filter((one) => way.isBlind(one, seat))) {
      const found = differenceFor(guest, truth, changed, { truth: commitment, changed: commitment })
      const where = `${played.seed}, ${at}: ${turn.steps.map(before.game.notate)} ${way.name}`
      if (found !== undefined) figures.differences.push({ ...found, title: id, where })
    }
  }
  figures.turns += 1
  for (const kind of new Set(turn.steps.map((step) => step.kind))) {
    figures.steps.set(`${id}|${kind}`, (figures.steps.get(`${id}|${kind}`) ?? 0) + 1)
  }
}

const NOTHING: Sent = new Map()

const sentIn = async (site: Site | undefined, turn: HiddenTurn, way: Way): Promise<Sent> => {
  if (site === undefined) throw new Error('no site')
  const { played, settings, before, begun, at, steps } = turn
  const match = rewind(begun, at + Math.min(way.logged, steps.length))
  const world = { match, deal: played.deal, dealer: null }
  await writeTable(site, settings, world, headFor(settings, world, await played.title.entry.heuristics()))
  const visit = await visitTo(site, settings, before.start.seats)
  await playTurn(visit, turn, way)
  return visit.end()
}
