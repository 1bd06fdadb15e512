/** The deal: nobody chooses it, everybody can check it, and none of it is revealed before the end. */
import { afterAll, expect, test } from 'vitest'
import { tested } from '../../../test/games/tested.ts'
import { type GuestPage, guest } from '../../../test/server/client.ts'
import { playOn } from '../../../test/server/play-moves.ts'
import { saltedTable, saltOf } from '../../../test/server/salted-table.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { allowed, at, COAL, dealt, PARIS, problemIn, sitDown } from '../../../test/server/test-tables.ts'
import { commitTo, type Deal, saltHash, seedOf } from '../../kit/deal.ts'
import type { AnyGame } from '../../kit/game.ts'
import { type Match, movesAtKnown, playText } from '../../kit/match.ts'
import { type MatchRecord, readRecord, replayRecord, seedOfOrigin } from '../../kit/record.ts'
import { verify } from '../../kit/verify.ts'
import type { TableView } from '../../wire/host.ts'
import { StepReader } from '../../wire/merge.ts'

const server = await startTestServer()
const { url } = server
afterAll(server.stop)

const recordAt = async (page: GuestPage): Promise<MatchRecord> => {
  const answer = await page.order({ kind: 'record' })
  if (answer.kind !== 'record') throw new Error(JSON.stringify(answer))
  return readRecord(JSON.stringify(answer.record))
}

const dealIn = (record: MatchRecord): Deal => {
  if (!('deal' in record)) throw new Error('no deal')
  return record.deal
}

const gameOf = async (id: string) => {
  const entry = tested.find((one) => one.id === id)
  if (entry === undefined) throw new Error(`no game ${id}`)
  return entry.game()
}

/** By how many moves were made. */
const statesOf = (game: AnyGame, record: MatchRecord): readonly unknown[] => {
  let match: Match = replayRecord(game, record, 0)
  const states = [match.state]
  for (const line of record.moves) {
    const [seat, notation] = line.split(' ')
    match = playText(match, Number(seat), notation ?? '')
    states.push(match.state)
  }
  return states
}

const begun = async (pages: readonly GuestPage[]): Promise<void> => {
  allowed(await at(pages, 0).order({ kind: 'start', fill: 'random' }))
  for (const page of pages) await page.until(() => page.table().phase === 'dealing')
}

test('the commitment is shown before anybody joins, and matches the secret that is revealed', async () => {
  const ann = await guest(url, 'Ann')
  const { table, key } = await ann.open({ ...PARIS, visibility: 'public' })
  const stranger = await (await guest(url, 'Zoe')).openPage(table, { key })
  const { commitment } = stranger.table().deal
  expect(commitment).toMatch(/^[0-9a-f]{64}$/)

  const { pages } = await dealt(url, COAL, 2)
  const before = at(pages, 0).table().deal.commitment
  await playOn(pages)
  expect(commitTo(dealIn(await recordAt(at(pages, 1))).secret)).toBe(before)
})

test('the deal sheet holds the salt hash of every person and null for bots; it leads to the seed of the record', async () => {
  const { pages } = await saltedTable(url, PARIS, 2)
  await begun(pages)
  const { sheet, awaited, until } = at(pages, 1).table().deal
  expect(sheet).toMatchObject({
    game: 'paris-connection',
    seats: 3,
    options: {},
    commitment: at(pages, 1).table().deal.commitment,
    saltHashes: [saltHash(saltOf(0)), saltHash(saltOf(1)), null],
  })
  expect(awaited).toEqual([0, 1])
  expect(until).toBeGreaterThan(Date.now())
  for (const [seat, page] of pages.entries()) allowed(await page.order({ kind: 'salt', salt: saltOf(seat) }))
  await playOn(pages, 2)
  allowed(await at(pages, 0).order({ kind: 'propose', what: 'end', moves: 0 }))
  await at(pages, 1).until(() => at(pages, 1).table().proposal !== null)
  const proposal = at(pages, 1).table().proposal?.number ?? -1
  allowed(await at(pages, 1).order({ kind: 'vote', proposal, yes: true }))
  await at(pages, 1).until(() => at(pages, 1).table().phase === 'over')
  const record = await recordAt(at(pages, 1))
  expect(dealIn(record).sheet).toEqual(sheet)
  expect(dealIn(record).salts).toEqual([saltOf(0), saltOf(1), null])
  expect(seedOfOrigin(record)).toBe(seedOf(dealIn(record)))
  verify(await gameOf(record.game), record)
  // The first table view matches this deal.
  const match = replayRecord(await gameOf(record.game), record, 0)
  const first = at(pages, 0).received.find((message) => message.kind === 'step')
  expect(first?.kind === 'step' && first.step.view).toEqual(match.game.view(match.state, 0))
})

test('a wrong salt is refused, the right one counts once, and the salt of another person is refused', async () => {
  const { pages, spectator } = await saltedTable(url, PARIS, 2)
  expect(problemIn(await at(pages, 0).order({ kind: 'salt', salt: saltOf(0) }))).toBe('table.begun')
  await begun(pages)
  expect(problemIn(await at(pages, 0).order({ kind: 'salt', salt: saltOf(1) }))).toBe('salt.wrong')
  expect(problemIn(await spectator.order({ kind: 'salt', salt: saltOf(0) }))).toBe('seat.none')
  allowed(await at(pages, 0).order({ kind: 'salt', salt: saltOf(0) }))
  allowed(await at(pages, 0).order({ kind: 'salt', salt: saltOf(0) }))
  expect(at(pages, 0).table().phase).toBe('dealing')
  expect(at(pages, 0).table().deal.awaited).toEqual([1])
  allowed(await at(pages, 1).order({ kind: 'salt', salt: saltOf(1) }))
  await spectator.until(() => spectator.table().phase === 'running')
  expect(spectator.table().deal).toMatchObject({ awaited: [], withheld: [], until: null })
})

test('a chosen seed is shown before joining; there is no deal sheet and no missing salt', async () => {
  const { pages, comes, key } = await sitDown(url, { ...COAL, seed: 'my lucky seed' }, 2)
  const other = await comes('Zoe', { key })
  expect(other.table().deal.seed).toBe('my lucky seed')
  allowed(await at(pages, 0).order({ kind: 'start', fill: null }))
  await other.until(() => other.table().phase === 'running')
  expect(other.table().deal).toMatchObject({ sheet: null, awaited: [], withheld: [] })
  expect(other.tableView().table.commitment).toBeNull()
  await playOn(pages)
  const record = await recordAt(other)
  expect(record).toMatchObject({ seed: 'my lucky seed' })
  verify(await gameOf('template'), record)
})

test.each([
  ['template', COAL, 2],
  ['paris-connection', PARIS, 2],
] as const)(
  'no part of the deal of %s, and nothing hidden, is sent to anybody before the end',
  async (id, setup, n) => {
    const { pages, spectator, guests, table } = await saltedTable(url, setup, n)
    await begun(pages)
    for (const [seat, page] of pages.entries()) allowed(await page.order({ kind: 'salt', salt: saltOf(seat) }))
    for (const page of [...pages, spectator]) await page.until(() => page.table().phase === 'running')
    expect(problemIn(await at(pages, 0).order({ kind: 'record' }))).toBe('table.playing')
    expect(JSON.stringify((await at(guests, 0).call('GET', `/api/tables/${table}/record`)).body)).not.toContain(
      'secret',
    )
    await playOn(pages)
    await spectator.until(() => spectator.table().phase === 'over')

    const record = await recordAt(spectator)
    const { secret } = dealIn(record)
    const game = await gameOf(id)
    const states = statesOf(game, record)
    const match = replayRecord(game, record)
    for (const page of [...pages, spectator]) {
      const { viewer } = page.tableView()
      const sent = page.received.filter((message) => message.kind !== 'answer' || message.answer.kind !== 'record')
      const text = JSON.stringify(sent)
      expect(text).not.toContain(secret)
      expect(text).not.toContain(seedOfOrigin(record))
      for (const seat of pages.keys()) expect(text).not.toContain(saltOf(seat))
      // Every view equals the viewer's own view at that moment, so nothing else was sent.
      const steps = sent.filter((message) => message.kind === 'step')
      expect(steps.length).toBeGreaterThan(record.moves.length / 4)
      const reader = new StepReader()
      for (const step of steps) {
        const scene: TableView | null = reader.read(step)
        if (scene === null) throw new Error('a step is missing')
        const { moves, view, question } = scene
        const { log } = step.step
        const state = at(states, movesAtKnown(match, viewer, moves))
        expect(view).toEqual(game.view(state, viewer))
        const isAsked = viewer !== 'watcher' && game.toAct(state).includes(viewer)
        expect(question !== null).toBe(isAsked)
        if (viewer !== 'watcher') {
          expect(question?.choices.map(({ notation }) => notation) ?? []).toEqual(
            game.legal(state, viewer).map((move) => game.notate(move)),
          )
        }
        expect(log.news.every(({ event }) => event.kind !== 'drew' || ('seat' in event && event.seat === viewer))).toBe(
          true,
        )
      }
    }
    verify(game, record)
  },
)
