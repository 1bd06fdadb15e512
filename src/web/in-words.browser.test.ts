/**
 * The board in words: at random moments of random recorded matches, every public fact that the board draws is in the
 * accessibility tree. Each game lists its facts in `testing/facts.ts`, without the code that writes the words.
 */
import { existsSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { recordsOf } from '../../test/games/recorded.ts'
import { followLink } from '../../test/web/browser/follow-link.ts'
import { DESKTOP, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { loadMatchAt } from '../../test/web/players/recorded-match-player.ts'
import { games } from '../games/index.ts'
import { seatsOf } from '../host/hosted-table.ts'
import { quickRng } from '../kit/chance.ts'
import type { GameEntry } from '../kit/entry.ts'
import { type MatchRecord, replayRecord } from '../kit/record.ts'
import { type Message, speak } from '../kit/text.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

type FactsOf = (view: unknown, say: (message: Message) => string) => readonly string[]

const factsFile = (id: string): URL => new URL(`../games/${id}/testing/facts.ts`, import.meta.url)

/** Random, but the same in every run: two moments of each of these matches, and the end of the last one. */
const MATCHES = 4
const randomShares = (seed: number): (() => number) => {
  const draw = quickRng(seed)
  return () => draw(1_000) / 1_000
}

/** A draft may come without a list of its facts. */
const withFacts = games.filter(({ id, meta }) => meta.draft !== true || existsSync(factsFile(id)))

describe.concurrent.each(withFacts.map((entry) => [entry.title, entry] as const))('%s', (_title, entry) => {
  test('every public fact of the board is in the accessibility tree, and an omission is found', async ({ expect }) => {
    const random = randomShares(entry.id.length)
    const records = [...recordsOf(entry.id)]
    const chosen = Array.from({ length: Math.min(MATCHES, records.length) }, () =>
      records.splice(Math.floor(random() * records.length), 1),
    ).flat()
    const { page, context, errors } = await site.visit(DESKTOP)
    let checked = 0
    let facts: readonly string[] = []
    for (const [at, record] of chosen.entries()) {
      await loadMatchAt(page, { record, seat: -1 })
      const table = page.url()
      const { length } = record.moves
      const moments = [random(), random(), ...(at === chosen.length - 1 ? [1] : [])]
      for (const moves of moments.map((share) => Math.round(share * length))) {
        await followLink(page, `${table}/at/${moves}`)
        await page.getByText(`Replay: move ${moves} of ${length}`).waitFor()
        facts = await factsAt(entry, record, moves)
        await expect.poll(async () => missingIn(await wordsOf(page), facts)).toEqual([])
        checked += facts.length
      }
    }
    console.log(`${entry.title}: ${checked} facts of ${chosen.map(({ seats }) => seats).join(', ')} players`)
    expect(checked).toBeGreaterThan(50)
    // A planted omission.
    const [left = ''] = facts
    await page.locator('[data-drawer=words] :is(li, tr)').evaluateAll((all, text) => {
      for (const one of all) if (one.textContent?.includes(text)) one.remove()
    }, left)
    expect(missingIn(await wordsOf(page), facts)).toContain(left)
    expect(errors).toEqual([])
    await context.close()
  })
})

const factsAt = async ({ id, game: load, text }: GameEntry, record: MatchRecord, moves: number) => {
  const file = factsFile(id)
  if (!existsSync(file)) throw new Error(`${id} has no testing/facts.ts`)
  const [game, { texts }, { factsOf }] = await Promise.all([
    load(),
    text.en(),
    import(file.href) as Promise<{ readonly factsOf: FactsOf }>,
  ])
  const { state } = replayRecord(game, { ...record, moves: record.moves.slice(0, moves) })
  const names = seatsOf({ players: record.players.map(() => 'random') })
  const say = (message: Message): string =>
    speak({ language: 'en', texts, seat: (seat) => names[seat]?.name ?? '' }, message)
  return factsOf(game.view(state, 'watcher'), say)
}

/** Everything that the board in words says, from the accessibility tree: hidden parts do not count. */
const wordsOf = (page: Page): Promise<string> => page.getByRole('region', { name: 'Board in words' }).ariaSnapshot()

/** The tree escapes quotation marks and wraps some texts in them. */
const plain = (text: string): string => text.replace(/["'\\]/g, '').replace(/\s+/g, ' ')

const missingIn = (words: string, facts: readonly string[]): readonly string[] => {
  const said = plain(words)
  return facts.filter((fact) => !said.includes(plain(fact)))
}
