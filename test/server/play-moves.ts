/** Moves of people in tests: some choice of whoever is asked, and whole matches. */
import type { Rng } from '../../src/kit/game.ts'
import type { Choice, PendingDecision } from '../../src/wire/host.ts'
import type { Looker } from './client.ts'
import { allowed } from './test-tables.ts'

/** Which of the choices is taken. */
export type ChooseMove = (choices: readonly Choice[]) => Choice | undefined

export const middle: ChooseMove = (choices) => choices[choices.length >> 1]

/** Any kind first, then any of that kind: a match comes to its end sooner. */
export const anyOf =
  (rng: Rng): ChooseMove =>
  (choices) => {
    const kinds = [...new Set(choices.map(({ kind }) => kind))]
    const chosen = kinds[rng(kinds.length)]
    const some = choices.filter(({ kind }) => kind === chosen)
    return some[rng(some.length)]
  }

export const questionOf = (page: Looker): PendingDecision => {
  const { question } = page.scene()
  if (question === null) throw new Error('nobody asks this page')
  return question
}

/** Plays for this page, and waits until it has seen its own move. */
export const choose = async (page: Looker, taste: ChooseMove = middle): Promise<string> => {
  const { decision, choices } = questionOf(page)
  const choice = taste(choices)
  if (choice === undefined) throw new Error('nothing to choose from')
  const { moves } = page.scene()
  allowed(await page.order({ kind: 'play', decision, notation: choice.notation }))
  await page.until(() => page.scene().moves > moves)
  return choice.notation
}

/** Whoever is asked, or undefined once it is over. */
export const nextAsked = async (pages: readonly Looker[]): Promise<Looker | undefined> => {
  const isOver = (page: Looker): boolean => page.table().phase === 'over'
  await Promise.race(pages.map((page) => page.until(() => page.scene().question !== null || isOver(page))))
  return pages.find((page) => page.scene().question !== null && !isOver(page))
}

export const handOver = async (page: Looker): Promise<void> => {
  if (page.scene().handOver) await page.order({ kind: 'done' })
}

/** To the end, or so many moves of people. */
export const playOn = async (pages: readonly Looker[], moves = 2_000, taste = middle): Promise<void> => {
  for (let made = 0; made < moves; made++) {
    const page = await nextAsked(pages)
    if (page === undefined) return
    await choose(page, taste)
    await handOver(page)
  }
}
