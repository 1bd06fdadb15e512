/** Votes to go back or to end the match, and bots that play for people. */
import { afterAll, describe, expect, test } from 'vitest'
import { tested } from '../../../test/games/tested.ts'
import type { GuestPage } from '../../../test/server/client.ts'
import { choose, handOver, nextAsked, playOn } from '../../../test/server/play-moves.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { allowed, at, COAL, dealt, PARIS, problemIn } from '../../../test/server/test-tables.ts'
import { readRecord } from '../../kit/record.ts'
import { verify } from '../../kit/verify.ts'

const server = await startTestServer()
const { url } = server
afterAll(server.stop)

const proposalAt = async (page: GuestPage) => {
  await page.until(() => page.table().proposal !== null)
  const { proposal } = page.table()
  if (proposal === null) throw new Error('no proposal')
  return proposal
}

const votes = async (page: GuestPage, yes: boolean): Promise<void> => {
  const { number } = await proposalAt(page)
  allowed(await page.order({ kind: 'vote', proposal: number, yes }))
}

const recordAt = async (page: GuestPage) => {
  const answer = await page.order({ kind: 'record' })
  if (answer.kind !== 'record') throw new Error(JSON.stringify(answer))
  return readRecord(JSON.stringify(answer.record))
}

/** This many moves at a table of three, all of them seen by everybody. */
const played = async (moves: number) => {
  const seated = await dealt(url, PARIS, 3)
  await playOn(seated.pages, moves, (choices) => choices.find(({ kind }) => kind === 'trade'))
  for (const page of seated.pages) await page.until(() => page.tableView().moves === moves)
  return seated
}

describe('going back by agreement', () => {
  test('happens when all people agree, and is marked in the record', async () => {
    const { page, pages } = await played(6)
    allowed(await page(0).order({ kind: 'propose', what: 'back', moves: 2 }))
    const proposal = await proposalAt(page(2))
    expect(proposal).toMatchObject({ by: 0, what: 'back', undone: 4, yes: [0], open: [1, 2] })
    await votes(page(1), true)
    await page(2).until(() => page(2).table().proposal?.open.length === 1)
    expect(page(2).tableView().moves).toBe(6)
    await votes(page(2), true)
    for (const one of pages) await one.until(() => one.tableView().moves === 2)
    expect(page(0).table().proposal).toBeNull()
    expect(
      page(0)
        .tableView()
        .log.every(({ after }) => after <= 2),
    ).toBe(true)
    // The match goes on from there.
    await playOn(pages, 3)
    allowed(await page(0).order({ kind: 'propose', what: 'end', moves: 0 }))
    await votes(page(1), true)
    await votes(page(2), true)
    await page(0).until(() => page(0).table().phase === 'over')
    const record = await recordAt(page(0))
    expect(record.takenBack).toBe(1)
    expect(record.moves).toHaveLength(5)
  })

  test('does not happen if one person disagrees', async () => {
    const { page } = await played(4)
    allowed(await page(0).order({ kind: 'propose', what: 'back', moves: 0 }))
    await votes(page(1), true)
    await votes(page(2), false)
    await page(0).until(() => page(0).table().proposal === null)
    expect(page(0).tableView().moves).toBe(4)
  })

  test('is no longer proposed once somebody moves', async () => {
    const { page, pages } = await played(4)
    allowed(await page(0).order({ kind: 'propose', what: 'back', moves: 0 }))
    const { number } = await proposalAt(page(1))
    await playOn(pages, 1)
    await page(1).until(() => page(1).table().proposal === null)
    expect(problemIn(await page(1).order({ kind: 'vote', proposal: number, yes: true }))).toBe('proposal.none')
  })

  test('needs an existing move, allows one proposal at a time, and cannot restore clock time', async () => {
    const { page } = await played(2)
    expect(problemIn(await page(0).order({ kind: 'propose', what: 'back', moves: 2 }))).toBe('table.moves')
    expect(problemIn(await page(0).order({ kind: 'propose', what: 'wait', moves: 0 }))).toBe('proposal.wait')
    allowed(await page(0).order({ kind: 'propose', what: 'back', moves: 1 }))
    expect(problemIn(await page(1).order({ kind: 'propose', what: 'end', moves: 0 }))).toBe('proposal.open')
    const { number } = await proposalAt(page(0))
    expect(problemIn(await page(0).order({ kind: 'vote', proposal: number, yes: true }))).toBe('proposal.none')
    expect(problemIn(await page(1).order({ kind: 'vote', proposal: number + 1, yes: true }))).toBe('proposal.none')
  })

  test('can be withdrawn by the player who proposed it', async () => {
    const { page } = await played(2)
    allowed(await page(0).order({ kind: 'propose', what: 'back', moves: 0 }))
    await votes(page(0), false)
    await page(1).until(() => page(1).received.length > 0 && page(1).table().proposal === null)
    allowed(await page(1).order({ kind: 'propose', what: 'end', moves: 0 }))
  })
})

test('an end by agreement has no result; the record reveals the deal and can be checked', async () => {
  const { page, pages, comes, key } = await played(5)
  const spectator = await comes('Zoe', { key })
  allowed(await page(1).order({ kind: 'propose', what: 'end', moves: 0 }))
  expect(
    problemIn(await spectator.order({ kind: 'vote', proposal: (await proposalAt(spectator)).number, yes: true })),
  ).toBe('seat.none')
  await votes(page(0), true)
  await votes(page(2), true)
  for (const one of [...pages, spectator]) await one.until(() => one.table().phase === 'over')
  expect(page(0).table()).toMatchObject({ broken: true, proposal: null })
  for (const one of pages) {
    await one.until(() => one.tableView().toAct.length === 0)
    expect(one.tableView()).toMatchObject({ question: null, outcome: null, undo: { can: false }, handOver: false })
  }
  const record = await recordAt(spectator)
  expect(record.result).toBeNull()
  expect('deal' in record && record.deal.secret).toMatch(/^[0-9a-f]{64}$/)
  const game = await tested.find(({ id }) => id === record.game)?.game()
  if (game === undefined) throw new Error('no game')
  verify(game, record)
  expect(problemIn(await page(0).order({ kind: 'undo' }))).toBe('table.idle')
})

describe('a seat handed to a bot', () => {
  test('is played by the bot until its person takes it back', async () => {
    const { page, comes, key } = await dealt(url, { ...PARIS, seats: [null, 'random', 'random'] }, 1)
    const spectator = await comes('Zoe', { key })
    allowed(await page(0).order({ kind: 'standIn', bot: 'random' }))
    await spectator.until(() => spectator.tableView().moves >= 12)
    expect(spectator.table().seats[0]).toMatchObject({ person: { name: 'Ann' }, bot: 'random' })
    expect(page(0).tableView().question).toBeNull()
    // She still has the view of her own seat.
    expect(page(0).tableView().viewer).toBe(0)
    const refused = await page(0).order({ kind: 'play', decision: 1, notation: 'x' })
    expect(problemIn(refused)).toBe('seat.bot')
    allowed(await page(0).order({ kind: 'standIn', bot: null }))
    await page(0).until(() => page(0).tableView().question !== null || page(0).table().phase === 'over')
    expect(page(0).table().seats[0]?.bot).toBeNull()
  })

  test('holds nobody up once its person is back: the turns of the bot are ended', async () => {
    const { pages } = await dealt(url, PARIS, 3)
    const asked = await nextAsked(pages)
    if (asked === undefined) throw new Error('over')
    allowed(await asked.order({ kind: 'standIn', bot: 'random' }))
    await nextAsked(pages.filter((one) => one !== asked))
    allowed(await asked.order({ kind: 'standIn', bot: null }))
    await asked.until(() => asked.table().seats[asked.table().you.seat ?? -1]?.bot === null)
    expect(asked.tableView().handOver).toBe(false)
  })

  test('can be handed over only by its person, and only to a known bot', async () => {
    const { page, comes, key } = await dealt(url, COAL, 2)
    const spectator = await comes('Zoe', { key })
    expect(problemIn(await spectator.order({ kind: 'standIn', bot: 'casual' }))).toBe('seat.none')
    expect(problemIn(await page(0).order({ kind: 'standIn', bot: 'nobody' }))).toBe('table.bot')
    const { seq } = page(0).tableView()
    allowed(await page(0).order({ kind: 'standIn', bot: null }))
    expect(page(0).tableView().seq).toBe(seq)
  })

  test('has no vote: the others agree without it, also on earlier proposals', async () => {
    const { page } = await played(3)
    allowed(await page(0).order({ kind: 'propose', what: 'end', moves: 0 }))
    await votes(page(1), true)
    allowed(await page(2).order({ kind: 'standIn', bot: 'random' }))
    await page(0).until(() => page(0).table().phase === 'over')
    expect(page(0).table().broken).toBe(true)
  })

  test('by every person lets the bots finish the match', async () => {
    const { pages, page } = await dealt(url, COAL, 2)
    for (const one of pages) allowed(await one.order({ kind: 'standIn', bot: 'random' }))
    await page(0).until(() => page(0).table().phase === 'over')
    const record = await recordAt(page(0))
    expect(record.players).toEqual(['Ann', 'Bob'])
    expect(record.result).not.toBeNull()
  })
})

test('a proposal that is open at the end of the match is dropped', async () => {
  const { pages, page } = await dealt(url, COAL, 2)
  allowed(await page(0).order({ kind: 'propose', what: 'end', moves: 0 }))
  for (let asked = await nextAsked(pages); asked !== undefined; asked = await nextAsked(pages)) {
    await choose(asked)
    await handOver(asked)
  }
  expect(at(pages, 0).table()).toMatchObject({ phase: 'over', broken: false, proposal: null })
})
