/** Every lesson can be played as its script says, and every step has its text in every language. */
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { dealerOf } from '../../src/host/opening.ts'
import type { GameEntry } from '../../src/kit/entry.ts'
import type { Lesson, LessonStep } from '../../src/kit/lesson.ts'
import { begin, type Match, playText } from '../../src/kit/match.ts'
import { checkOptions } from '../../src/kit/record.ts'
import { LANGUAGES, type Texts } from '../../src/kit/text.ts'

/** A card has room for this many characters, in every language. */
const LONGEST = 160

const seatOf = (line: string): number => Number(line.split(' ')[0])

/** The match after each number of moves of the script. Throws at the first move that the rules forbid. */
const positions = async (entry: GameEntry, { seats, options, seed, script }: Lesson): Promise<readonly Match[]> => {
  const game = await entry.game()
  checkOptions(game.meta, options)
  const all = [begin(game, { seats, options, rules: game.meta.rulesVersion }, dealerOf({ seed }))]
  for (const line of script) {
    const before = all.at(-1)
    if (before !== undefined) all.push(playText(before, seatOf(line), line.slice(line.indexOf(' ') + 1)))
  }
  return all
}

const textsIn = async (game: string, language: string): Promise<Texts> =>
  (await import(`../../src/games/${game}/lesson/${language}.ts`)).texts

const withLesson = games.flatMap((entry) => (entry.lesson === undefined ? [] : [{ entry, load: entry.lesson }]))

/** A draft may come without it. */
const released = games.filter(({ meta }) => meta.draft !== true)

test('every released game has a lesson', () => {
  expect(released.filter(({ lesson }) => lesson === undefined)).toEqual([])
})

describe.each(withLesson)('the lesson of $entry.title', ({ entry, load }) => {
  test('follows the rules, and ends when the learner is to act in a running match', async () => {
    const lesson = await load()
    const all = await positions(entry, lesson)
    const last = all.at(-1)
    expect(last?.game.toAct(last.state)).toContain(lesson.seat)
  })

  test('has 8 to 14 steps in the order of the script, which cover all moves of the learner', async () => {
    const { steps, script, seat } = await load()
    expect(steps.length).toBeGreaterThanOrEqual(8)
    expect(steps.length).toBeLessThanOrEqual(14)
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((one, other) => one - other))
    const covered = steps.flatMap(({ at, moves }) => Array.from({ length: moves }, (_, index) => at + index))
    expect(covered).toEqual(script.flatMap((line, index) => (seatOf(line) === seat ? [index] : [])))
  })

  test('shows every step when the learner is to act, and highlights what is on the table', async () => {
    const lesson = await load()
    const all = await positions(entry, lesson)
    const missing = (step: LessonStep): readonly string[] => {
      const match = all[step.at]
      if (match === undefined || !match.game.toAct(match.state).includes(lesson.seat))
        return [`${step.step}: not to act`]
      const { targets } = match.game.prompt(match.state, lesson.seat)
      return (step.targets ?? [])
        .filter((target) => !targets.includes(target))
        .map((target) => `${step.step}: ${target}`)
    }
    expect(lesson.steps.flatMap(missing)).toEqual([])
  })

  test.each(LANGUAGES)('has a text of at most two short sentences for every step (%s)', async (language) => {
    const { steps } = await load()
    const texts = await textsIn(entry.id, language)
    expect(Object.keys(texts)).toEqual(steps.map(({ step }) => step))
    expect(Object.values(texts).filter((text) => text.length > LONGEST)).toEqual([])
  })
})
