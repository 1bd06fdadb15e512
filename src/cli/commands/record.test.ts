import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runScripted } from '../../../test/cli/scripted.ts'
import { commitTo, type DealSheet, saltHash } from '../../kit/deal.ts'
import { type MatchRecord, type Origin, recordOfBrokenDeal, writeRecord } from '../../kit/record.ts'
import { LANGUAGES } from '../../kit/text.ts'
import { takeGame } from '../game.ts'
import { main } from '../main.ts'
import { openTable, playOut, recordOfTable } from '../table/terminal-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: readonly string[]) => runScripted(main, args)

const [SECRET, OTHER] = ['5e'.repeat(32), 'ff'.repeat(32)]
const [ANNA, BERT] = ['aa'.repeat(16), 'bb'.repeat(16)]

/** A finished match of three random bots, two of which contributed a salt as people do. */
let whole: MatchRecord
/** The same, dealt by a seed. */
let seeded: MatchRecord
beforeAll(async () => {
  const { game, bundle } = await takeGame('paris-connection', 'en')
  const bot = { name: 'random', bot: 'random' }
  const [secret, salts] = [SECRET, [ANNA, BERT, null]]
  const saltHashes = salts.map((salt) => (salt === null ? null : saltHash(salt)))
  const { id, rulesVersion } = game.meta
  const sheet = { game: id, rulesVersion, seats: 3, options: {}, commitment: commitTo(secret), saltHashes }
  const played = (origin: Origin) => recordOfTable(playOut(openTable(bundle, [bot, bot, bot], {}, origin)))
  whole = played({ deal: { sheet, secret, salts } })
  seeded = played({ seed: 'abc' })
})

const dealOf = (record: MatchRecord) => {
  if (!('deal' in record)) throw new Error('no deal')
  return record.deal
}

const put = (name: string, content: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('record', () => {
  test('a number of seats means that many casual bots', async () => {
    const file = join(folder, 'by-number.json')
    expect((await run('record', 'paris-connection', '--seats', '3', '--seed', '7', '--out', file)).code).toBe(0)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ seats: 3, players: ['casual', 'casual', 'casual'] })
    const { code, errors } = await run('record', 'paris-connection', '--seats', '9')
    expect(code).toBe(2)
    expect(errors).toContain('9')
  })

  test('the same seed gives the same file, readable by its owner only', async () => {
    const [a, b] = [join(folder, 'a.json'), join(folder, 'b.json')]
    const seats = ['--seats', 'random,random,random', '--seed', '7']
    expect((await run('record', 'paris-connection', ...seats, '--out', a)).code).toBe(0)
    await run('record', 'paris-connection', ...seats, '--out', b)
    expect(readFileSync(a, 'utf8')).toBe(readFileSync(b, 'utf8'))
    expect(statSync(a).mode & 0o077).toBe(0)
  })

  test('several records go into one file, a line each, and every one is valid', async () => {
    const seats = ['--seats', 'random,random,random', '--seed', '7', '--games', '3']
    const { printed } = await run('record', 'paris-connection', ...seats, '--out', folder, '--json')
    const { file, matches, results } = JSON.parse(printed)
    expect([matches, results.length, file]).toEqual([3, 3, join(folder, 'paris-connection-7.jsonl')])
    expect(new Set(readFileSync(file, 'utf8').trim().split('\n')).size).toBe(3)
    const checked = await run('verify', file)
    expect(checked.code).toBe(0)
    expect(checked.printed.split('\n').map((line) => line.slice(0, 23))).toEqual([
      'Line 1: The saved game ',
      'Line 2: The saved game ',
      'Line 3: The saved game ',
    ])
    expect((await run('replay', file, '--match', '3', '--json')).code).toBe(0)
    expect((await run('replay', file, '--match', '4')).errors).toContain('contains only 3 saved games')
  })

  test('without a seed the deal is a real one, different every time', async () => {
    const record = async (file: string): Promise<string> => {
      await run('record', 'paris-connection', '--seats', 'random,random,random', '--out', file)
      return JSON.parse(readFileSync(file, 'utf8')).deal.sheet.commitment
    }
    const file = join(folder, 'real.json')
    expect(await record(file)).not.toBe(await record(join(folder, 'other.json')))
    expect((await run('verify', file)).printed).toMatch(
      /^The saved game is consistent: the secret, 37 draws, \d+ moves, and the/,
    )
  })
})

describe('record changes no existing file', () => {
  const QUICK = ['record', 'paris-connection', '--seats', 'random,random,random', '--seed', '8'] as const

  test('neither a named file nor one with the default name', async () => {
    const letter = put('letter.json', 'Dear Ada')
    const { code, errors } = await run(...QUICK, '--out', letter)
    expect([code, errors]).toEqual([2, `The file ${letter} already exists. Choose another name.`])
    expect(readFileSync(letter, 'utf8')).toBe('Dear Ada')
    expect((await run(...QUICK, '--out', folder)).code).toBe(0)
    expect((await run(...QUICK, '--out', folder)).code).toBe(2)
  })

  test.each(['', '/', '/match.json'])('a folder that is not there is not made: nowhere%s', async (rest) => {
    const nowhere = join(folder, 'nowhere', 'at')
    const { code, errors } = await run(...QUICK, '--out', `${nowhere}${rest}`)
    expect([code, errors]).toEqual([2, expect.stringMatching(/^There is no folder .*nowhere/)])
    expect(existsSync(join(folder, 'nowhere'))).toBe(false)
  })

  test('a file that cannot be written is reported before anything is played', async () => {
    const file = join(folder, 'in-the-way.json')
    mkdirSync(`${file}.half`)
    // Options are checked when the first match opens, so this wrong one is never reported.
    const { code, errors } = await run(...QUICK, '--option', 'map=big', '--out', file)
    expect([code, errors]).toEqual([2, `${file} can’t be written (EISDIR).`])
    expect(existsSync(file)).toBe(false)
  })
})

describe('verify', () => {
  test('an untouched record is valid, and the checked parts are listed', async () => {
    const file = put('whole.json', writeRecord(whole))
    const { code, printed, errors } = await run('verify', file)
    expect([code, errors]).toEqual([0, ''])
    expect(printed).toMatch(
      /^Everything is right and the shuffle is fair: the secret, 2 salts, 37 draws, \d+ moves, and the result\.$/,
    )
    const figures = JSON.parse((await run('verify', file, '--json')).printed)
    expect(figures).toMatchObject({ code: 0, right: { commitment: true, salts: 2, draws: 37, result: true } })
  })

  test('an unfinished record is valid as far as it goes', async () => {
    const moves = whole.moves.slice(0, 9)
    const { code, printed } = await run('verify', put('part.json', { ...whole, moves, draws: null, result: null }))
    expect([code, printed]).toEqual([
      0,
      'The saved game is consistent: the secret, 2 salts, and 9 moves. The game is not finished.',
    ])
  })

  test('a chosen seed is reported, and so is a deal without any salt', async () => {
    const chosen = await run('verify', put('seeded.json', seeded))
    expect([chosen.code, chosen.printed]).toEqual([
      0,
      expect.stringContaining('The seed was chosen by hand: anyone who knew it'),
    ])
    const bots = join(folder, 'bots.json')
    await run('record', 'paris-connection', '--seats', 'random,random,random', '--out', bots)
    const { code, printed } = await run('verify', bots)
    expect([code, printed]).toEqual([0, expect.stringContaining('No salt was used: ')])
  })

  test.each<readonly [string, (record: MatchRecord) => object, string]>([
    [
      'a draw',
      (record) => ({
        draws: record.draws?.map((draw, i) => (i === 3 ? [...draw.slice(0, 3), 1 - (draw[3] && 1)] : draw)),
      }),
      'Draw 4 ',
    ],
    ['a draw left out', (record) => ({ draws: record.draws?.slice(0, -1) }), 'Draw 37 '],
    ['a secret', (record) => ({ deal: { ...dealOf(record), secret: OTHER } }), 'The secret is not the one'],
    [
      'a commitment',
      (record) => ({ deal: { ...dealOf(record), sheet: { ...dealOf(record).sheet, commitment: commitTo(OTHER) } } }),
      'The secret is not the one',
    ],
    [
      'a salt',
      (record) => ({ deal: { ...dealOf(record), salts: ['ff'.repeat(16), ...dealOf(record).salts.slice(1)] } }),
      'The salt of seat',
    ],
    [
      'a salt left out',
      (record) => ({ deal: { ...dealOf(record), salts: [null, ...dealOf(record).salts.slice(1)] } }),
      'but the seed gives',
    ],
    [
      'the sheet of another match',
      (record) => ({ deal: { ...dealOf(record), sheet: { ...dealOf(record).sheet, game: 'chess' } } }),
      'The deal sheet belongs to another game.',
    ],
    ['a seed beside the deal', () => ({ seed: 'abc' }), 'both a shuffle and a chosen seed'],
    ['all draws left out', () => ({ draws: null }), 'has a result, but its draws are missing'],
    ['the result', (record) => ({ result: { ...record.result, totals: [99, 0, 0] } }), 'The result is not the one'],
    ['a move cut off', (record) => ({ moves: record.moves.slice(0, -1) }), 'The result is not the one'],
  ])('a manipulated part is named, with exit code 1: %s', async (_what, tamper, sentence) => {
    const file = put('tampered.json', { ...whole, ...tamper(whole) })
    const { code, printed, errors } = await run('verify', file)
    expect(printed).toContain(sentence)
    expect([code, errors, printed.split('\n').length]).toEqual([1, '', 1])
    const result = JSON.parse((await run('verify', file, '--json')).printed)
    expect(result).toMatchObject({ code: 1, wrong: printed })
  })
})

/** The fault of the file, and the sentence that reports it. */
const BAD: readonly (readonly [string, (record: MatchRecord) => unknown, string])[] = [
  ['not JSON', () => 'the quick brown fox', 'This file is not a saved game'],
  ['cut off', (record) => writeRecord(record).slice(0, 2000), 'This file is not a saved game'],
  ['empty', () => '', 'This file is not a saved game'],
  ['another kind of JSON', () => [1, 2], 'record should be a group of fields'],
  ['another format', (record) => ({ ...record, format: 'chess-1' }), 'an unknown format: chess-1'],
  ['an unknown game', (record) => ({ ...record, game: 'chess' }), 'There is no game called chess'],
  ['a wrong seat count', (record) => ({ ...record, seats: 2 }), 'names 3 players for 2 seats'],
  ['seats that are not played', (record) => ({ ...record, ...crowd }), 'Paris Connection can’t be played with 8 seats'],
  ['too few players', (record) => ({ ...record, players: ['you'] }), 'names 1 player for 3 seats'],
  ['a missing field', (record) => ({ ...record, moves: undefined }), 'moves should be a list'],
  ['an illegal move', (record) => changed(record, 5, (seat) => `${seat} Q14`), 'Move 6: '],
  ['a move of another seat', (record) => changed(record, 0, (seat) => `${(seat + 1) % 3} +red`), 'Move 1: '],
  ['an unknown move', (record) => changed(record, 5, (seat) => `${seat} castle`), 'Move 6: castle is not a move'],
  ['a move without a seat', (record) => changed(record, 5, () => 'stop'), 'Move 6 should be a seat and a move'],
  ['a move after the end', (record) => ({ ...record, moves: [...record.moves, '0 +red'] }), 'can’t play +red here'],
  ['an option that is not there', (record) => ({ ...record, options: { tunnels: 1 } }), 'has no option tunnels'],
  ['rules to come', (record) => ({ ...record, rulesVersion: 99 }), 'has no rules version 99'],
]

const crowd = { seats: 8, players: Array<string>(8).fill('random') }

const changed = (record: MatchRecord, index: number, move: (seat: number) => string): object => ({
  ...record,
  moves: record.moves.map((line, i) => (i === index ? move(Number(line.split(' ')[0])) : line)),
})

describe('verify --sheet', () => {
  const check = (record: MatchRecord, sheet: unknown, ...args: string[]) =>
    run('verify', put('kept.json', record), '--sheet', put('sheet.json', sheet), ...args)

  test('a kept deal sheet that matches the record passes', async () => {
    const { code, printed } = await check(whole, dealOf(whole).sheet)
    expect([code, printed]).toEqual([
      0,
      expect.stringContaining('Everything is right and the shuffle is fair: the kept deal sheet, the secret'),
    ])
  })

  test.each<[string, (sheet: DealSheet) => Partial<DealSheet>, string]>([
    ['another secret', () => ({ commitment: commitTo('another') }), 'The server has changed its secret'],
    ['another salt', ({ saltHashes }) => ({ saltHashes: saltHashes.with(1, saltHash('x')) }), 'another salt of seat 1'],
    ['a salt for a bot', ({ saltHashes }) => ({ saltHashes: saltHashes.with(1, null) }), 'Seat 1 adds no salt'],
    ['other options', () => ({ options: { fast: true } }), 'other options'],
  ])('a difference is named, with exit code 1: %s', async (_what, change, sentence) => {
    const { sheet } = dealOf(whole)
    const { code, printed } = await check(whole, { ...sheet, ...change(sheet) })
    expect([code, printed]).toEqual([1, expect.stringContaining(sentence)])
  })

  test('a record with a chosen seed has no deal sheet, and a file that is not a deal sheet is reported as such', async () => {
    const { code, printed } = await check(seeded, dealOf(whole).sheet)
    expect([code, printed]).toEqual([1, expect.stringContaining('the seed was chosen')])
    const bad = await check(whole, 'hello')
    expect([bad.code, bad.errors]).toEqual([2, expect.stringContaining('is not a deal sheet')])
  })

  test('the player whose salt was withheld is named, and it is no error', async () => {
    const deal = dealOf(whole)
    const saltHashes = [...deal.sheet.saltHashes.slice(0, 2), saltHash('never sent')]
    const { bundle } = await takeGame('paris-connection', 'en')
    const bot = { name: 'random', bot: 'random' }
    const origin = { deal: { ...deal, sheet: { ...deal.sheet, saltHashes } } }
    const record = recordOfTable(playOut(openTable(bundle, [bot, bot, bot], {}, origin)))
    const { code, printed } = await run('verify', put('withheld.json', record))
    expect([code, printed]).toEqual([
      0,
      expect.stringMatching(/^The saved game is consistent: .* The salt of random is missing: /i),
    ])
  })

  test('a deal that was broken off is reported as such: there was no match, and it is no error', async () => {
    const deal = dealOf(whole)
    const players = ['Ann', 'Bob', 'random']
    const at = deal.salts.findLastIndex((salt) => salt !== null)
    const broken = recordOfBrokenDeal({ ...deal, salts: deal.salts.with(at, null) }, players, 'Ann')
    const { code, printed } = await check(broken, deal.sheet)
    expect([code, printed]).toEqual([
      0,
      expect.stringContaining(
        `Ann cancelled the start before the first card: there was no game. The salt of ${players[at]} had not`,
      ),
    ])
    expect(printed).not.toContain('moves')
    const again = await check({ ...broken, deal: { ...deal, secret: OTHER } }, deal.sheet)
    expect([again.code, again.printed]).toEqual([1, expect.stringContaining('The secret is not the one')])
  })
})

describe.each(['replay', 'verify'])('%s of a damaged record', (command) => {
  test.each(BAD)('%s: one sentence, exit code 2', async (_what, spoil, sentence) => {
    for (const record of [whole, seeded]) {
      const { code, printed, errors } = await run(command, put('bad.json', spoil(record)))
      expect(errors).toContain(sentence)
      expect([code, printed, errors.split('\n').length]).toEqual([2, '', 1])
    }
  })
})

describe('replay', () => {
  test('shows the end: the log, the map, points with their rules, the winner', async () => {
    const { code, printed } = await run('replay', put('whole.json', writeRecord(whole)))
    expect(code).toBe(0)
    expect(printed).toContain('goes first.')
    expect(printed).toContain('/A\\')
    expect(printed).toMatch(/After (\d+) of \1 moves\./)
    expect(printed).toMatch(/Random \d (wins|and Random \d share the win)/)
    const totals = [...printed.matchAll(/^ {2}Total +(-?\d+)$/gm)].map((match) => Number(match[1]))
    expect(totals).toEqual([...(whole.result?.totals ?? [])].sort((a, b) => b - a))
  })

  test('--at N shows an earlier position, without anything that was secret then', async () => {
    const { code, printed } = await run('replay', put('whole.json', writeRecord(whole)), '--at', '0')
    expect(code).toBe(0)
    expect(printed).toContain('After 0 of')
    expect(printed).not.toContain('Your shares')
    expect(printed).not.toContain('PC-6.1')
    expect(printed).toMatch(/Random 1 +10\/20 +\? +\? +\? +\? +\? +\?/)
  })

  test('--at beyond the end is refused', async () => {
    const { code, errors } = await run('replay', put('whole.json', writeRecord(whole)), '--at', '99999')
    expect([code, errors]).toEqual([2, expect.stringContaining('there is no position after')])
  })

  test('a negative --at is refused', async () => {
    const { code, errors } = await run('replay', put('whole.json', writeRecord(whole)), '--at', '-1')
    expect([code, errors]).toEqual([2, expect.stringContaining('--at must be a whole number from 0 to')])
  })

  test('--json prints figures', async () => {
    const { printed } = await run('replay', put('whole.json', writeRecord(whole)), '--json')
    expect(JSON.parse(printed)).toMatchObject({ at: whole.moves.length, result: whole.result })
  })

  test.each(LANGUAGES)('speaks %s', async (language) => {
    expect((await run('replay', put('whole.json', writeRecord(whole)), '--lang', language)).code).toBe(0)
  })

  test('a name cannot send control codes to the terminal', async () => {
    const players = ['\u001b[2J\u001b]0;x\u0007Eve', 'random', 'random']
    const { printed } = await run('replay', put('eve.json', { ...whole, players }))
    expect(printed).not.toContain('\u001b')
    expect(printed).toContain('Eve')
  })
})
