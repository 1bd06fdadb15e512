/** Searching bots run elsewhere: the table does not wait for them, and plays on even if they fail. */
import { beforeAll, expect, test } from 'vitest'
import { bot, handTimer, openingOf, person, randomHex } from '../../../test/web/host/seated.ts'
import { quickBots } from '../../bots/quick.ts'
import { entry } from '../../games/paris-connection/entry.ts'
import { answerOfBot, type BotRequest } from '../../host/bot-turn.ts'
import { dealerOf, type GameBundle } from '../../host/opening.ts'
import type { TableView } from '../../wire/host.ts'
import { newTable } from './table.ts'

let bundle: GameBundle
beforeAll(async () => {
  bundle = { game: await entry.game(), heuristics: await entry.heuristics(), bots: quickBots, dealer: dealerOf }
})

interface OpenRequest {
  readonly request: BotRequest
  answer(notation: string): void
  fail(): void
}

/** A table of a person and two strong bots. The test gives their answers. */
const seated = (more = {}) => {
  const { timer, tick } = handTimer()
  const views: TableView[] = []
  const requests: OpenRequest[] = []
  const chooseMove = (request: BotRequest) =>
    new Promise<string>((answer, reject) =>
      requests.push({ request, answer, fail: () => reject(new Error('on purpose')) }),
    )
  const seats = [person('Ann'), bot('strong'), bot('strong')]
  const opening = openingOf('paris-connection', seats, { waitForDone: false, ...more })
  const engine = { chooseMove, consider: async () => null }
  const table = newTable(opening, bundle, randomHex, {
    timer,
    engine,
    show: (view) => void views.push(view),
    changed() {},
  })
  table.begin()
  const moves = () => table.saved().record.moves
  /** Plays for Ann until a bot is asked. */
  const reached = async (): Promise<OpenRequest> => {
    for (let step = 0; requests.length === 0 && step < 1_000; step++) {
      const question = views.at(-1)?.question
      if (question === null || question === undefined) tick()
      else {
        const notation = question.choices.findLast(({ notation }) => notation.includes('>'))?.notation ?? ''
        table.send({ kind: 'play', decision: question.decision, notation })
      }
    }
    const [first] = requests
    if (first === undefined) throw new Error('no bot was asked')
    return first
  }
  return { table, tick, views, requests, moves, reached }
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** What the casual bot would play in place of the strong one. */
const casualMove = (request: BotRequest): string => answerOfBot({ ...request, bot: 'casual' }, bundle)

test('the answer of the bot is played', async () => {
  const { moves, reached } = seated()
  const { request, answer } = await reached()
  const before = moves().length
  const move = answerOfBot({ ...request, bot: 'random' }, bundle)
  answer(move)
  await settle()
  expect(moves()).toHaveLength(before + 1)
  expect(moves().at(-1)).toBe(`${request.seat} ${move}`)
})

test('if the engine fails, the next quick level plays', async () => {
  const { moves, reached } = seated()
  const { request, fail } = await reached()
  const before = moves().length
  fail()
  await settle()
  expect(moves()).toHaveLength(before + 1)
  expect(moves().at(-1)).toBe(`${request.seat} ${casualMove(request)}`)
})

test.each(['nonsense', 'stop'])('if the answer is not legal (%s), any legal move is played', async (notation) => {
  const { moves, reached } = seated()
  const { answer } = await reached()
  const before = moves().length
  answer(notation)
  await settle()
  expect(moves()).toHaveLength(before + 1)
})

test('the table answers commands while a bot searches, and asks the bot once', async () => {
  const { table, tick, requests, moves, reached, views } = seated()
  await reached()
  const before = moves().length
  expect(table.send({ kind: 'pace', waitForDone: false, botDelay: 5 })).toEqual({ kind: 'ok' })
  while (tick());
  expect(requests).toHaveLength(1)
  expect(moves()).toHaveLength(before)
  expect(views.at(-1)?.question).toBeNull()
})

test('an answer that comes after the match has changed is dropped', async () => {
  const { table, tick, requests, moves, reached } = seated()
  await reached()
  while (!moves().some((move) => move.startsWith('0 '))) {
    requests.shift()?.fail()
    await settle()
    await reached()
  }
  expect(table.send({ kind: 'takeBack', moves: moves().length - 1 })).toEqual({ kind: 'ok' })
  const back = moves().length
  requests[0]?.fail()
  await settle()
  expect(moves()).toHaveLength(back)
  while (tick());
  table.close()
})

test('a closed table plays no more moves', async () => {
  const { table, moves, reached } = seated()
  const { fail } = await reached()
  const before = moves().length
  table.close()
  fail()
  await settle()
  expect(moves()).toHaveLength(before)
})
