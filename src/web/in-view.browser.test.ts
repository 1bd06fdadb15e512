/**
 * Everything that a player needs is in view: at every kind of decision of every game, for a player, a spectator and in a
 * replay. A covering sample of screens and languages; `in-view.unabridged.browser.test.ts` has all combinations.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { followLink } from '../../test/web/browser/follow-link.ts'
import { startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { holdBots, setInstantBots } from '../../test/web/players/new-table.ts'
import { openOnlineTable, startMatch } from '../../test/web/players/online-guests.ts'
import { kindsOf } from '../../test/web/short-matches.ts'
import { decisionsOf } from '../../test/web/table/decisions.ts'
import { lookAround } from '../../test/web/table/in-view.ts'
import { DESKS, ENLARGED, PHONES, SCREENS, SPOKEN, TABLETS } from '../../test/web/table/in-view-cases.ts'
import { faultsOn, openDecision } from '../../test/web/table/in-view-tour.ts'
import { speakOn } from '../../test/web/table/language.ts'
import { games } from '../games/index.ts'
import { loadOnlineTexts } from './online/text/index.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const TAPS = 2
/** The text with the name of the chat entry. */
const CHAT = 'chat.tab'

describe.concurrent.each(games.map((entry) => [entry.title, entry] as const))('%s', (_title, entry) => {
  test('every kind of decision, on a desk, a tablet and a phone in turn', async () => {
    const decisions = await decisionsOf(entry)
    const kinds = new Set([...(await kindsOf(entry))].map((kind) => kind.split('/')[0]))
    expect(decisions.map(({ kind }) => kind).sort()).toEqual([...kinds].sort())
    const { page, context, errors } = await site.visit({ hasTouch: true })
    await setInstantBots(page)
    for (const [at, decision] of decisions.entries()) {
      await speakOn(page, SPOKEN[at % SPOKEN.length])
      await openDecision(page, decision, 'player')
      const screens = [DESKS, TABLETS, PHONES].map((some) => some[at % some.length])
      for (const screen of [...screens, ...(at === 0 ? ENLARGED : [])]) {
        if (screen === undefined) continue
        expect(await faultsOn(page, screen, 'player', TAPS), decision.kind).toEqual([])
      }
    }
    expect(errors).toEqual([])
    await context.close()
  })

  test('a spectator and a replay', async () => {
    // A small game may have one kind of decision only.
    const [first, decision = first] = await decisionsOf(entry)
    if (decision === undefined) throw new Error('no decision')
    const { page, context } = await site.visit({ hasTouch: true })
    await holdBots(page)
    for (const [at, as] of (['watcher', 'replay'] as const).entries()) {
      await speakOn(page, SPOKEN[(at + 1) % SPOKEN.length])
      await openDecision(page, decision, as)
      for (const screen of [...DESKS.slice(0, 1), ...TABLETS, ...PHONES, ...ENLARGED]) {
        expect(await faultsOn(page, screen, as, 0), as).toEqual([])
      }
    }
    await context.close()
  })
})

test.each(['de', 'hu'] as const)('the chat entry of a table on the server, in %s', async (language) => {
  const { page, context } = await site.visit({ hasTouch: true })
  // The longest title.
  await openOnlineTable(page, { id: 'railways-card' }, 'Ann')
  await startMatch([page])
  const table = page.url()
  await speakOn(page, language)
  await followLink(page, table)
  await page.locator('.table-turn[data-yours=true]').waitFor()
  const { [CHAT]: chat = '' } = await loadOnlineTexts(language)
  expect(chat).not.toBe('')
  for (const screen of [...SCREENS, ...ENLARGED]) {
    expect(await faultsOn(page, screen, 'player', 0, chat), language).toEqual([])
  }
  await context.close()
})

test('a log that covers the dock is found', async () => {
  const [entry] = games
  const [decision] = entry === undefined ? [] : await decisionsOf(entry)
  if (decision === undefined) throw new Error('no decision')
  const { page, context } = await site.visit({ viewport: { width: 1280, height: 720 } })
  await openDecision(page, decision, 'player')
  expect((await lookAround(page, { as: 'player', least: 24, chat: null })).faults).toEqual([])
  await page.locator('.newest-line').click()
  expect((await lookAround(page, { as: 'player', least: 24, chat: null })).faults).toEqual([])
  await page.locator('.drawer').evaluate(({ style }: HTMLElement) => {
    style.gridArea = 'dock'
    style.inlineSize = '100%'
  })
  const { faults } = await lookAround(page, { as: 'player', least: 24, chat: null })
  expect(faults).toContain('prompt is covered')
  await context.close()
})
