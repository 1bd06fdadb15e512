/**
 * Every move is visible: each kind of public event of each game shows a caption, and an animation or a mark, with full and
 * with reduced motion. A replay steps to the move after which the event happens.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PATIENCE } from '../../test/patience.ts'
import { followLink } from '../../test/web/browser/follow-link.ts'
import { DESKTOP, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { loadMatchAt } from '../../test/web/players/recorded-match-player.ts'
import { recordedMatch } from '../../test/web/players/recorded-matches.ts'
import { publicKindsOf } from '../../test/web/table/event-kinds.ts'
import { eventsOf, type ShownEvent } from '../../test/web/table/events.ts'
import { games } from '../games/index.ts'
import type { MatchRecord } from '../kit/record.ts'
import { hrefs } from '../wire/route.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const cases = games.flatMap((entry) =>
  (['no-preference', 'reduce'] as const).map((motion) => [entry.title, motion, entry] as const),
)

describe.concurrent.each(cases)('%s, motion: %s', (_title, reducedMotion, entry) => {
  test('each kind of public event has its caption and its mark or animation', async () => {
    const events = await eventsOf(entry)
    const kinds = events.map(({ kind }) => kind)
    // Counted by the types of the game, not only by what happened to be recorded.
    expect(kinds.toSorted()).toEqual((publicKindsOf(entry.id) ?? kinds).toSorted())
    console.log(`${entry.title}: ${kinds.length} kinds of public events`)
    const { page, context, errors } = await site.visit({ ...DESKTOP, reducedMotion })
    await page.addInitScript(collectShown)
    const missing: string[] = []
    for (const [record, own] of groupByRecord(events)) {
      await loadMatchAt(page, { record, seat: -1 })
      const table = page.url()
      for (const after of new Set(own.map((event) => event.after))) {
        await followLink(page, `${table}/at/${after - 1}`)
        await page.getByText(`Replay: move ${after - 1} of`).waitFor()
        // Effects come after the first paint of a table.
        await page.locator('[data-news]').waitFor({ state: 'attached' })
        const wanted = own.filter((event) => event.after === after).map(({ kind }) => kind)
        missing.push(...(await stepTo(page, wanted, reducedMotion === 'reduce')))
        // The address follows a little later.
        await page.waitForURL(`**/at/${after}`)
      }
    }
    expect(missing).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })
})

test('an event without a mark is found', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await page.addInitScript(collectShown)
  await page.goto(hrefs.home)
  await page.evaluate(() => {
    const caption = document.createElement('p')
    caption.className = 'caption-line'
    caption.dataset['event'] = 'planted'
    caption.textContent = 'A planted event'
    document.body.append(caption)
  })
  expect(await appears(page, 'planted', true, 600)).toBe(false)
  await context.close()
})

test('the browser is asked once where the outline of a mark runs', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await page.addInitScript(countPoints)
  await loadMatchAt(page, { record: recordedMatch('paris-connection', 4), seat: -1 })
  await followLink(page, `${page.url()}/at/80`)
  for (let at = 80; at < 88; at++) {
    await page.getByText(`Replay: move ${at} of`).waitFor()
    await page.locator('.mark').first().waitFor({ state: 'attached' })
    await page.locator('.replay-steps').getByRole('button', { name: 'Next' }).click()
  }
  const asked = await page.evaluate(() => [...(Reflect.get(window, 'asked') as Map<string, number>).values()])
  expect(asked.length).toBeGreaterThan(2)
  expect(new Set(asked)).toEqual(new Set([asked[0]]))
  await context.close()
})

/** Runs in the page: counts how often a point of each path is requested. */
const countPoints = (): void => {
  const asked = new Map<string, number>()
  Reflect.set(window, 'asked', asked)
  const ask = SVGGeometryElement.prototype.getPointAtLength
  SVGGeometryElement.prototype.getPointAtLength = function (distance) {
    const path = this.getAttribute('d') ?? ''
    asked.set(path, (asked.get(path) ?? 0) + 1)
    return ask.call(this, distance)
  }
}

/** Makes the next move and returns the kinds of events that did not show. */
const stepTo = async (page: Page, kinds: readonly string[], isReduced: boolean): Promise<readonly string[]> => {
  await page.evaluate(() => Reflect.set(window, 'shown', {}))
  await page.locator('.replay-steps').getByRole('button', { name: 'Next' }).click()
  const missing: string[] = []
  for (const kind of kinds) {
    if (!(await appears(page, kind, isReduced))) missing.push(kind)
  }
  return missing
}

const groupByRecord = (events: readonly ShownEvent[]): readonly (readonly [MatchRecord, readonly ShownEvent[]])[] =>
  [...new Set(events.map(({ record }) => record))].map((record) => [
    record,
    events.filter((event) => event.record === record),
  ])

/** Waits in the page, `patience` milliseconds. With reduced motion nothing flies. */
const appears = (page: Page, kind: string, isReduced: boolean, patience = PATIENCE): Promise<boolean> =>
  page.evaluate(
    ({ wanted, still, time }) =>
      new Promise<boolean>((resolve) => {
        const ends = setTimeout(() => end(false), time)
        const end = (result: boolean): void => {
          clearTimeout(ends)
          Reflect.set(window, 'onShown', null)
          resolve(result)
        }
        const check = (): void => {
          const shown = (Reflect.get(window, 'shown') as Record<string, Shown>)[wanted]
          if (shown?.isFlying && still) end(false)
          else if (shown?.caption && (shown.isMarked || shown.isFlying)) end(true)
        }
        Reflect.set(window, 'onShown', check)
        check()
      }),
    { wanted: kind, still: isReduced, time: patience },
  )

interface Shown {
  caption: string
  /** What its effect marks. */
  marks: readonly string[]
  isMarked: boolean
  isFlying: boolean
}

/** Runs in the page: collects what the effects show, by kind of event. */
const collectShown = (): void => {
  Reflect.set(window, 'shown', {})
  const collect = (): void => {
    const all = Reflect.get(window, 'shown') as Record<string, Shown>
    const of = (kind: string): Shown => {
      all[kind] ??= { caption: '', marks: [], isMarked: false, isFlying: false }
      return all[kind]
    }
    for (const line of document.querySelectorAll<HTMLElement>('.caption-line[data-event]')) {
      if (line.checkVisibility()) of(line.dataset['event'] ?? '').caption = line.textContent ?? ''
    }
    // A mark is drawn a moment after its event, and stays: a busy machine shows it when the next event has begun.
    const drawn = new Set([...document.querySelectorAll<SVGElement>('.mark')].map((mark) => mark.dataset['mark']))
    for (const shown of Object.values(all)) shown.isMarked ||= shown.marks.some((mark) => drawn.has(mark))
    const overlay = document.querySelector<HTMLElement>('.flights[data-event]')
    if (overlay !== null) {
      const now = of(overlay.dataset['event'] ?? '')
      now.isFlying ||= overlay.querySelector('.flight:not([hidden])') !== null
      now.marks = [...overlay.querySelectorAll<HTMLElement>('.ring')].map((ring) => ring.dataset['mark'] ?? '')
      now.isMarked ||= overlay.querySelector('.ring:not([hidden])') !== null
    }
    const told: unknown = Reflect.get(window, 'onShown')
    if (typeof told === 'function') told()
  }
  new MutationObserver(collect).observe(document, { subtree: true, childList: true, attributes: true })
}
