/** Who is at the table, shown to many pages: rendered once for all of them, and not for every one who comes or goes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ServerMessage } from '../../wire/online.ts'
import { systemRandom } from '../people/keys.ts'
import type { TableEvent } from '../table/events.ts'
import { firstTableState } from '../table/history.ts'
import { projection } from '../table/projection.ts'
import { audienceOf, type Connection } from './audience.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const OPENED: TableEvent = {
  kind: 'opened',
  game: 'template',
  options: { length: 'short' },
  seats: [null, null, 'random'],
  pace: { kind: 'untimed' },
  isPublic: true,
  owner: { id: 'ann', name: 'Ann' },
  secret: '5e'.repeat(32),
  seed: null,
  join: '',
}

interface Page extends Connection {
  readonly received: string[]
}

/** Longer than the longest pause between two messages about who is there. */
const PAUSE = 10_000

/** A table, the pages that look at it, and how often it was rendered for them. */
const crowdOf = (count: number) => {
  const state = firstTableState('one', { seq: 1, at: 0, command: null, body: OPENED })
  const rendered = { table: 0, you: 0 }
  const counting: typeof projection = {
    ...projection,
    table(now, presence) {
      rendered.table += 1
      return projection.table(now, presence)
    },
    you(now, who) {
      rendered.you += 1
      return projection.you(now, who)
    },
  }
  const audience = audienceOf(state, { projection: counting, random: systemRandom, now: () => 0 })
  const pageOf = (number: number): Page => {
    const received: string[] = []
    return {
      person: { id: `guest-${number}`, name: `Guest ${number}` },
      link: null,
      address: '127.0.0.1',
      received,
      send: (message: ServerMessage) => void received.push(JSON.stringify(message)),
      write: (text) => void received.push(text),
      close() {},
    }
  }
  const pages = Array.from({ length: count }, (_, number) => pageOf(number))
  const watchersAt = ({ received }: Page): number => Number(/"watchers":(\d+)/.exec(received.at(-1) ?? '')?.[1])
  return {
    pages,
    rendered,
    watchersAt,
    comeAll() {
      for (const page of pages) audience.join(page, state, null, 0)
      vi.advanceTimersByTime(PAUSE)
    },
    leaveAll(leaving: readonly Page[]) {
      for (const page of leaving) audience.leave(page)
      vi.advanceTimersByTime(PAUSE)
    },
    sent: () => pages.reduce((sum, { received }) => sum + received.length, 0),
  }
}

test('who comes within a moment is shown to everybody together', () => {
  const { pages, watchersAt, comeAll, sent } = crowdOf(300)
  comeAll()
  expect(pages.map(watchersAt)).toEqual(pages.map(() => 300))
  // The whole table at first, and how many there are in the end.
  expect(sent()).toBeLessThanOrEqual(2 * pages.length)
})

test('who goes within a moment is, too', () => {
  const { pages, watchersAt, comeAll, leaveAll, sent } = crowdOf(300)
  comeAll()
  const [before, stay] = [sent(), pages.slice(250)]
  leaveAll(pages.slice(0, 250))
  expect(stay.map(watchersAt)).toEqual(stay.map(() => stay.length))
  // When pages leave, the first leave is shown at once to all others.
  expect(sent() - before).toBeLessThanOrEqual(pages.length + stay.length)
})

test('a table is rendered as often for many pages as for few, and what a page learns about itself once for it', () => {
  const [few, many] = [crowdOf(30), crowdOf(300)]
  for (const crowd of [few, many]) {
    crowd.comeAll()
    crowd.leaveAll(crowd.pages.slice(0, 10))
  }
  expect(many.rendered.table).toBe(few.rendered.table)
  expect(many.rendered.you).toBeLessThanOrEqual(2 * many.pages.length)
})
