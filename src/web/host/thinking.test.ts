/** Bots that think elsewhere: the table waits for nothing, and plays on whatever comes of it. */
import { beforeAll, expect, test } from 'vitest'
import { bot, handTimer, openingOf, person, randomHex } from '../../../test/web/host/seated.ts'
import { standIns } from '../../bots/quick.ts'
import { entry } from '../../games/paris-connection/entry.ts'
import { type BotRequest, chooseBotMove } from '../../host/bot-moves.ts'
import { dealerOf, type GameBundle } from '../../host/opening.ts'
import type { TableView } from '../../wire/host.ts'
import { newTable } from './table.ts'

let means: GameBundle
beforeAll(async () => {
  means = { game: await entry.game(), heuristics: await entry.heuristics(), bots: standIns, dealer: dealerOf }
})

/** A table of a person and two strong bots, whose answers are given by hand. */
const seated = (more = {}) => {
  const { timer, tick } = handTimer()
  const scenes: TableView[] = []
  const asked: { readonly pondering: BotRequest; answer(notation: string | null): void }[] = []
  const think = (pondering: BotRequest) =>
    new Promise<string | null>((resolve) => asked.push({ pondering, answer: resolve }))
  const seats = [person('Ann'), bot('strong'), bot('strong')]
  const opening = openingOf('paris-connection', seats, { waitForDone: false, ...more })
  const consider = async () => null
  const listening = {
    timer,
    thinker: { think, consider },
    scene: (scene: TableView) => void scenes.push(scene),
    changed() {},
  }
  const table = newTable(opening, means, randomHex, listening)
  table.begin()
  const moves = () => table.kept().record.moves
  const reached = async (): Promise<void> => {
    for (let step = 0; asked.length === 0 && step < 1_000; step++) {
      const question = scenes.at(-1)?.question
      if (question === null || question === undefined) tick()
      else {
        const notation = question.choices.findLast(({ notation }) => notation.includes('>'))?.notation ?? ''
        table.send({ kind: 'play', decision: question.decision, notation })
      }
    }
  }
  return { table, tick, scenes, asked, moves, reached }
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

test('what was found is played', async () => {
  const { asked, moves, reached } = seated()
  await reached()
  const before = moves().length
  const legal = chooseBotMove(asked[0]?.pondering ?? ({} as BotRequest), { ...means, bots: standIns })
  asked[0]?.answer(legal === undefined ? null : means.game.notate(legal))
  await settle()
  expect(moves()).toHaveLength(before + 1)
  expect(moves().at(-1)).toBe(`${asked[0]?.pondering.seat} ${legal === undefined ? '' : means.game.notate(legal)}`)
})

test.each([null, 'nonsense', 'stop'])('where nothing usable comes (%s) the one who stands in plays', async (answer) => {
  const { asked, moves, reached } = seated()
  await reached()
  const before = moves().length
  asked[0]?.answer(answer)
  await settle()
  expect(moves()).toHaveLength(before + 1)
})

test('the table answers while a bot thinks, and asks it once', async () => {
  const { table, tick, asked, moves, reached, scenes } = seated()
  await reached()
  const before = moves().length
  expect(table.send({ kind: 'pace', waitForDone: false, botDelay: 5 })).toEqual({ kind: 'ok' })
  while (tick());
  expect(asked).toHaveLength(1)
  expect(moves()).toHaveLength(before)
  expect(scenes.at(-1)?.question).toBeNull()
})

test('what comes after the match has changed is forgotten', async () => {
  const { table, tick, asked, moves, reached } = seated()
  await reached()
  while (!moves().some((move) => move.startsWith('0 '))) {
    asked.shift()?.answer(null)
    await settle()
    await reached()
  }
  expect(table.send({ kind: 'takeBack', moves: moves().length - 1 })).toEqual({ kind: 'ok' })
  const back = moves().length
  asked[0]?.answer(null)
  await settle()
  expect(moves()).toHaveLength(back)
  while (tick());
  table.close()
})

test('a table that was closed plays no more', async () => {
  const { table, asked, moves, reached } = seated()
  await reached()
  const before = moves().length
  table.close()
  asked[0]?.answer(null)
  await settle()
  expect(moves()).toHaveLength(before)
})
