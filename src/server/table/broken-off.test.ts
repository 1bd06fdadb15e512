/** A deal that is cancelled while salts are missing: only by the owner, visible to everybody, and final. */
import { afterAll, describe, expect, test } from 'vitest'
import { tested } from '../../../test/games/tested.ts'
import { type Guest, type GuestPage, guest, SALT } from '../../../test/server/client.ts'
import { playOn } from '../../../test/server/play-moves.ts'
import { saltedTable, saltOf } from '../../../test/server/salted-table.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { allowed, at, COAL, dealt, problemIn, sitDown, type TableSetup } from '../../../test/server/test-tables.ts'
import { commitTo, saltHash } from '../../kit/deal.ts'
import { compareKeptDeal } from '../../kit/kept-deal.ts'
import { readRecord } from '../../kit/record.ts'
import { verify } from '../../kit/verify.ts'
import type { Lists } from '../../wire/api.ts'

const server = await startTestServer()
const { url } = server
afterAll(server.stop)

const THREE: TableSetup = { ...COAL, seats: [null, null, null] }
const CLOSE = { kind: 'close' } as const
const AGAIN = { kind: 'rematch', saltHash: saltHash(SALT) } as const

/** Every salt but Bob's has come. */
const waiting = async (setup: TableSetup = THREE) => {
  const seated = await saltedTable(url, setup, 3)
  const [ann, bob, cas] = [at(seated.pages, 0), at(seated.pages, 1), at(seated.pages, 2)]
  allowed(await ann.order({ kind: 'start', fill: null }))
  for (const page of [ann, bob, cas]) await page.until(() => page.table().phase === 'dealing')
  allowed(await ann.order({ kind: 'salt', salt: saltOf(0) }))
  allowed(await cas.order({ kind: 'salt', salt: saltOf(2) }))
  return { ...seated, ann, bob, cas }
}

const brokenOff = async (setup?: TableSetup) => {
  const seated = await waiting(setup)
  allowed(await seated.ann.order(CLOSE))
  for (const page of [...seated.pages, seated.spectator]) await page.until(() => page.table().phase === 'brokenOff')
  return seated
}

const listsOf = async (one: Guest): Promise<Lists> => (await one.call('GET', '/api/tables')).body as Lists

const openAgain = async (page: GuestPage): Promise<string> => {
  const answer = await page.order(AGAIN)
  if (answer.kind !== 'table') throw new Error(JSON.stringify(answer))
  return answer.table
}

describe('while salts are awaited', () => {
  test('nobody can leave or be removed, and only the owner can cancel the deal', async () => {
    const { ann, bob, spectator } = await waiting()
    expect(problemIn(await bob.order({ kind: 'leave' }))).toBe('table.begun')
    expect(problemIn(await ann.order({ kind: 'free', seat: 1 }))).toBe('table.begun')
    for (const page of [bob, spectator]) expect(problemIn(await page.order(CLOSE))).toBe('table.owner')
    expect(bob.table()).toMatchObject({ phase: 'dealing', deal: { awaited: [1], brokenOff: null } })
    allowed(await ann.order(CLOSE))
    await bob.until(() => bob.table().phase === 'brokenOff')
    expect(bob.table().deal).toMatchObject({ brokenOff: 'Ann', awaited: [], withheld: [1], until: null, wait: null })
  })

  test('nothing is revealed: no record, and no secret or salt in any message', async () => {
    const { ann, bob, pages, spectator, guests, table } = await waiting()
    for (const page of [...pages, spectator])
      expect(problemIn(await page.order({ kind: 'record' }))).toBe('table.playing')
    const path = `/api/tables/${table}/record`
    expect(await at(guests, 1).call('GET', path)).toMatchObject({ status: 409, body: { say: { id: 'table.playing' } } })
    const sent = [...pages, spectator].map(({ received }) => received.length)
    allowed(await ann.order(CLOSE))
    await bob.until(() => bob.table().phase === 'brokenOff')
    const { body } = await at(guests, 1).call('GET', path)
    const { secret } = (body as { readonly deal: { readonly secret: string } }).deal
    expect(commitTo(secret)).toBe(bob.table().deal.commitment)
    for (const [index, { received }] of [...pages, spectator].entries()) {
      const before = JSON.stringify(received.slice(0, sent[index]))
      for (const hidden of [secret, saltOf(0), saltOf(1), saltOf(2)]) expect(before).not.toContain(hidden)
    }
  })
})

test('with the last salt the match starts and the deal can no longer be cancelled', async () => {
  const { ann, bob } = await waiting()
  allowed(await bob.order({ kind: 'salt', salt: saltOf(1) }))
  expect(problemIn(await ann.order(CLOSE))).toBe('table.playing')
})

describe('a cancelled deal', () => {
  test('stays cancelled: it cannot be closed, no salt is accepted, no match starts; but people may chat', async () => {
    const { ann, bob } = await brokenOff()
    for (const order of [CLOSE, { kind: 'start', fill: null }, { kind: 'leave' }, { kind: 'undo' }] as const) {
      expect(problemIn(await ann.order(order))).toBe('table.brokenOff')
    }
    expect(problemIn(await bob.order({ kind: 'salt', salt: saltOf(1) }))).toBe('table.brokenOff')
    allowed(await bob.order({ kind: 'chat', scope: 'all', text: 'Sorry, the train was late.' }))
    await ann.until(() => ann.chat().length === 1)
  })

  test('has a record: the deal sheet, the secret, the salts that had come, and who cancelled it', async () => {
    const { ann, guests, table } = await brokenOff()
    const { sheet } = ann.table().deal
    if (sheet === null) throw new Error('no sheet')
    const answer = await fetch(`${url}/api/tables/${table}/record`, { headers: { cookie: at(guests, 1).cookie } })
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="template-${table}.json"`)
    const record = readRecord(await answer.text())
    expect(record).toMatchObject({
      brokenOff: 'Ann',
      players: ['Ann', 'Bob', 'Cas'],
      deal: { sheet, salts: [saltOf(0), null, saltOf(2)] },
      moves: [],
      draws: null,
      result: null,
    })
    const game = await tested.find(({ id }) => id === record.game)?.game()
    if (game === undefined) throw new Error('no game')
    verify(game, record)
    compareKeptDeal(record, { sheet, own: { seat: 0, salt: saltOf(0), state: 'acknowledged' } })
    // A page whose salt had come finds it there, or knows that it was left out.
    const left = () => compareKeptDeal(record, { sheet, own: { seat: 1, salt: saltOf(1), state: 'acknowledged' } })
    expect(left).toThrow(expect.objectContaining({ say: expect.objectContaining({ id: 'verify.kept.dropped' }) }))
  })

  test('is in the lists of everybody who sat there, and in the lobby if the table was public', async () => {
    const { guests, table } = await brokenOff({ ...THREE, visibility: 'public' })
    const listed = { id: table, phase: 'brokenOff', brokenOff: 'Ann', withheld: [1], broken: false }
    for (const one of guests) expect((await listsOf(one)).mine).toContainEqual(expect.objectContaining(listed))
    const lists = await listsOf(await guest(url, 'Dot'))
    expect(lists.brokenOff).toContainEqual(expect.objectContaining(listed))
    for (const list of [lists.open, lists.running]) expect(list.map(({ id }) => id)).not.toContain(table)
    const byLink = await brokenOff()
    expect((await listsOf(at(byLink.guests, 2))).mine.map(({ id }) => id)).toContain(byLink.table)
    expect((await listsOf(at(byLink.guests, 2))).brokenOff.map(({ id }) => id)).not.toContain(byLink.table)
  })
})

describe('the table that is opened from a cancelled deal', () => {
  test('has the same seats and options, is opened only once, and lists the cancelled deals before it', async () => {
    const { table, ann, bob, guests } = await brokenOff({ ...THREE, visibility: 'public', saltWait: 86_400 })
    const second = await openAgain(bob)
    expect(await openAgain(ann)).toBe(second)
    const [bobs, anns] = [await at(guests, 1).openPage(second), await at(guests, 0).openPage(second)]
    expect(bobs.table()).toMatchObject({ saltWait: 86_400, brokenBefore: [table], you: { seat: 1, owner: true } })
    expect(bobs.table().seats.map(({ person, kept }) => person?.name ?? kept)).toEqual(['Ann', 'Bob', 'Cas'])
    expect(bobs.table().deal).toMatchObject({ sheet: null, brokenOff: null })
    expect(bobs.table().deal.commitment).not.toBe(ann.table().deal.commitment)

    allowed(await anns.order({ kind: 'join', seat: 0, name: 'Ann', saltHash: saltHash(SALT) }))
    allowed(await bobs.order({ kind: 'start', fill: 'random' }))
    await bobs.until(() => bobs.table().phase === 'dealing')
    allowed(await bobs.order(CLOSE))
    await anns.until(() => anns.table().deal.brokenOff === 'Bob')
    const third = await openAgain(anns)
    expect((await at(guests, 0).openPage(third)).table().brokenBefore).toEqual([table, second])
    const { open } = await listsOf(await guest(url, 'Dot'))
    expect(open.find(({ id }) => id === third)).toMatchObject({ brokenBefore: 2, brokenOff: null })
  })

  test('is only for the people who sat there', async () => {
    const { spectator } = await brokenOff()
    expect(problemIn(await spectator.order(AGAIN))).toBe('seat.none')
    const { page } = await sitDown(url, THREE, 1)
    expect(problemIn(await page(0).order(AGAIN))).toBe('table.playing')
  })

  test('is not mentioned by a rematch after a complete match', async () => {
    const { page, pages, guest: who } = await dealt(url, { ...COAL, saltWait: 3_600 }, 2)
    await playOn(pages)
    const next = await openAgain(page(0))
    expect((await who(0).openPage(next)).table()).toMatchObject({ brokenBefore: [], saltWait: 3_600 })
  })
})
