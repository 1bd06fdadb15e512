/** Moves of people in tests: one choice of the player to act, or whole matches. */
import type { Rng } from '../../src/kit/game.ts'
import type { Choice, PendingDecision } from '../../src/wire/host.ts'
import type { GuestPage } from './client.ts'
import { allowed } from './test-tables.ts'

/** Picks one of the choices. */
export type ChooseMove = (choices: readonly Choice[]) => Choice | undefined

export const middle: ChooseMove = (choices) => choices[choices.length >> 1]

/** Picks a random kind first, then a random choice of that kind: matches end sooner. */
export const anyOf =
  (rng: Rng): ChooseMove =>
  (choices) => {
    const kinds = [...new Set(choices.map(({ kind }) => kind))]
    const chosen = kinds[rng(kinds.length)]
    const some = choices.filter(({ kind }) => kind === chosen)
    return some[rng(some.length)]
  }

export const questionOf = (page: GuestPage): PendingDecision => {
  const { question } = page.tableView()
  if (question === null) throw new Error('this page has no open decision')
  return question
}

/** Plays a move on this page, and waits until the page shows it. */
export const choose = async (page: GuestPage, pick: ChooseMove = middle): Promise<string> => {
  const { decision, choices } = questionOf(page)
  const choice = pick(choices)
  if (choice === undefined) throw new Error('nothing to choose from')
  const { moves } = page.tableView()
  allowed(await page.order({ kind: 'play', decision, notation: choice.notation }))
  await page.until(() => page.tableView().moves > moves)
  return choice.notation
}

/** The page that has to act, or undefined once the match is over. */
export const nextAsked = async (pages: readonly GuestPage[]): Promise<GuestPage | undefined> => {
  const isOver = (page: GuestPage): boolean => page.table().phase === 'over'
  await Promise.race(pages.map((page) => page.until(() => page.tableView().question !== null || isOver(page))))
  return pages.find((page) => page.tableView().question !== null && !isOver(page))
}

export const handOver = async (page: GuestPage): Promise<void> => {
  if (page.tableView().handOver) await page.order({ kind: 'done' })
}

/** Plays to the end, or this many moves of people. */
export const playOn = async (pages: readonly GuestPage[], moves = 2_000, pick = middle): Promise<void> => {
  for (let made = 0; made < moves; made++) {
    const page = await nextAsked(pages)
    if (page === undefined) return
    await choose(page, pick)
    await handOver(page)
  }
}
