/**
 * The number, order and kind of messages, and numbers in them, do not reveal what another player does in secret and when:
 * tickets chosen (GL-2.7), the length of an extension, steps undone. Known leaks are planted, and each must be detected.
 */
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { botShownIn } from './bot-pace.ts'
import { STEPS } from './cells.ts'
import type { Leak } from './planted.ts'
import { SEQUENCE_LEAKS, waitingBot } from './planted-sequences.ts'
import { type Figures, noFigures } from './prove.ts'
import { proveTurns } from './prove-turns.ts'
import { titleOf } from './truth.ts'
import { type HiddenTurn, turnsOf } from './turns.ts'
import { WAYS } from './ways.ts'

const titles = await Promise.all(games.map(titleOf))
const all = turnsOf(titles, 'sequences')

/** Each kind of step at least once. */
const TURNS = titles.length * Math.max(...Object.values(STEPS).map(({ length }) => length))

test('others receive the same messages, no matter how and when a player acts in secret', async () => {
  const figures = noFigures()
  await proveTurns({ games, turns: () => all, from: 0, to: TURNS }, figures)
  expect(figures.differences.map(({ guest, type, where }) => `${guest}, ${type}, ${where}`)).toEqual([])
  const wanted = Object.entries(STEPS).flatMap(([title, kinds]) => kinds.map((kind) => `${title}|${kind}`))
  expect(wanted.filter((step) => !figures.steps.has(step))).toEqual([])
})

describe.each(SEQUENCE_LEAKS.map((leak) => [leak.name, leak] as const))('%s', (_name, leak) => {
  let figures: Promise<Figures> | undefined
  test.each(titles.map(({ entry }) => entry.id))('is detected in %s', async (title) => {
    figures ??= noticed(leak)
    expect((await figures).differences.map((found) => found.title)).toContain(title)
  })
})

/** In the middle of a match that passes to another seat: everything numbered is sent there. */
const isTelling = ({ before, after, seat }: HiddenTurn): boolean =>
  before.log.length > 30 && after.game.toAct(after.state).some((other) => other !== seat)

/** The first suitable turn of each title. Clocks run on from one to the next. */
const tellingTurns = (): readonly HiddenTurn[] => {
  const numbers = titles.map((_, title) => {
    let number = title
    while (!isTelling(all(number))) number += titles.length
    return number
  })
  return numbers.toSorted((a, b) => a - b).map(all)
}

const noticed = async ({ parts }: Leak): Promise<Figures> => {
  telling ??= tellingTurns()
  const turns = telling
  const ways = WAYS.filter(({ name }) => name === 'at once' || name === 'taken back')
  const turn = (index: number): HiddenTurn => turns[index] ?? fail()
  return proveTurns({ games, turns: () => turn, from: 0, to: turns.length, ways, spoil: parts }, noFigures())
}

let telling: readonly HiddenTurn[] | undefined

const fail = (): never => {
  throw new Error('no such turn')
}

describe('the moves of a bot', () => {
  const [lakes] = games.filter(({ id }) => id === 'great-lakes')
  if (lakes === undefined) throw new Error('no Great Lakes')

  test('GL-2.7 come at the same time, whatever others have chosen in secret', async () => {
    expect(await botShownIn(lakes, 'nothing hidden')).toBe(true)
    expect(await botShownIn(lakes, 'a hidden step')).toBe(true)
  })

  test('are detected when they come later after a hidden step', async () => {
    const { parts } = waitingBot(200)
    expect(await botShownIn(lakes, 'nothing hidden', parts)).toBe(true)
    expect(await botShownIn(lakes, 'a hidden step', parts, 3_000)).toBe(false)
  })
})
