/** Servers that cheat at the deal. The page detects each way: before it sends its salt, or from the record. */
import { describe, expect, test } from 'vitest'
import { BOT, onlineTable, personIn } from '../../../../test/web/online/online-tables.ts'
import { game } from '../../../games/paris-connection/game.ts'
import { keyedDealer, quickRng } from '../../../kit/chance.ts'
import { commitTo, type Deal, type DealSheet, saltHash, seedOf } from '../../../kit/deal.ts'
import { compareKeptDeal, type KeptDeal, ownSaltIn, type SaltState } from '../../../kit/kept-deal.ts'
import { begin, type Match, play } from '../../../kit/match.ts'
import { Problem } from '../../../kit/problem.ts'
import { type MatchRecord, readRecord, recordOf, recordOfBrokenDeal, writeRecord } from '../../../kit/record.ts'
import { verify } from '../../../kit/verify.ts'
import { parseTableData, type StoredTableData } from '../connection/browser-data.ts'
import type { OnlineWords } from '../words.ts'
import { dealFindings } from './deal-findings.ts'
import { dealPromisedBy, keptDeal, nextDealStep } from './fair-deal.ts'

const SECRET = '5ec7e70a'.repeat(8)
const OTHER = '07438e0a'.repeat(8)
const SALTS = ['aa'.repeat(16), 'bb'.repeat(16)] as const
const PAGES = [0, 1] as const

/** What a dishonest server may do differently. */
interface Server {
  /** The deal sheet that this page receives. */
  sheet(honest: DealSheet, page: number): DealSheet
  /** What the match is really dealt from, after all salts have arrived. */
  deal(honest: Deal): Deal
  /** The record that it opens in the end; null for none. */
  opens(record: MatchRecord): MatchRecord | null
}

const HONEST: Server = { sheet: (sheet) => sheet, deal: (deal) => deal, opens: (record) => record }

const before = onlineTable({
  seats: [personIn('a', 'Ada'), personIn('b', 'Bo'), BOT],
  deal: { ...onlineTable({}).deal, commitment: commitTo(SECRET) },
})

const SHEET: DealSheet = {
  game: game.meta.id,
  rulesVersion: game.meta.rulesVersion,
  seats: 3,
  options: {},
  commitment: commitTo(SECRET),
  saltHashes: [saltHash(SALTS[0]), saltHash(SALTS[1]), null],
}

/** What each of two pages finds out about this server: `fine`, a refusal, or the name of the problem. */
const foundAt = (server: Server, state: SaltState = 'acknowledged'): readonly string[] => {
  const kept = PAGES.map((page) => joined(server, page, state))
  const refused = kept.map((one) => (typeof one === 'string' ? one : null))
  if (refused.some((one) => one !== null)) return refused.map((one) => one ?? 'sent')
  const opened = server.opens(played(server.deal({ sheet: SHEET, secret: SECRET, salts: [...SALTS, null] })))
  return kept.map((one) => (typeof one === 'string' ? one : checked(opened, one)))
}

/** The page sees the table, takes a seat, receives the sheet, and sends its salt or refuses. */
const joined = (server: Server, page: 0 | 1, state: SaltState): KeptDeal | string => {
  const you = { ...before.you, seat: page }
  const promised: StoredTableData = { ...parseTableData(null), salt: SALTS[page], seen: dealPromisedBy(before) }
  const sheet = server.sheet(SHEET, page)
  const step = nextDealStep(
    { ...before, you, phase: 'dealing', deal: { ...before.deal, sheet, awaited: [0, 1] } },
    promised,
  )
  if (step.kind !== 'send') return step.kind === 'refuse' ? `refused: ${step.fault}` : step.kind
  return keptDeal(page, { ...promised, sheet: step.sheet, saltState: state }) ?? 'nothing kept'
}

const played = (deal: Deal): MatchRecord => {
  const rng = quickRng(5)
  let match: Match<typeof game> = begin(game, { seats: 3, options: {}, rules: 1 }, keyedDealer(seedOf(deal)))
  for (let seats = game.toAct(match.state); seats.length > 0; seats = game.toAct(match.state)) {
    const [seat = 0] = seats
    const legal = game.legal(match.state, seat)
    match = play(match, seat, legal[rng(legal.length)] ?? fail())
  }
  return recordOf(match, { deal }, ['Ada', 'Bo', 'casual'])
}

const checked = (opened: MatchRecord | null, kept: KeptDeal): string => {
  if (opened === null) return 'never opened'
  try {
    const record = readRecord(writeRecord(opened))
    compareKeptDeal(record, kept)
    verify(game, record)
    return ownSaltIn(record, kept) === 'used' ? 'fine' : `missing: ${ownSaltIn(record, kept)}`
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    const { id, params } = problem.say
    return params?.['seat'] === undefined ? id : `${id} ${params['seat']}`
  }
}

const fail = (): never => {
  throw new Error('nothing to play')
}

const withDeal = (record: MatchRecord, change: (deal: Deal) => Partial<Deal>): MatchRecord =>
  'deal' in record ? { ...record, deal: { ...record.deal, ...change(record.deal) } } : record

const hashed = (sheet: DealSheet, seat: number, salt: string): DealSheet => ({
  ...sheet,
  saltHashes: sheet.saltHashes.with(seat, saltHash(salt)),
})

const SWAPPED = 'cc'.repeat(16)

test('both pages accept the deal of an honest server', () => {
  expect(foundAt(HONEST)).toEqual(['fine', 'fine'])
})

test.each<[string, Partial<Server>, readonly string[]]>([
  [
    'changes its secret before the sheet',
    { sheet: (sheet) => ({ ...sheet, commitment: commitTo(OTHER) }) },
    ['refused: commitment', 'refused: commitment'],
  ],
  [
    'changes its secret once it knows the salts',
    { deal: (deal) => ({ ...deal, secret: OTHER }) },
    ['verify.commitment', 'verify.commitment'],
  ],
  [
    'changes its secret, and the commitment with it',
    { deal: (deal) => ({ ...deal, secret: OTHER, sheet: { ...deal.sheet, commitment: commitTo(OTHER) } }) },
    ['verify.kept.commitment', 'verify.kept.commitment'],
  ],
  ['swaps the salt of seat 1 on the sheet', { sheet: (sheet) => hashed(sheet, 1, SWAPPED) }, ['sent', 'refused: salt']],
  [
    'swaps the salt of seat 1 in the deal',
    { deal: (deal) => ({ ...deal, salts: deal.salts.with(1, SWAPPED) }) },
    ['verify.salt 1', 'verify.kept.swapped 1'],
  ],
  [
    'swaps the salt of seat 1 in the deal, and its hash with it',
    { deal: (deal) => ({ ...deal, sheet: hashed(deal.sheet, 1, SWAPPED), salts: deal.salts.with(1, SWAPPED) }) },
    ['verify.kept.salts 1', 'verify.kept.salts 1'],
  ],
  [
    'sends two pages different sheets',
    { sheet: (sheet, page) => (page === 0 ? sheet : hashed(sheet, 0, SWAPPED)) },
    ['fine', 'verify.kept.salts 0'],
  ],
  [
    'adds a salt for a bot on the sheet',
    { sheet: (sheet) => hashed(sheet, 2, SWAPPED) },
    ['refused: bot', 'refused: bot'],
  ],
  [
    'adds a salt for a bot in the deal',
    { deal: (deal) => ({ ...deal, salts: deal.salts.with(2, SWAPPED) }) },
    ['verify.added 2', 'verify.added 2'],
  ],
  [
    'adds a salt for a bot in the deal, and its hash with it',
    { deal: (deal) => ({ ...deal, sheet: hashed(deal.sheet, 2, SWAPPED), salts: deal.salts.with(2, SWAPPED) }) },
    ['verify.kept.added 2', 'verify.kept.added 2'],
  ],
  [
    'pretends that the salt of seat 0 did not come',
    { deal: (deal) => ({ ...deal, salts: deal.salts.with(0, null) }) },
    ['verify.kept.dropped 0', 'fine'],
  ],
  ['never opens', { opens: () => null }, ['never opened', 'never opened']],
  [
    'opens everything but the secret',
    { opens: (record) => withDeal(record, () => ({ secret: '' })) },
    ['verify.unopened', 'verify.unopened'],
  ],
  [
    'says that the seed was chosen',
    {
      opens: ({ ...record }) => {
        const seed = 'deal' in record ? seedOf(record.deal) : ''
        if ('deal' in record) Reflect.deleteProperty(record, 'deal')
        return { ...record, seed }
      },
    },
    ['verify.kept.seed', 'verify.kept.seed'],
  ],
  [
    'says beside the deal that the seed was chosen',
    { opens: (record) => ({ ...record, seed: 'abc' }) },
    ['verify.both', 'verify.both'],
  ],
  [
    'keeps the draws to itself',
    { opens: (record) => ({ ...record, draws: null }) },
    ['verify.undrawn', 'verify.undrawn'],
  ],
  [
    'deals other cards than the seed gives',
    { opens: (record) => ({ ...record, draws: record.draws?.with(3, ['bag', 0, 31, 0]) ?? null }) },
    ['verify.draw', 'verify.draw'],
  ],
])('a server that %s', (_what, cheat, found) => {
  expect(foundAt({ ...HONEST, ...cheat })).toEqual(found)
})

describe('a server that drops the salt of seat 0', () => {
  const dropping: Server = { ...HONEST, deal: (deal) => ({ ...deal, salts: deal.salts.with(0, null) }) }

  test.each<[SaltState, string]>([
    ['acknowledged', 'verify.kept.dropped 0'],
    ['sent', 'missing: lost'],
    ['unsent', 'missing: unsent'],
  ])('once the salt was %s: %s', (state, found) => {
    expect(foundAt(dropping, state)).toEqual([found, 'fine'])
  })
})

test('a record that was never a file is checked the same way: a seed does not replace its deal', () => {
  const honest = played({ sheet: SHEET, secret: SECRET, salts: [...SALTS, null] })
  expect(() => verify(game, { ...honest, seed: 'abc' })).toThrow('verify.both')
})

describe('the result for a deal that agrees with the stored sheet', () => {
  const words: OnlineWords = (id, ...args) => `${id} ${JSON.stringify(args)}`
  const keptAs = (state: SaltState): KeptDeal => ({ sheet: SHEET, own: { seat: 0, salt: SALTS[0], state } })
  const findings = (salts: Deal['salts'], kept = keptAs('acknowledged')): string =>
    dealFindings(played({ sheet: SHEET, secret: SECRET, salts }), kept, words)

  test('names missing salts, and says if no salt was used at all', () => {
    expect(findings([...SALTS, null])).toBe('check.fine []')
    expect(findings([SALTS[0], null, null])).toBe('check.fine [] deal.withheld [{"names":["Bo"]}] check.unfair []')
    expect(findings([null, null, null], { sheet: SHEET, own: null })).toBe(
      'check.fine [] deal.withheld [{"names":["Ada","Bo"]}] check.unfair [] check.saltless []',
    )
  })

  test('says whether the own salt was never sent or was lost on the way', () => {
    const salts = [null, SALTS[1], null]
    const rest = 'deal.withheld [{"names":["Ada"]}] check.unfair []'
    expect(findings(salts, keptAs('unsent'))).toBe(`check.fine [] check.unsent [] ${rest}`)
    expect(findings(salts, keptAs('sent'))).toBe(`check.fine [] check.lost [] ${rest}`)
  })

  test('says no more than that it was broken off', () => {
    const half: Deal = { sheet: SHEET, secret: SECRET, salts: [null, null, null] }
    const broken = recordOfBrokenDeal(half, ['Ada', 'Bo', 'casual'], 'Ada')
    expect(dealFindings(broken, { sheet: SHEET, own: null }, words)).toBe('check.broken []')
    expect(dealFindings(broken, keptAs('sent'), words)).toBe('check.broken [] check.lost []')
  })
})

describe('a deal that was broken off before the salt of seat 1 came', () => {
  const PLAYERS = ['Ada', 'Bo', 'casual']
  const half: Deal = { sheet: SHEET, secret: SECRET, salts: [SALTS[0], null, null] }
  const kept: KeptDeal = { sheet: SHEET, own: { seat: 0, salt: SALTS[0], state: 'acknowledged' } }

  test.each<[string, MatchRecord | null, string]>([
    ['as it was', recordOfBrokenDeal(half, PLAYERS, 'Ada'), 'fine'],
    [
      'with another secret than was promised',
      recordOfBrokenDeal({ ...half, secret: OTHER }, PLAYERS, 'Ada'),
      'verify.commitment',
    ],
    [
      'with another sheet',
      recordOfBrokenDeal({ ...half, sheet: { ...SHEET, commitment: commitTo(OTHER) } }, PLAYERS, 'Ada'),
      'verify.kept.commitment',
    ],
    [
      'as if the salt of seat 0 had not come',
      recordOfBrokenDeal({ ...half, salts: [null, null, null] }, PLAYERS, 'Ada'),
      'verify.kept.dropped 0',
    ],
    [
      'although all salts had come',
      recordOfBrokenDeal({ ...half, salts: [...SALTS, null] }, PLAYERS, 'Ada'),
      'verify.broken.complete',
    ],
    [
      'and a match all the same',
      { ...played({ ...half, salts: [...SALTS, null] }), brokenOff: 'Ada' },
      'verify.broken.played',
    ],
    ['and never opened', null, 'never opened'],
  ])('%s', (_what, opened, found) => {
    expect(checked(opened, kept)).toBe(found)
  })
})
