/** Advice at a table: who is given it, from what, and what is told of it. */
import { beforeAll, expect, test } from 'vitest'
import type { Explanation } from '../../bots/explain.ts'
import { standIns } from '../../bots/quick.ts'
import { entry } from '../../games/paris-connection/entry.ts'
import type { Considering } from '../../host/advice.ts'
import { dealerOf, type Means } from '../../host/opening.ts'
import type { SeatInfo } from '../../wire/host.ts'
import { newTable } from './table.ts'
import { bot, handTimer, openingOf, person, randomHex } from './testing/seated.ts'

let means: Means
beforeAll(async () => {
  means = { game: await entry.game(), sense: await entry.sense(), bots: standIns, dealer: dealerOf }
})

/** With the seed of these tests the last seat begins. */
const SOLO = [bot('casual'), bot('casual'), person('Ann')]

/** A table whose search finds the first legal move of whatever it is shown. */
const seated = (seats: readonly SeatInfo[]) => {
  const considered: Considering[] = []
  const consider = async (considering: Considering): Promise<Explanation> => {
    considered.push(considering)
    const { game } = means
    const [first] = game.legal(
      game.guess(considering.view, () => 0),
      considering.seat,
    )
    const move = first === undefined ? '' : game.notate(first)
    return { choices: [{ move, chance: 0.5, points: 30 }], chances: seats.map(() => 1 / seats.length) }
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
  expect(told?.choices).toMatchObject([{ chance: 0.5, points: 30, label: { id: expect.any(String) } }])
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

test('of choices that are another seat’s nothing is told but the chances', async () => {
  const { table, considered } = seated(SOLO)
  const answer = await table.advise({ kind: 'advice', moves: 0, viewer: 'watcher' })
  expect(considered[0]?.view).toMatchObject({ viewer: 'watcher' })
  expect(answer).toMatchObject({ kind: 'advice', advice: { choices: [] } })
})
