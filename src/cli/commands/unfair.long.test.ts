/** Unfair records, each as convincing as a dishonest server can make it: neither verifier may call them fair. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { scripted } from '../../../test/cli/scripted.ts'
import { game } from '../../games/paris-connection/game.ts'
import { keyedDealer, quickRng } from '../../kit/chance.ts'
import { commitTo, type Deal, saltHash, seedOf } from '../../kit/deal.ts'
import { begin, type Match, play } from '../../kit/match.ts'
import { type MatchRecord, recordOf } from '../../kit/record.ts'
import { main } from '../main.ts'

const SECRET = '5e'.repeat(32)
const [ANNA, BERT, OTHER] = ['aa'.repeat(16), 'bb'.repeat(16), 'cc'.repeat(16)]

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-unfair-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (content: object): string => {
  const path = join(folder, 'match.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

/** The output of both streams, and the exit code. */
const firstVerifier = async (path: string, ...args: readonly string[]) => {
  const terminal = scripted()
  const code = await main(['verify', path, '--lang', 'en', ...args], terminal)
  return { code, output: terminal.printed() + terminal.errors() }
}

const script = fileURLToPath(new URL('../../../tools/verify.py', import.meta.url))
const secondVerifier = async (path: string, ...args: readonly string[]) => {
  const { status, stdout } = spawnSync('python3', [script, ...args, path], { encoding: 'utf8' })
  return { code: status, output: stdout.trimEnd() }
}
const hasPython = spawnSync('python3', ['--version']).status === 0

const dealOf = (secret: string, salts: readonly (string | null)[], changed: object = {}): Deal => ({
  sheet: {
    game: game.meta.id,
    rulesVersion: 1,
    seats: 3,
    options: {},
    commitment: commitTo(secret),
    saltHashes: salts.map((salt) => (salt === null ? null : saltHash(salt))),
    ...changed,
  },
  secret,
  salts,
})

/** A whole match, dealt by this deal; or by the seed of another one. */
const played = (deal: Deal, seed = seedOf(deal)): MatchRecord => {
  const rng = quickRng(5)
  let match: Match<typeof game> = begin(game, { seats: 3, options: {}, rules: 1 }, keyedDealer(seed))
  for (let seats = game.toAct(match.state); seats.length > 0; seats = game.toAct(match.state)) {
    const [seat = 0] = seats
    const legal = game.legal(match.state, seat)
    const move = legal[rng(legal.length)]
    if (move === undefined) throw new Error('nothing to play')
    match = play(match, seat, move)
  }
  return recordOf(match, { deal }, ['Anna', 'Bert', 'casual'])
}

const FAIR = dealOf(SECRET, [ANNA, BERT, null])
const WITHHELD: Deal = { ...FAIR, salts: [null, BERT, null] }
const EXTRA = dealOf(SECRET, [ANNA, BERT, null], { note: 1 })
const LINE_FEED = dealOf(SECRET, [`${ANNA}\n${BERT}`, BERT, null])
const VERSIONED = dealOf(SECRET, [ANNA, BERT, null], { rulesVersion: true })
const HUGE = 2 ** 40

/** The last draw is from an impossible deck, with the index that the seed gives. */
const withHugeDeck = (record: MatchRecord): object => {
  const index = keyedDealer(seedOf(FAIR))('huge', 0, HUGE)
  return { ...record, draws: [...(record.draws ?? []), ['huge', 0, HUGE, index]] }
}

/** The fault, the exit codes of the first and the second verifier, and the record. */
const UNFAIR: readonly (readonly [string, readonly [number, number], () => object])[] = [
  ['a withheld salt', [0, 0], () => played(WITHHELD)],
  ['no draws at all', [1, 1], () => ({ ...played(FAIR), draws: [] })],
  ['a sheet with another key, which went into the seed', [2, 2], () => played(EXTRA)],
  ['a sheet with another key, which did not go into the seed', [2, 2], () => played(EXTRA, seedOf(FAIR))],
  ['a secret that is not hex', [2, 2], () => played(dealOf('not hex at all', [ANNA, BERT, null]))],
  ['a secret in capitals', [2, 2], () => played(dealOf(SECRET.toUpperCase(), [ANNA, BERT, null]))],
  ['a salt with a line feed', [2, 2], () => played(LINE_FEED)],
  ['an empty salt', [2, 2], () => played(dealOf(SECRET, ['', BERT, null]))],
  ['a deck of 2^40', [2, 2], () => withHugeDeck(played(FAIR))],
  ['rules of version true', [2, 2], () => ({ ...played(VERSIONED), rulesVersion: true })],
]

const verifiers = [
  ['the first verifier', 0, firstVerifier] as const,
  ['the second verifier', 1, secondVerifier] as const,
]

describe.each(hasPython ? verifiers : verifiers.slice(0, 1))('%s', (_name, which, verify) => {
  test('calls a fair deal fair', async () => {
    expect(await verify(file(played(FAIR)))).toMatchObject({
      code: 0,
      output: expect.stringMatching(/the (shuffle|deal) is fair/),
    })
  })

  test.each(UNFAIR)('does not call fair %s', async (_what, codes, record) => {
    const { code, output } = await verify(file(record()))
    expect(output).not.toMatch(/\bfair\b/)
    expect(code, output).toBe(codes[which])
  })

  test('finds the kept salt in the record', async () => {
    const { code, output } = await verify(file(played(FAIR)), '--salt', ANNA)
    expect([code, output]).toEqual([0, expect.stringMatching(/fair.*the kept salt (\(seat 0\)|was used)/)])
  })

  test.each([
    ['is missing', WITHHELD, ANNA, /seat 0.*the connection or the server lost it/],
    ['is another one', FAIR, OTHER, /belongs to no seat/],
    ['was exchanged', { ...FAIR, salts: [OTHER, BERT, null] }, ANNA, /salt of seat 0/],
  ])('reports that the kept salt %s', async (_what, deal, salt, sentence) => {
    const { code, output } = await verify(file(played(deal)), '--salt', salt)
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)])
  })

  test('reports a chosen seed to a player who kept a salt', async () => {
    const { deal: _, ...record } = { deal: null, ...played(FAIR) }
    const { code, output } = await verify(file({ ...record, seed: seedOf(FAIR) }), '--salt', ANNA)
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/salt was kept, but the (saved game|record) says.* seed was chosen/),
    ])
  })

  const ORDERS = '\u001b[2J\u009b31m\u0007\u200b'
  test.each<[string, readonly string[], () => object]>([
    ['a name', [], () => ({ ...played(WITHHELD), players: [`Eve${ORDERS}`, 'Bert', 'casual'] })],
    ['a name, as JSON', ['--json'], () => ({ ...played(WITHHELD), players: [`Eve${ORDERS}`, 'Bert', 'casual'] })],
    ['a deck', [], () => ({ ...played(FAIR), draws: [[ORDERS, 0, 3, 5]] })],
    [
      'who broke the deal off',
      [],
      () => ({ ...played(WITHHELD), moves: [], draws: null, result: null, brokenOff: ORDERS }),
    ],
    ['the game', [], () => ({ ...played(FAIR), game: ORDERS })],
    ['an option', [], () => ({ ...played(FAIR), options: { [ORDERS]: ORDERS } })],
    ['the format', [], () => ({ ...played(FAIR), format: ORDERS })],
  ])('prints no control characters from %s', async (_what, args, record) => {
    // Only the first prints JSON.
    const { output } = await verify(file(record()), ...(which === 0 ? args : []))
    expect(output).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(output.length).toBeGreaterThan(20)
  })
})

test('an invalid --salt is refused before anything is read', async () => {
  const { code, output } = await firstVerifier(file(played(FAIR)), '--salt', 'salty')
  expect([code, output]).toEqual([2, '--salt takes 32 or 64 hex digits, not salty.'])
})
