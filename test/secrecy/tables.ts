/** The tables of a proof: each with a truth, changes of it that are hidden from a viewer, and how it is stored. */
import { createHash } from 'node:crypto'
import { quickRng } from '../../src/kit/chance.ts'
import type { Rng } from '../../src/kit/game.ts'
import type { Head } from '../../src/server/store/store.ts'
import { type Changed, changeOf } from './change.ts'
import { headFor, type TableSettings } from './history.ts'
import { matchAt, type Played, pick, playedOf, type Title, type Truth, truthIn } from './truth.ts'

export interface Prepared {
  readonly truth: Truth
  readonly changes: readonly Changed[]
  readonly settings: TableSettings
  readonly head: Head
  /** A move that is illegal in all of these worlds, or null. */
  readonly wrong: string | null
}

/** The same number always gives the same table. */
export type Tables = (table: number) => Promise<Prepared>

/** Points tried in each match, and tries for each change. */
const POINTS_EACH = 5
const TRIES = 4
const CLOCK = 1_700_000_000_000

/** The titles in turn, with up to `worlds` changes of each truth, followed for at most `moves` moves. */
export const tablesOf = (titles: readonly Title[], seed: string, worlds: number, most?: number): Tables => {
  const matches = new Map<string, Played>()
  const known = new Map<number, Promise<Prepared>>()
  const prepare = async (table: number): Promise<Prepared> => {
    const title = titles[table % titles.length]
    if (title === undefined) throw new Error('no titles')
    const name = `${seed} ${title.entry.id} ${Math.floor(table / titles.length / POINTS_EACH)}`
    const played = matches.get(name) ?? playedOf(title, name)
    matches.set(name, played)
    const rng = quickRng(table)
    const whole = truthIn(played, rng, most)
    const wrong = wrongMove(whole, rng)
    const settings = settingsOf(table, rng)
    const here = { match: matchAt(whole, whole.at), deal: whole.deal, dealer: null }
    const head = headFor(settings, here, await title.entry.heuristics())
    return { ...longestOf(whole, wrong, worlds, rng), wrong, settings, head }
  }
  return (table) => {
    const there = known.get(table) ?? prepare(table)
    known.set(table, there)
    return there
  }
}

const settingsOf = (table: number, rng: Rng): TableSettings => ({
  id: `t${String(table).padStart(9, '0')}`,
  isPublic: rng(2) === 0,
  isTimed: rng(2) === 0,
  clock: CLOCK + table,
})

/** More becomes public the longer a match goes on: it is followed as long as most changes stay hidden. */
const longestOf = (
  whole: Truth,
  wrong: string | null,
  worlds: number,
  rng: Rng,
): Pick<Prepared, 'truth' | 'changes'> => {
  for (let more = whole.more; ; more = Math.floor(more / 3)) {
    const truth = { ...whole, more }
    const changes = changesOf(truth, wrong, worlds, rng)
    if (more === 0 || changes.length > worlds / 2) return { truth, changes }
  }
}

/** Changes that differ from the truth and from each other. */
const changesOf = (truth: Truth, wrong: string | null, count: number, rng: Rng): readonly Changed[] => {
  const found = new Map<string, Changed>()
  for (let tries = 0; tries < TRIES * count && found.size < count; tries++) {
    const change = changeOf(truth, tries % 2 === 0, rng)
    if (change === undefined || change.hiddenFrom.length === 0 || isRightIn(change, truth.at, wrong)) continue
    const { state } = matchAt(change, truth.at)
    found.set(createHash('sha256').update(JSON.stringify(state)).digest('hex'), change)
  }
  return [...found.values()]
}

const isRightIn = (change: Changed, at: number, wrong: string | null): boolean => {
  const { game, state } = matchAt(change, at)
  return game.toAct(state).some((seat) => game.legal(state, seat).some((move) => game.notate(move) === wrong))
}

/** A move of another time that nobody can make now. */
const wrongMove = (truth: Truth, rng: Rng): string | null => {
  const { game, state } = matchAt(truth, truth.at)
  const { moves } = matchAt(truth, truth.matches.length - 1)
  const legal = game.toAct(state).flatMap((seat) => game.legal(state, seat))
  const others = moves.map(({ move }) => move).filter((move) => !legal.includes(move))
  return others.length === 0 ? null : game.notate(pick(others, rng))
}
