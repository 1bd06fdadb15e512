import { expect, test } from 'vitest'
import { ENTRY } from './open-list/entries.ts'
import { table } from './testing/positions.ts'
import { effectWords, openWords, pileWords, say, todoWords } from './words.ts'

test('every part of an effect is described with its figures', () => {
  expect(effectWords([['steps', 'black|grey', 3]])).toEqual([
    say('part.steps', { count: 3, tracks: say('tracks.black|grey') }),
  ])
  expect(effectWords([['takeTracks', 'natural', 2]])).toEqual([say('part.takeTracks.natural', { count: 2 })])
  expect(
    effectWords([
      ['industry', 2],
      ['doubler', 3],
      ['points', 5],
      ['coins', 1],
      ['temporaryWorkers', 2],
      ['claimPlace', 2],
    ]),
  ).toEqual([
    say('part.industry', { count: 2 }),
    say('part.doubler', { count: 3 }),
    say('part.points', { count: 5 }),
    say('part.coins', { count: 1 }),
    say('part.temporaryWorkers', { count: 2 }),
    say('part.claimPlace', { place: 2 }),
  ])
})

test('a pile is described kind by kind, without the kinds it lacks', () => {
  const whole = JSON.stringify(pileWords({ workers: 2, temporary: 1, black: 1, coins: 3 }))
  const coins = JSON.stringify(pileWords({ workers: 0, temporary: 0, black: 0, coins: 3 }))
  expect(coins.length).toBeLessThan(whole.length)
  expect(whole).toContain(coins.slice(1, -1))
})

test('RR-2.10 the open list names everything that is open, with its number', () => {
  const { state } = table(3)
  expect(openWords(state)).toEqual([])
  const { current } = state
  current.tokensOwed = 1
  current.partsAgainOwed = 1
  current.endCardsOwed = 2
  current.printed = current.printed.with(ENTRY.industry, 1)
  current.gains = current.gains.with(ENTRY.factory, 2)
  expect(openWords(state)).toEqual([
    say('open.must', { entry: say('todo.industry', { count: 1 }) }),
    say('open.must', { entry: say('todo.questionToken', { count: 1 }) }),
    say('open.may', { entry: say('todo.factory', { count: 2 }) }),
    say('open.may', { entry: say('part.oneOfThemAgain') }),
    say('open.last', { entry: say('todo.endCardOr10', { count: 2 }) }),
  ])
  expect(todoWords(state)).toHaveLength(5)
})
