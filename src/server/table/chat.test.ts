/** Chat at a table, and who can read it. */
import { afterAll, expect, test } from 'vitest'
import { type GuestPage, openPageAs, SALT } from '../../../test/server/client.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { allowed, at, COAL, dealt, PARIS, problemIn, sitDown } from '../../../test/server/test-tables.ts'
import { saltHash } from '../../kit/deal.ts'
import { PARTS } from '../make.ts'

const server = await startTestServer()
const { url } = server
afterAll(server.stop)

const say = (page: GuestPage, text: string, scope: 'players' | 'all' = 'all') =>
  page.order({ kind: 'chat', scope, text })
const textsAt = (page: GuestPage) => page.chat().map(({ text }) => text)

test('lines are numbered in the same order for all, with their speaker and seat', async () => {
  const { page, comes, key } = await dealt(url, COAL, 2)
  const spectator = await comes('Zoe', { key })
  await Promise.all([say(page(0), 'a'), say(page(1), 'b'), say(spectator, 'c'), say(page(0), 'd')])
  for (const one of [page(0), page(1), spectator]) await one.until(() => one.chat().length === 4)
  expect(
    page(0)
      .chat()
      .map(({ number }) => number),
  ).toEqual([0, 1, 2, 3])
  expect(page(1).chat()).toEqual(page(0).chat())
  expect(spectator.chat()).toEqual(page(0).chat())
  expect(
    page(0)
      .chat()
      .find(({ text }) => text === 'b'),
  ).toMatchObject({ name: 'Bob', seat: 1, scope: 'all' })
  expect(
    page(0)
      .chat()
      .find(({ text }) => text === 'c'),
  ).toMatchObject({ name: 'Zoe', seat: null })
})

test('spectators never see the chat among players', async () => {
  const { page, comes, key } = await dealt(url, COAL, 2)
  const spectator = await comes('Zoe', { key })
  allowed(await say(page(0), 'between us', 'players'))
  allowed(await say(page(0), 'to all', 'all'))
  await page(1).until(() => page(1).chat().length === 2)
  await spectator.until(() => spectator.chat().length === 1)
  const late = await comes('Yan', { key })
  await late.until(() => late.chat().length === 1)
  for (const one of [spectator, late]) expect(JSON.stringify(one.received)).not.toContain('between us')
  expect(problemIn(await say(spectator, 'hey', 'players'))).toBe('chat.players')
})

test('a page that reconnects gets the missed chat before the match', async () => {
  const { page, guest, table } = await dealt(url, COAL, 2)
  allowed(await say(page(0), 'good luck'))
  const back = await guest(1).openPage(table)
  await back.until(() => back.received.some(({ kind }) => kind === 'step'))
  expect(back.received.map(({ kind }) => kind)).toEqual(['table', 'chat', 'step'])
})

test('a person who takes a seat sees the earlier chat among players', async () => {
  const { page, comes, key } = await sitDown(url, PARIS, 2)
  allowed(await say(page(0), 'shall we?', 'players'))
  const third = await comes('Cas', { key })
  expect(textsAt(third)).toEqual([])
  allowed(await third.order({ kind: 'join', seat: 2, name: 'Cas', saltHash: saltHash(SALT) }))
  await third.until(() => third.chat().length === 1)
  expect(textsAt(third)).toEqual(['shall we?'])
})

test('the owner silences a person and lets them speak again', async () => {
  const { page, guest, comes, key } = await dealt(url, COAL, 2)
  const spectator = await comes('Zoe', { key })
  const bob = guest(1).id
  expect(problemIn(await page(1).order({ kind: 'mute', person: bob, muted: true }))).toBe('table.owner')
  allowed(await page(0).order({ kind: 'mute', person: bob, muted: true }))
  await page(1).until(() => page(1).table().you.muted)
  expect(problemIn(await say(page(1), 'but'))).toBe('chat.muted')
  expect(problemIn(await say(page(1), 'but', 'players'))).toBe('chat.muted')
  allowed(await say(spectator, 'I may'))
  expect(page(0).table().muted).toEqual([bob])
  allowed(await page(0).order({ kind: 'mute', person: bob, muted: false }))
  allowed(await say(page(1), 'thanks'))
  await page(0).until(() => page(0).chat().length === 2)
  expect(textsAt(page(0))).toEqual(['I may', 'thanks'])
})

test('a silenced person does not come back as a new guest; people who spoke before still speak', async () => {
  const { page, comes, key } = await dealt(url, COAL, 2)
  const [yan, zoe] = [await comes('Yan', { key }), await comes('Zoe', { key })]
  allowed(await say(yan, 'hello'))
  allowed(await say(zoe, 'rude'))
  allowed(await page(0).order({ kind: 'mute', person: zoe.table().you.person ?? '', muted: true }))
  await zoe.until(() => zoe.table().you.muted)
  const again = await comes('Somebody new', { key })
  expect(problemIn(await say(again, 'rude'))).toBe('chat.address')
  for (const one of [yan, page(0), page(1)]) allowed(await say(one, 'fine'))
  for (const one of [page(0), page(1), yan, again]) expect(JSON.stringify(one.received)).not.toContain('127.0.0.1')
})

test('the owner lets only players speak; everybody sees that at once', async () => {
  const { page, comes, key } = await dealt(url, COAL, 2)
  const zoe = await comes('Zoe', { key })
  expect(zoe.table().chatSeated).toBe(false)
  expect(problemIn(await zoe.order({ kind: 'limitChat', seated: true }))).toBe('table.owner')
  allowed(await page(0).order({ kind: 'limitChat', seated: true }))
  await zoe.until(() => zoe.table().chatSeated)
  expect(problemIn(await say(zoe, 'but'))).toBe('chat.seated')
  allowed(await say(page(1), 'fine'))
  allowed(await page(0).order({ kind: 'limitChat', seated: false }))
  allowed(await say(zoe, 'thanks'))
})

test('too many lines at once are refused in a sentence, over HTTP with status 429', async () => {
  const { page, guest, table } = await sitDown(url, COAL, 1)
  for (let line = 0; line < 12; line++) allowed(await say(page(0), `line ${line}`))
  expect(problemIn(await say(page(0), 'one more'))).toBe('chat.rate')
  const body = { id: 'a-line-too-many', key: null, order: { kind: 'chat', scope: 'all', text: 'one more' } }
  expect((await guest(0).call('POST', `/api/tables/${table}/orders`, body)).status).toBe(429)
})

test('a spectator cannot speak under the name of a player', async () => {
  const { comes, key } = await dealt(url, COAL, 2)
  const impostor = await comes('ＡＮＮ', { key })
  expect(problemIn(await say(impostor, 'I am Ann'))).toBe('name.taken')
})

test('a visitor without a name cannot chat', async () => {
  const { page, table } = await dealt(url, { ...COAL, visibility: 'public' }, 2)
  const nobody = await openPageAs(url, '', table)
  expect(problemIn(await say(nobody, 'boo'))).toBe('person.unknown')
  expect(page(0).chat()).toEqual([])
})

test.each([
  ['line\nbreaks\r\nand\ttabs', 'line breaks and tabs'],
  ['\u0000null\u0007bell\u001b[31m', 'null bell [31m'],
  ['\u202eesrever\u202c', 'esrever'],
  ['half \ud800 a character', 'half   a character'],
  ['  edges  ', 'edges'],
  ['👩‍🚀 🚂', '👩‍🚀 🚂'],
])('%j appears as %j', async (text, shown) => {
  const { page } = await sitDown(url, COAL, 2)
  allowed(await say(page(0), text))
  await page(1).until(() => page(1).chat().length === 1)
  expect(textsAt(page(1))).toEqual([shown])
})

test('a line has 1 to 400 characters', async () => {
  const { page, guest, table } = await sitDown(url, COAL, 2)
  allowed(await say(page(0), 'x'.repeat(400)))
  for (const text of ['x'.repeat(401), '', '   ', '\n\u0000']) {
    const order = { kind: 'chat', scope: 'all', text }
    const body = { id: 'a-line-too-many', key: null, order }
    expect((await guest(0).call('POST', `/api/tables/${table}/orders`, body)).status).toBe(400)
  }
  expect(at(page(0).chat(), 0).text).toHaveLength(400)
})

test('a new page gets the last two hundred lines', async () => {
  // A minute passes with every line, because of the rate limit.
  let later = 0
  const patient = await startTestServer(
    {},
    {
      ...PARTS,
      clock: { now: () => Date.now() + later, monotonic: () => performance.now() },
    },
  )
  const { page, guest, table } = await sitDown(patient.url, COAL, 1)
  for (let line = 0; line < 205; line++) {
    allowed(await say(page(0), `line ${line}`))
    later += 60_000
  }
  const again = await guest(0).openPage(table)
  await again.until(() => again.chat().length > 0)
  expect(again.chat()).toHaveLength(200)
  expect(again.chat()[0]).toMatchObject({ number: 5, text: 'line 5' })
  expect(again.chat().at(-1)).toMatchObject({ number: 204 })
  await patient.stop()
})
