/** This release opens a data folder of an earlier release: everything is there, and tables go on. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GuestPage, openPageAs, SALT } from '../../../test/server/client.ts'
import { playOn } from '../../../test/server/play-moves.ts'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import { allowed, at } from '../../../test/server/test-tables.ts'
import { games } from '../../games/index.ts'
import { type MatchRecord, readRecord, writeRecord } from '../../kit/record.ts'
import { verify } from '../../kit/verify.ts'
import { openSqlite } from './sqlite.ts'

/** What release 0.1.0 left behind, and what its pages saw before it stopped. Its rules of Railways are version 1. */
const RELEASE = new URL('../../../test/releases/0.1.0/', import.meta.url)

interface Left {
  readonly table: string
  readonly cookies: readonly string[]
  readonly phase: string
  readonly chat: readonly string[]
  readonly views: readonly ({ readonly moves: number; readonly view: unknown } | null)[]
  readonly result?: unknown
}

const left: Readonly<Record<'dealt' | 'seeded' | 'over' | 'open' | 'dealing', Left>> = JSON.parse(
  readFileSync(new URL('tables.json', RELEASE), 'utf8'),
)
const data = mkdtempSync(join(tmpdir(), 'roundhouse-upgrade-'))
let server: TestServer

beforeAll(async () => {
  const { db } = await openSqlite(data)
  const run = (text: string) => sql.raw(text).execute(db)
  await run('pragma foreign_keys = off')
  for (const line of readFileSync(new URL('data.sql', RELEASE), 'utf8').trimEnd().split('\n')) await run(line)
  // A table that waits for people is closed after a day: this one was opened just now.
  await run(`update tables set changed = ${Date.now()} where id = '${left.open.table}'`)
  // The cache of another build is not read, even if it looks valid.
  await run(`update snapshots set body = replace(body, 'until tomorrow', 'from the cache')`)
  await db.destroy()
  server = await startTestServer({ data, games })
})

afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true })
})

const pagesAt = ({ table, cookies }: Left): Promise<readonly GuestPage[]> =>
  Promise.all(cookies.map((cookie) => openPageAs(server.url, cookie, table)))

const recordAt = async (page: GuestPage): Promise<MatchRecord> => {
  const answer = await page.order({ kind: 'record' })
  if (answer.kind !== 'record') throw new Error(answer.kind)
  return answer.record
}

const expectSound = async (record: MatchRecord): Promise<void> => {
  const game = await games.find(({ id }) => id === record.game)?.game()
  if (game === undefined) throw new Error(record.game)
  verify(game, readRecord(writeRecord(record)))
}

test('an order that the earlier release has executed is not executed again', async () => {
  const page = at(await pagesAt(left.dealt), 0)
  const line = { kind: 'chat', scope: 'all', text: 'until tomorrow' } as const
  allowed(await page.order(line, 'before-d08dbac1-54-111'))
  // Changes by the first order would be shown before this one is answered.
  await page.order({ kind: 'refusals' })
  expect(page.chat().map(({ text }) => text)).toEqual(left.dealt.chat)
})

/** That release showed others at once that a player had passed. Now they see it with the card that is drawn next. */
const shownNow = (view: unknown, seat: number): object => {
  const then = view as { readonly mover: number }
  return then.mover === seat ? then : { ...then, step: 'act' }
}

test.each(['dealt', 'seeded'] as const)(
  'a match that was %s under version 1 stands as it stood, and is played to its end by the same rules',
  async (name) => {
    const pages = await pagesAt(left[name])
    for (const [index, page] of pages.entries()) {
      await page.until(() => page.received.some(({ kind }) => kind === 'step'))
      expect(page.tableView().view).toMatchObject(shownNow(left[name].views[index]?.view, index))
      expect(page.chat().map(({ text }) => text)).toEqual(left[name].chat)
    }
    await playOn(pages)
    for (const page of pages) await page.until(() => page.table().phase === 'over')
    const record = await recordAt(at(pages, 0))
    expect(record.rulesVersion).toBe(1)
    await expectSound(record)
  },
)

test('a finished match is there with its result', async () => {
  const [page] = await pagesAt(left.over)
  const record = await recordAt(page ?? at([], 0))
  expect(record.result).toEqual(left.over.result)
  await expectSound(record)
})

test('a deal that began under rules version 1 is completed under it', async () => {
  const pages = await pagesAt(left.dealing)
  expect(at(pages, 0).table().phase).toBe('dealing')
  expect(at(pages, 0).table().deal.awaited).toEqual([1])
  // That release stored no waiting time for salts, and its starts could not be cancelled.
  expect(at(pages, 0).table()).toMatchObject({ saltWait: 600, brokenBefore: [], deal: { brokenOff: null } })
  allowed(await at(pages, 1).order({ kind: 'salt', salt: SALT }))
  await playOn(pages)
  const record = await recordAt(at(pages, 0))
  expect(record.rulesVersion).toBe(1)
  await expectSound(record)
})

test.each([null, 'a chosen seed'])('a table that begins now is played by version 2, with the seed %s', async (seed) => {
  const page = seed === null ? at(await pagesAt(left.open), 0) : await opened(seed)
  allowed(await page.order({ kind: 'start', fill: 'random' }))
  if (seed === null) allowed(await page.order({ kind: 'salt', salt: SALT }))
  await page.until(() => page.table().phase === 'running')
  await playOn([page])
  const record = await recordAt(page)
  expect(record.rulesVersion).toBe(2)
  await expectSound(record)
})

test('a person of the earlier release begins a daily deal', async () => {
  const answer = await fetch(`${server.url}/api/daily/start`, {
    method: 'POST',
    headers: { cookie: at(left.open.cookies, 0), 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'railways-card' }),
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ game: 'railways-card', seed: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

/** A new table of a person from the earlier release. */
const opened = async (seed: string): Promise<GuestPage> => {
  const cookie = at(left.open.cookies, 0)
  const request = {
    game: 'railways-card',
    options: { younger: true, secondLocomotive: false, anyPlaces: false },
    seats: [null, null],
    pace: { kind: 'untimed' },
    visibility: 'link',
    seed,
    saltHash: '0'.repeat(64),
  }
  const answer = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  const { table } = (await answer.json()) as { readonly table: string }
  return openPageAs(server.url, cookie, table)
}
