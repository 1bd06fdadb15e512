/** Advice at a table: who is given it, from what, and what is told of it. */
import { beforeAll, expect, test } from 'vitest'
import { bot, handTimer, openingOf, person, randomHex } from '../../../test/web/host/seated.ts'
import { standIns } from '../../bots/quick.ts'
import { entry } from '../../games/paris-connection/entry.ts'
import type { AdviceRequest } from '../../host/advice-request.ts'
import { adviceOn } from '../../host/adviser.ts'
import { dealerOf, type GameBundle } from '../../host/opening.ts'
import type { Advice, SeatInfo } from '../../wire/host.ts'
import { newTable } from './table.ts'

let means: GameBundle
beforeAll(async () => {
  means = { game: await entry.game(), heuristics: await entry.heuristics(), bots: standIns, dealer: dealerOf }
})

/** With the seed of these tests the last seat begins. */
const SOLO = [bot('casual'), bot('casual'), person('Ann')]

/** A table whose search has time for a glance only. */
const seated = (seats: readonly SeatInfo[]) => {
  const considered: AdviceRequest[] = []
  let glances = 0
  const consider = async (considering: AdviceRequest): Promise<Advice> => {
    considered.push(considering)
    return adviceOn(considering, { ...means, clock: () => 50 * glances++ })
  }
  const { timer } = handTimer()
  const thinker = { consider, think: async () => null }
  const table = newTable(openingOf('paris-connection', seats), means, randomHex, {
    timer,
    thinker,
    scene() {},
    changed() {},
  })
  table.begin()
  return { table, considered }
}

test('who plays alone is told the best choices, from what their seat sees', async () => {
  const { table, considered } = seated(SOLO)
  const answer = await table.advise({ kind: 'advice', moves: 0, viewer: 2 })
  const told = answer.kind === 'advice' ? answer.advice : null
  expect(told?.chances).toHaveLength(3)
  expect(considered[0]?.view).toMatchObject({ viewer: 2 })
  expect(considered[0]?.seat).toBe(2)
  expect(told?.choices).toHaveLength(3)
  expect(told?.choices[0]).toMatchObject({ chance: expect.any(Number), label: { id: expect.any(String) } })
})

test('another seat’s view is not looked at before the end', async () => {
  const { table, considered } = seated(SOLO)
  await expect(table.advise({ kind: 'advice', moves: 0, viewer: 1 })).rejects.toMatchObject({
    say: { id: 'table.views' },
  })
  expect(considered).toEqual([])
})

test('nobody is advised while several people play', async () => {
  const { table, considered } = seated([person('Ann'), person('Ben'), bot('casual')])
  const refused = { say: { id: 'advice.people' } }
  await expect(table.advise({ kind: 'advice', moves: 0, viewer: 'watcher' })).rejects.toMatchObject(refused)
  expect(considered).toEqual([])
})

test('a watcher is told what the seat to act may well do, from what a watcher sees', async () => {
  const { table, considered } = seated(SOLO)
  const answer = await table.advise({ kind: 'advice', moves: 0, viewer: 'watcher' })
  expect(considered[0]).toMatchObject({ seat: 2, viewer: 'watcher', view: { viewer: 'watcher' } })
  const told = answer.kind === 'advice' ? answer.advice : null
  expect(told?.choices[0]).toMatchObject({ label: { id: expect.any(String) } })
})

test('of choices that are another seat’s a seat is told nothing but the chances', async () => {
  const { table, considered } = seated([person('Ann'), bot('casual'), bot('casual')])
  const answer = await table.advise({ kind: 'advice', moves: 0, viewer: 0 })
  expect(considered[0]).toMatchObject({ seat: 2, viewer: 0, view: { viewer: 0 } })
  expect(answer).toMatchObject({ kind: 'advice', advice: { choices: [], chances: { length: 3 } } })
})
