/**
 * Non-interference, a small part of `npm run prove-secrecy`: when something that a viewer may not know changes, every byte
 * sent to this viewer stays the same.
 */
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { keyedDealer, quickRng } from '../../src/kit/chance.ts'
import type { AnyGame } from '../../src/kit/game.ts'
import { tested } from '../games/tested.ts'
import { GUESTS } from './cells.ts'
import { changeOf } from './change.ts'
import { prove } from './prove.ts'
import { tablesOf } from './tables.ts'
import { matchAt, playedOf, titleOf, truthIn } from './truth.ts'
import { dealing, exchanged, restOf, thingsOf } from './worlds.ts'

/** A draft may come without things to exchange. */
const released = games.filter(({ meta }) => meta.draft !== true)

const WORLDS = 3
const TABLES = 4 * released.length
const MOVES = 3

test('no byte that a viewer receives depends on what it may not know', async () => {
  const plan = { games: released, from: 0, to: TABLES, worlds: WORLDS }
  const { pairs, differences, cells } = await prove({
    ...plan,
    tables: (titles) => tablesOf(titles, 'small', WORLDS, MOVES),
  })
  expect(differences).toEqual([])
  expect(pairs).toBeGreaterThan(200)
  const compared = [...cells.keys()].map((cell) => cell.split('|').slice(0, 2).join())
  const guests = released.flatMap(({ id }) => Object.keys(GUESTS).map((guest) => `${id},${guest}`))
  expect(guests.filter((guest) => !compared.includes(guest))).toEqual([])
})

/** Seed and number of a table where the proof reported a difference although nothing hidden had been revealed. */
const [SEED, TABLE] = ['secrecy', 279]

test('RR-2.10 a viewer of a complete turn knows the order of its works, even if their results are the same', async () => {
  const plan = { games: released, from: TABLE, to: TABLE + 1, worlds: 8 }
  const { pairs, differences } = await prove({ ...plan, tables: (titles) => tablesOf(titles, SEED, 8) })
  expect(differences).toEqual([])
  expect(pairs).toBeGreaterThan(20)
})

describe.each(tested.map((entry) => [entry.title, entry] as const))('changes of %s', (_title, entry) => {
  test('are made without a view or a determinization, differ from the truth, and are hidden from a viewer', async () => {
    const title = await titleOf(entry)
    const blind = { ...title, game: { ...title.game, view: refuse, determinize: refuse } as AnyGame }
    const rng = quickRng(1)
    const played = playedOf(blind, 'blind')
    const found = Array.from({ length: 60 }, () => {
      const truth = truthIn(played, rng)
      return { truth, change: changeOf(truth, false, rng) }
    }).flatMap(({ truth, change }) => (change === undefined ? [] : [{ truth, change }]))
    for (const { truth, change } of found) {
      expect(matchAt(change, truth.at).state).not.toEqual(matchAt(truth, truth.at).state)
    }
    expect(found.filter(({ change }) => change.hiddenFrom.length > 0).length).toBeGreaterThan(5)
    expect(found.some(({ change }) => change.hiddenFrom.length < truthSeats(played) + 1)).toBe(true)
  })

  test('by another deal stay hidden from every viewer who saw neither card', async () => {
    const title = await titleOf(entry)
    const rng = quickRng(2)
    const played = playedOf(title, 'deals')
    for (let tries = 0; tries < 60; tries++) {
      const change = changeOf(truthIn(played, rng), false, rng)
      if (change === undefined || change.what.startsWith('move')) continue
      expect(change.hiddenFrom, change.what).toContain('watcher')
    }
  })
})

describe('two things that swap places', () => {
  const draws = [9, 8, 7, 6, 5].map((left, k) => ['deck', k, left, keyedDealer('any')('deck', k, left)] as const)
  const things = thingsOf(draws)
  const taken = things.get('deck')?.taken ?? []
  const dealt = (by: ReturnType<typeof thingsOf>): readonly number[] => {
    const dealer = dealing(by, () => 0)
    return (
      thingsOf(draws.map(([deck, k, left]) => [deck, k, left, dealer(deck, k, left)] as const)).get('deck')?.taken ?? []
    )
  }

  test('the unchanged draws are dealt again', () => {
    expect(dealt(things)).toEqual(taken)
  })

  test('leave all other draws unchanged', () => {
    const [first = 0, , third = 0] = taken
    expect(dealt(exchanged(things, { deck: 'deck', k: 0 }, third))).toEqual(taken.with(0, third).with(2, first))
  })

  test('one of them may still be in the deck', () => {
    const [rest = 0] = restOf(things, 'deck')
    expect(dealt(exchanged(things, { deck: 'deck', k: 3 }, rest))).toEqual(taken.with(3, rest))
  })
})

const truthSeats = (played: ReturnType<typeof playedOf>): number => played.deal.sheet.seats

const refuse = (): never => {
  throw new Error('a view was requested')
}
