/** Everything that a player needs is in view: all screens, languages and ways of looking (see `in-view.browser.test.ts`). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { holdBots, setInstantBots } from '../../test/web/players/new-table.ts'
import { decisionsOf } from '../../test/web/table/decisions.ts'
import { ENLARGED, SCREENS, SPOKEN } from '../../test/web/table/in-view-cases.ts'
import { faultsOn, openDecision } from '../../test/web/table/in-view-tour.ts'
import { speakOn } from '../../test/web/table/language.ts'
import { games } from '../games/index.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const A_WHILE = 30 * 60_000
const ALL = 200

const cases = games.flatMap((entry) => SPOKEN.map((language) => [entry.title, language, entry] as const))

describe.each(cases)('%s in %s', (_title, language, entry) => {
  test.each(['player', 'watcher', 'replay'] as const)(
    '%s',
    async (as) => {
      const { page, context } = await site.visit({ hasTouch: true })
      if (as === 'watcher') await holdBots(page)
      else await setInstantBots(page)
      await speakOn(page, language)
      const found: string[] = []
      for (const decision of await decisionsOf(entry)) {
        await openDecision(page, decision, as)
        for (const screen of [...SCREENS, ...ENLARGED]) {
          for (const fault of await faultsOn(page, screen, as, ALL)) found.push(`${decision.kind}, ${fault}`)
        }
      }
      expect(found).toEqual([])
      await context.close()
    },
    A_WHILE,
  )
})
