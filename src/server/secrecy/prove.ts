/** Many worlds of many tables: how many were compared, for whom, by which messages, and what differed. */
import { createHash } from 'node:crypto'
import { keyedDealer, quickRng } from '../../kit/chance.ts'
import { canonical, seedOf } from '../../kit/deal.ts'
import type { Entry, Rng } from '../../kit/game.ts'
import { type Changed, changeOf } from './change.ts'
import { type Difference, differenceFor, eyesOf, kindOf, type Sent } from './compare.ts'
import { headFor, type Manner, type World, writeTable } from './history.ts'
import { visitTruth } from './script.ts'
import { openSite, type Site, type Spoil } from './site.ts'
import { matchAt, type Played, pick, playedOf, type Title, type Truth, titleOf, truthIn } from './truth.ts'
import { type Act, type Guest, visitTo } from './visit.ts'
import { dealing, thingsOf } from './worlds.ts'

export interface Plan {
  readonly games: readonly Entry[]
  readonly seed: string
  /** How many true tables, each in so many changed worlds. */
  readonly tables: number
  readonly worlds: number
  /** What is put in the place of the server's real parts, and of the games. */
  readonly spoil?: Spoil
  /** Stop at the first difference. */
  readonly hasty?: boolean
}

export interface Figures {
  /** Pairs of the truth and a changed world, compared for a viewer; no two of them are alike. */
  pairs: number
  /** By title, viewer and type of message: the pairs that were compared by it. */
  readonly cells: Map<string, number>
  /** By title and what was changed. */
  readonly changes: Map<string, number>
  readonly differences: Found[]
}

export interface Found extends Difference {
  readonly title: string
  /** Where it was found: the seed, the moment, and what was changed. */
  readonly where: string
}

/** So many tables for each set of servers, and so many points of each match. */
const TABLES_EACH = 60
const POINTS_EACH = 5
const TRIES = 5

export const prove = async (plan: Plan, told: (figures: Figures) => void = () => {}): Promise<Figures> => {
  const figures: Figures = { pairs: 0, cells: new Map(), changes: new Map(), differences: [] }
  const titles = await Promise.all(plan.games.map(titleOf))
  const isDone = (): boolean => plan.hasty === true && figures.differences.length > 0
  for (let from = 0; from < plan.tables && !isDone(); from += TABLES_EACH) {
    const sites = await Promise.all(Array.from({ length: plan.worlds + 1 }, () => openSite(plan.games, plan.spoil)))
    try {
      const truths = truthsFor(titles, plan.seed)
      for (let table = from; table < Math.min(plan.tables, from + TABLES_EACH) && !isDone(); table++) {
        await compareWorlds(sites, truths(table), table, figures)
      }
    } finally {
      await Promise.all(sites.map((site) => site.close()))
    }
    told(figures)
  }
  return figures
}

/** The titles in turn; several points of each match. */
const truthsFor = (titles: readonly Title[], seed: string): ((table: number) => Truth) => {
  const matches = new Map<string, Played>()
  return (table) => {
    const title = titles[table % titles.length]
    if (title === undefined) throw new Error('no titles')
    const name = `${seed} ${title.entry.id} ${Math.floor(table / titles.length / POINTS_EACH)}`
    const played = matches.get(name) ?? playedOf(title, name)
    matches.set(name, played)
    return truthIn(played, quickRng(table))
  }
}

const compareWorlds = async (
  [home, ...abroad]: readonly Site[],
  truth: Truth,
  table: number,
  figures: Figures,
): Promise<void> => {
  if (home === undefined) throw new Error('no site')
  const rng = quickRng(table)
  const wrong = wrongMove(truth, rng)
  const changes = changesOf(truth, wrong, abroad.length, rng)
  const manner: Manner = {
    id: `table${String(table).padStart(5, '0')}`,
    isPublic: rng(2) === 0,
    isTimed: rng(2) === 0,
    clock: CLOCK + table,
  }
  const { at, deal, title } = truth
  const { seats } = matchAt(truth, at).start
  const here: World = { match: matchAt(truth, at), deal, dealer: null }
  const head = headFor(manner, here, await title.entry.sense())
  await writeTable(home, manner, here, head)
  const visit = await visitTo(home, manner, seats)
  const acts = await visitTruth(visit, truth, wrong, rng)
  const sent = await visit.end()
  await Promise.all(
    abroad.map(async (site, index) => {
      // Where no change was found the truth is served once more, so that all sites go on alike.
      const change = changes[index]
      await writeTable(site, manner, change === undefined ? here : worldOf(truth, change), head)
      compare(truth, change, sent, await sentTo(site, manner, seats, acts), figures)
    }),
  )
}

const CLOCK = 1_700_000_000_000

const sentTo = async (site: Site, manner: Manner, seats: number, acts: readonly Act[]): Promise<Sent> => {
  const visit = await visitTo(site, manner, seats)
  for (const act of acts) await visit.act(act)
  return visit.end()
}

const worldOf = ({ at, more }: Truth, { matches, deal }: Changed): World => ({
  match: matchAt({ matches }, at),
  deal,
  dealer: dealing(thingsOf(matchAt({ matches }, at + more).draws), keyedDealer(seedOf(deal))),
})

/** Changes of this truth that really differ from it and from each other, and that are hidden from somebody. */
const changesOf = (truth: Truth, wrong: string | null, count: number, rng: Rng): readonly Changed[] => {
  const found = new Map<string, Changed>()
  for (let tries = 0; tries < TRIES * count && found.size < count; tries++) {
    const change = changeOf(truth, tries % 2 === 0, rng)
    if (change === undefined || change.hiddenFrom.length === 0) continue
    const { game, state } = matchAt(change, truth.at)
    const isRight = wrong !== null && game.toAct(state).some((seat) => isLegal(truth, change, seat, wrong))
    if (!isRight) found.set(fingerprint(state), change)
  }
  return [...found.values()]
}

const isLegal = ({ at }: Truth, change: Changed, seat: number, notation: string): boolean => {
  const { game, state } = matchAt(change, at)
  return game.legal(state, seat).some((move) => game.notate(move) === notation)
}

const fingerprint = (state: unknown): string => createHash('sha256').update(canonical(state)).digest('hex')

/** A move of another time that nobody can make now. */
const wrongMove = (truth: Truth, rng: Rng): string | null => {
  const { game, state } = matchAt(truth, truth.at)
  const { moves } = matchAt(truth, truth.matches.length - 1)
  const legal = game.toAct(state).flatMap((seat) => game.legal(state, seat))
  const others = moves.map(({ move }) => move).filter((move) => !legal.includes(move))
  return others.length === 0 ? null : game.notate(pick(others, rng))
}

const compare = (truth: Truth, change: Changed | undefined, sent: Sent, other: Sent, figures: Figures): void => {
  const { title, seed, at, deal } = truth
  const { id } = title.entry
  const hashes = { truth: deal.sheet.commitment, changed: (change?.deal ?? deal).sheet.commitment }
  const isCompared = (guest: Guest): boolean => change === undefined || change.hiddenFrom.includes(eyesOf(guest))
  for (const guest of [...sent.keys()].filter(isCompared)) {
    const difference = differenceFor(guest, sent, other, hashes)
    if (difference !== undefined) {
      figures.differences.push({ ...difference, title: id, where: `${seed}, ${at}: ${change?.what ?? 'nothing'}` })
    }
    if (change === undefined) continue
    figures.pairs += 1
    for (const type of new Set(sent.get(guest)?.map((one) => one.type))) {
      add(figures.cells, `${id}|${kindOf(guest)}|${type}`)
    }
  }
  if (change !== undefined) add(figures.changes, `${id}|${change.what.replaceAll(/\d+( is.*)?$/g, '').trim()}`)
}

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1)
