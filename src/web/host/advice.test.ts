/** Advice at a table: who gets it, from which view, and what it shows. */
import { beforeAll, expect, test } from 'vitest'
import { bot, handTimer, openingOf, person, randomHex } from '../../../test/web/host/seated.ts'
import { quickBots } from '../../bots/quick.ts'
import { entry } from '../../games/paris-connection/entry.ts'
import type { AdviceRequest } from '../../host/advice.ts'
import { adviceOn } from '../../host/bot-service.ts'
import { dealerOf, type GameBundle } from '../../host/opening.ts'
import type { Advice, SeatInfo } from '../../wire/host.ts'
import { complain } from '../../wire/problem.ts'
import { newTable } from './table.ts'

let bundle: GameBundle
beforeAll(async () => {
  bundle = { game: await entry.game(), heuristics: await entry.heuristics(), bots: quickBots, dealer: dealerOf }
})

/** With the seed of these tests the last seat begins. */
const SOLO = [bot('casual'), bot('casual'), person('Ann')]

/** A table whose search has very little time. */
const seated = (seats: readonly SeatInfo[]) => {
  const requests: AdviceRequest[] = []
  let looks = 0
  const consider = async (request: AdviceRequest): Promise<Advice> => {
    requests.push(request)
    return adviceOn(request, { ...bundle, clock: () => 50 * looks++ })
  }
  const { timer } = handTimer()
  const engine = { consider, chooseMove: async () => complain('advice.none') }
  const table = newTable(openingOf('paris-connection', seats), bundle, randomHex, {
    timer,
    engine,
    show() {},
    changed() {},
  })
  table.begin()
  return { table, requests }
}

test('a person who plays alone gets the best choices, from the view of their seat', async () => {
  const { table, requests } = seated(SOLO)
  const answer = await table.advise({ kind: 'advice', moves: 0, viewer: 2 })
  const advice = answer.kind === 'advice' ? answer.advice : null
  expect(advice?.chances).toHaveLength(3)
  expect(requests[0]?.view).toMatchObject({ viewer: 2 })
  expect(requests[0]?.seat).toBe(2)
  expect(advice?.choices).toHaveLength(3)
  expect(advice?.choices[0]).toMatchObject({ chance: expect.any(Number), label: { id: expect.any(String) } })
})

test('the view of another seat is not used before the end', async () => {
  const { table, requests } = seated(SOLO)
  await expect(table.advise({ kind: 'advice', moves: 0, viewer: 1 })).rejects.toMatchObject({
    say: { id: 'table.views' },
  })
  expect(requests).toEqual([])
})

test('nobody gets advice while several people play', async () => {
  const { table, requests } = seated([person('Ann'), person('Ben'), bot('casual')])
  const refused = { say: { id: 'advice.people' } }
  await expect(table.advise({ kind: 'advice', moves: 0, viewer: 'watcher' })).rejects.toMatchObject(refused)
  expect(requests).toEqual([])
})

test('a spectator gets the likely moves of the seat to act, from the view of a spectator', async () => {
  const { table, requests } = seated(SOLO)
  const answer = await table.advise({ kind: 'advice', moves: 0, viewer: 'watcher' })
  expect(requests[0]).toMatchObject({ seat: 2, viewer: 'watcher', view: { viewer: 'watcher' } })
  const advice = answer.kind === 'advice' ? answer.advice : null
  expect(advice?.choices[0]).toMatchObject({ label: { id: expect.any(String) } })
})

test('a seat gets only the chances while another seat has to act', async () => {
  const { table, requests } = seated([person('Ann'), bot('casual'), bot('casual')])
  const answer = await table.advise({ kind: 'advice', moves: 0, viewer: 0 })
  expect(requests[0]).toMatchObject({ seat: 2, viewer: 0, view: { viewer: 0 } })
  expect(answer).toMatchObject({ kind: 'advice', advice: { choices: [], chances: { length: 3 } } })
})
