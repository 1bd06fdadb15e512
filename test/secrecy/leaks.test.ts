/**
 * Tests the proof of secrecy itself: known leaks are planted in the server one at a time, by replacing a real part with a
 * faulty one, and each must be detected in every title. The real server must pass.
 */
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { LEAKS, type Leak, PREDICTABLE, spoiled } from './planted.ts'
import { predictableTitles } from './prediction.ts'
import { type Figures, prove } from './prove.ts'
import { type Prepared, type Tables, tablesOf } from './tables.ts'
import { matchAt, titleOf } from './truth.ts'

/** What each title keeps secret. Every leak would reveal some of it, so each leak is planted in every title. */
const SECRETS = {
  'great-lakes': 'hands, tickets, decks, piece mixes, what is begun',
  'paris-connection': 'shares, unfinished extensions',
  'railways-card': 'hands, the deck, what is begun',
  'russian-railroads': 'end cards, their pile, unfinished turns',
}
const TITLES = Object.entries(SECRETS)

/** Limits for each title: tables, with one changed world each, and moves. */
const TABLES = 6
const WORLDS = 1
const MOVES = 2

/** Alternates tables where a viewer knows the change with tables where a player who does not is to act. */
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
    stopsAtFirst: true,
    served: games.map((entry) => spoiled(entry, leak)),
    ...(leak.parts === undefined ? {} : { spoil: leak.parts }),
  })

test('all titles of the registry are covered', () => {
  expect(games.map(({ id }) => id)).toEqual(Object.keys(SECRETS))
})

test('all fourteen kinds of leak are planted', () => {
  const kinds = [...LEAKS, PREDICTABLE].map(({ name }) => Number.parseInt(name, 10))
  expect([...new Set(kinds)].sort((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
})

test('without a leak the same tables show no difference', async () => {
  const { differences, pairs } = await noticed({ name: 'none' }, 2)
  expect(differences).toEqual([])
  expect(pairs).toBeGreaterThan(40)
})

describe.each(LEAKS.map((leak) => [leak.name, leak] as const))('%s', (_name, leak) => {
  let figures: Promise<Figures> | undefined
  test.each(TITLES)('is detected in %s (%s)', async (title) => {
    figures ??= noticed(leak)
    const { differences } = await figures
    expect(differences.map((found) => found.title)).toContain(title)
  })
})

describe(PREDICTABLE.name, () => {
  let titles: Promise<readonly string[]> | undefined
  test.each(TITLES)('is detected in %s (%s)', async (title) => {
    titles ??= predictableTitles(games, PREDICTABLE.parts)
    expect(await titles).toContain(title)
  })
  test('does not occur in the real server', async () => {
    expect(await predictableTitles(games)).toEqual([])
  })
})
