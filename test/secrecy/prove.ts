/** Compares many worlds of many tables: how many, for whom, by which messages, and what differed. */
import { createHash } from 'node:crypto'
import { keyedDealer, quickRng } from '../../src/kit/chance.ts'
import { seedOf } from '../../src/kit/deal.ts'
import type { GameEntry } from '../../src/kit/entry.ts'
import type { Match } from '../../src/kit/match.ts'
import type { Changed } from './change.ts'
import { type Difference, differenceFor, kindOf, type Sent, viewerOf } from './compare.ts'
import { type TableSettings, type World, writeTable } from './history.ts'
import { visitTruth } from './script.ts'
import { openSite, type Site, type Spoil } from './site.ts'
import type { Prepared, Tables } from './tables.ts'
import { matchAt, type Title, type Truth, titleOf } from './truth.ts'
import { type Act, type Guest, type ReceivedMessage, visitTo } from './visit.ts'
import { dealing, thingsOf } from './worlds.ts'

export interface Plan {
  readonly games: readonly GameEntry[]
  /** The range of table numbers; `to` is excluded. */
  readonly tables: (titles: readonly Title[]) => Tables
  readonly from: number
  readonly to: number
  /** The number of changed worlds for each table. */
  readonly worlds: number
  /** Replacements for games and parts of the servers. */
  readonly served?: readonly GameEntry[]
  readonly spoil?: Spoil
  /** Stops testing a title after its first difference. */
  readonly stopsAtFirst?: boolean
}

export interface Figures {
  /** Changed worlds of a table that were served. */
  worlds: number
  /** A true and a changed state of a table at the same moment, compared for a viewer; all pairs are different. */
  pairs: number
  /** By title, viewer and type of message: the pairs compared by it. */
  readonly cells: Map<string, number>
  /** By title and what was changed. */
  readonly changes: Map<string, number>
  /** Hidden turns played in several ways; and by title and kind, the steps hidden in them. */
  turns: number
  readonly steps: Map<string, number>
  readonly differences: Found[]
  /** Hashes of the counted pairs: two moments of a match may lead to the same pair. */
  readonly counted: Set<string>
}

export interface Found extends Difference {
  readonly title: string
  /** Where it was found: the seed, the moment, and what was changed. */
  readonly where: string
}

/** Tables for each set of servers. */
const TABLES_EACH = 60

export const noFigures = (): Figures => ({
  worlds: 0,
  pairs: 0,
  cells: new Map(),
  changes: new Map(),
  turns: 0,
  steps: new Map(),
  differences: [],
  counted: new Set(),
})

/** Adds its results to these figures. */
export const prove = async (plan: Plan, figures = noFigures()): Promise<Figures> => {
  const titles = await Promise.all(plan.games.map(titleOf))
  const { to, worlds, stopsAtFirst = false, served = plan.games, spoil } = plan
  const isFound = ({ entry }: Title): boolean =>
    stopsAtFirst && figures.differences.some(({ title }) => title === entry.id)
  for (let from = plan.from; from < to && !titles.every(isFound); from += TABLES_EACH) {
    const sites = await Promise.all(Array.from({ length: worlds + 1 }, () => openSite(served, { spoil })))
    const tables = plan.tables(titles)
    for (let table = from; table < Math.min(to, from + TABLES_EACH); table++) {
      const title = titles[table % titles.length]
      if (title !== undefined && !isFound(title)) await compareWorlds(sites, await tables(table), table, figures)
    }
    await Promise.all(sites.map((site) => site.close()))
  }
  return figures
}

const compareWorlds = async (
  [home, ...abroad]: readonly Site[],
  { truth, changes, settings, head, wrong }: Prepared,
  table: number,
  figures: Figures,
): Promise<void> => {
  if (home === undefined) throw new Error('no site')
  const { at, deal } = truth
  const { seats } = matchAt(truth, at).start
  const here: World = { match: matchAt(truth, at), deal, dealer: null }
  await writeTable(home, settings, here, head)
  const visit = await visitTo(home, settings, seats)
  const acts = await visitTruth(visit, truth, wrong, quickRng(table))
  const sent = await visit.end()
  await Promise.all(
    abroad.map(async (site, index) => {
      // Without a change the truth is served once more, so that all sites stay in step.
      const change = changes[index]
      await writeTable(site, settings, change === undefined ? here : worldOf(truth, change), head)
      compare(truth, change, sent, await sentTo(site, settings, seats, acts), figures)
    }),
  )
}

const sentTo = async (site: Site, settings: TableSettings, seats: number, acts: readonly Act[]): Promise<Sent> => {
  const visit = await visitTo(site, settings, seats)
  for (const act of acts) await visit.act(act)
  return visit.end()
}

const worldOf = ({ at, more }: Truth, { matches, deal }: Changed): World => ({
  match: matchAt({ matches }, at),
  deal,
  dealer: dealing(thingsOf(matchAt({ matches }, at + more).draws), keyedDealer(seedOf(deal))),
})

const compare = (truth: Truth, change: Changed | undefined, sent: Sent, other: Sent, figures: Figures): void => {
  const { title, seed, at, deal } = truth
  const { id } = title.entry
  const hashes = { truth: deal.sheet.commitment, changed: (change?.deal ?? deal).sheet.commitment }
  const isCompared = (guest: Guest): boolean => change === undefined || change.hiddenFrom.includes(viewerOf(guest))
  for (const guest of [...sent.keys()].filter(isCompared)) {
    const difference = differenceFor(guest, sent, other, hashes)
    if (difference !== undefined) {
      figures.differences.push({ ...difference, title: id, where: `${seed}, ${at}: ${change?.what ?? 'nothing'}` })
    }
    if (change !== undefined) countFor(guest, truth, change, sent.get(guest) ?? [], figures)
  }
  if (change === undefined) return
  figures.worlds += 1
  add(figures.changes, `${id}|${change.what.replaceAll(/\d+( is.*)?$/g, '').trim()}`)
}

/** One pair for each moment at which the guest received something. */
const countFor = (
  guest: Guest,
  truth: Truth,
  change: Changed,
  received: readonly ReceivedMessage[],
  figures: Figures,
): void => {
  const { title, at } = truth
  for (const moment of change.moments) {
    const types = new Set(received.filter((one) => (one.moment ?? at) === moment).map(({ type }) => type))
    const pair = `${pairOf(matchAt(truth, moment), matchAt(change, moment))} ${guest}`
    if (types.size > 0 && isNew(figures, pair)) figures.pairs += 1
    for (const type of types) {
      if (isNew(figures, `${pair} ${type}`)) add(figures.cells, `${title.entry.id}|${kindOf(guest)}|${type}`)
    }
  }
}

const pairOf = (truth: Match, changed: Match): string =>
  createHash('sha256')
    .update(`${JSON.stringify(truth.state)} ${JSON.stringify(changed.state)}`)
    .digest('base64')
    .slice(0, 16)

const isNew = ({ counted }: Figures, key: string): boolean => {
  const isKnown = counted.has(key)
  counted.add(key)
  return !isKnown
}

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1)
