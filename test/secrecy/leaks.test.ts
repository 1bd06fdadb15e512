/**
 * The proof of secrecy is itself tested: known leaks are planted in the server one at a time, by a faulty part in the
 * place of a real one, and each must be noticed in every title. The sound server must not be complained of.
 */
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { LEAKS, type Leak, PREDICTABLE, spoiled } from './planted.ts'
import { foreseen } from './prediction.ts'
import { type Figures, prove } from './prove.ts'
import { type Prepared, type Tables, tablesOf } from './tables.ts'
import { matchAt, titleOf } from './truth.ts'

/** What each title keeps secret. Every leak would tell of it, so none is left out in any of them. */
const SECRETS = {
  'great-lakes': 'hands, tickets, decks, piece mixes, what is begun',
  'paris-connection': 'shares, extensions under way',
  'railways-card': 'hands, the deck, what is begun',
  'russian-railroads': 'end cards, their pile, turns under way',
}
const TITLES = Object.entries(SECRETS)

/** For each title so many tables at most, in one changed world each, and for so many moves. */
const TABLES = 6
const WORLDS = 1
const MOVES = 2

/** Servers are begun and ended for each of them: on a busy machine that takes a while. */
const PATIENCE = 120_000

/** By turns: tables where somebody knows what was changed, and tables where somebody is asked who does not. */
const tellingTables = async (): Promise<Tables> => {
  const titles = await Promise.all(games.map(titleOf))
  const all = tablesOf(titles, 'leaks', WORLDS, MOVES)
  const found = titles.map((): number[] => [])
  for (const [index, list] of found.entries()) {
    for (let table = index; list.length < TABLES; table += titles.length) {
      const prepared = await all(table)
      if (list.length % 2 === 0 ? isKnown(prepared) : isAskedBlind(prepared)) list.push(table)
    }
  }
  return (table) => all(found[table % titles.length]?.[Math.floor(table / titles.length)] ?? 0)
}

const isKnown = ({ truth, changes: [change] }: Prepared): boolean =>
  change !== undefined && change.deal !== truth.deal && change.hiddenFrom.length <= truth.deal.sheet.seats

const isAskedBlind = ({ truth, changes: [change] }: Prepared): boolean => {
  const { game, state } = matchAt(truth, truth.at)
  const asked = game.toAct(state).filter((seat) => change?.hiddenFrom.includes(seat))
  return change?.deal !== truth.deal && asked.some((seat) => game.legal(state, seat).length > 1)
}

const tables = await tellingTables()

const noticed = async (leak: Leak, each = TABLES): Promise<Figures> =>
  prove({
    games,
    tables: () => tables,
    from: 0,
    to: each * games.length,
    worlds: WORLDS,
    isHasty: true,
    served: games.map((entry) => spoiled(entry, leak)),
    ...(leak.parts === undefined ? {} : { spoil: leak.parts }),
  })

test('all titles on the shelf are looked at', () => {
  expect(games.map(({ id }) => id)).toEqual(Object.keys(SECRETS))
})

test('all fourteen kinds of leak are planted', () => {
  const kinds = [...LEAKS, PREDICTABLE].map(({ name }) => Number.parseInt(name, 10))
  expect([...new Set(kinds)].sort((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, at) => at + 1))
})

test(
  'without a leak nothing is noticed at the same tables',
  async () => {
    const { differences, pairs } = await noticed({ name: 'none' }, 2)
    expect(differences).toEqual([])
    expect(pairs).toBeGreaterThan(40)
  },
  PATIENCE,
)

describe.each(LEAKS.map((leak) => [leak.name, leak] as const))('%s', (_name, leak) => {
  let figures: Promise<Figures> | undefined
  test.each(TITLES)(
    'is noticed in %s (%s)',
    async (title) => {
      figures ??= noticed(leak)
      const { differences } = await figures
      expect(differences.map((found) => found.title)).toContain(title)
    },
    PATIENCE,
  )
})

describe(PREDICTABLE.name, () => {
  let titles: Promise<readonly string[]> | undefined
  test.each(TITLES)(
    'is noticed in %s (%s)',
    async (title) => {
      titles ??= foreseen(games, PREDICTABLE.parts)
      expect(await titles).toContain(title)
    },
    PATIENCE,
  )
  test(
    'is nowhere in the sound server',
    async () => {
      expect(await foreseen(games)).toEqual([])
    },
    PATIENCE,
  )
})
