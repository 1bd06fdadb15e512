/** Matches and their records: undo, replay, and the errors for a broken record. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { kindFirst } from '../bots/random.ts'
import { keyedDealer, quickRng } from '../kit/chance.ts'
import { commitTo, type Deal, saltHash, seedOf } from '../kit/deal.ts'
import type { AnyGame } from '../kit/game.ts'
import { begin, type Match, play, playText, rewind, undo, undoable } from '../kit/match.ts'
import { Problem } from '../kit/problem.ts'
import {
  type MatchRecord,
  type Origin,
  readRecord,
  recordOf,
  recordOfBrokenDeal,
  replayRecord,
  seedOfOrigin,
  writeRecord,
} from '../kit/record.ts'
import { en } from '../kit/text/en.ts'
import { speak } from '../kit/text.ts'
import { verify } from '../kit/verify.ts'
import { game as paris } from './paris-connection/game.ts'
import { game as template } from './template/game.ts'

const playOut = (game: AnyGame, origin: Origin, seats: number, options = {}): Match => {
  const rng = quickRng(3)
  let match = begin(game, { seats, options, rules: 1 }, keyedDealer(seedOfOrigin(origin)))
  for (let seat = game.toAct(match.state)[0]; seat !== undefined; seat = game.toAct(match.state)[0]) {
    match = play(match, seat, kindFirst(game.legal(match.state, seat), rng))
  }
  return match
}

const players = ['Ann', 'Bea', 'Cas', 'Dirk']
const [SECRET, OTHER] = ['5e'.repeat(32), '07'.repeat(32)]
const [A, B, C] = ['aa'.repeat(16), 'bb'.repeat(16), 'cc'.repeat(16)]
const sheet = {
  game: 'paris-connection',
  rulesVersion: 1,
  seats: 4,
  options: {},
  commitment: commitTo(SECRET),
  saltHashes: [saltHash(A), null, saltHash(C), null],
}
const deal: Deal = { sheet, secret: SECRET, salts: [A, null, C, null] }
const match = playOut(paris, { deal }, 4)
const record = recordOf(match, { deal }, players)

const problem = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return speak({ language: 'en', texts: en, seat: String }, error.say)
    throw error
  }
  return 'no problem'
}

describe('records', () => {
  test('a record survives writing and reading, and replays to the same state', () => {
    expect(readRecord(writeRecord(record))).toEqual(record)
    expect(readRecord(JSON.stringify(record))).toEqual(record)
    expect(replayRecord(paris, record).state).toEqual(match.state)
    expect(replayRecord(paris, record, 10).state).toEqual(rewind(match, 10).state)
    expect(() => verify(paris, record)).not.toThrow()
  })

  test('stepping back and forth shows every moment as it was', () => {
    const { length } = match.moves
    expect(length).toBeGreaterThan(100)
    for (const count of [length, 40, 0, 97, 33, 32, 31, 64, 1, length - 1, 97]) {
      const { state, moves, log, draws, dealer } = rewind(match, count)
      const fresh = replayRecord(paris, record, count)
      expect([state, moves, log, draws]).toEqual([fresh.state, fresh.moves, fresh.log, fresh.draws])
      expect(dealer).toBe(match.dealer)
    }
  })

  test('a running match has neither result nor draws', () => {
    const running = recordOf(rewind(match, 5), { seed: 'x' }, players)
    expect([running.result, running.draws]).toEqual([null, null])
    expect(running.moves).toHaveLength(5)
  })

  test('moves taken back are counted; an older record without a count counts none', () => {
    const counted = recordOf(match, { deal }, players, 3)
    expect(readRecord(writeRecord(counted)).takenBack).toBe(3)
    const { takenBack, ...older } = counted
    expect(takenBack).toBe(3)
    expect(readRecord(JSON.stringify(older)).takenBack).toBe(0)
    expect(writeRecord(readRecord(JSON.stringify(older)))).toContain('"takenBack": 0')
  })

  test.each<[string, (text: string) => string, string]>([
    ['not JSON', () => 'hello', 'This file is not a saved game'],
    ['cut', (text) => text.slice(0, 300), 'This file is not a saved game'],
    ['a list', () => '[]', 'This saved game is damaged: record should be a group of fields.'],
    ['another format', (text) => text.replace('match-1', 'match-9'), 'unknown format: roundhouse-match-9'],
    ['no seats', (text) => text.replace('"seats"', '"chairs"'), 'seats should be a whole number'],
    [
      'a strange count',
      (text) => text.replace('"takenBack": 0', '"takenBack": -1'),
      'takenBack should be a whole number',
    ],
    ['too few names', (text) => text.replace('"Ann",', ''), 'names 3 players for 4 seats'],
    ['a move that is a number', (text) => text.replace(/\[\n\s+"[^"]*"/, '[\n5'), 'Move 1 should be a seat and a move'],
    ['a draw from nothing', (text) => text.replace('["start",0,4,', '["start",0,0,'), 'draws[0] should be'],
    [
      'a draw from too much',
      (text) => text.replace('["start",0,4,', '["start",0,9007199254740991,'),
      'draws[0] should be',
    ],
    ['a draw cut short', (text) => text.replace('["start",0,4,', '["start",'), 'draws[0] should be'],
  ])('%s', (_name, change, sentence) => {
    expect(problem(() => readRecord(change(writeRecord(record))))).toContain(sentence)
  })

  test.each<[string, Partial<MatchRecord>, string]>([
    ['two seats', { seats: 2 }, 'Paris Connection can’t be played with 2 seats, only with 3, 4, 5, and 6.'],
    ['rules to come', { rulesVersion: 2 }, 'Paris Connection has no rules version 2. The newest is 1.'],
    ['a strange option', { options: { fog: true } }, 'Paris Connection has no option fog.'],
    ['an illegal move', { moves: ['0 stop'] }, 'Move 1: seat 0 can’t play stop here.'],
    ['no move of this game', { moves: ['0 castle'] }, 'Move 1: castle is not a move of this game.'],
    ['a move without a seat', { moves: ['stop'] }, 'Move 1 should be a seat and a move.'],
  ])('%s', (_name, change, sentence) => {
    expect(problem(() => replayRecord(paris, { ...record, ...change }))).toBe(sentence)
  })

  test('a wrong value of an option is named', () => {
    const start = {
      ...recordOf(
        begin(template, { seats: 2, options: { length: 'short' }, rules: 1 }, keyedDealer('1')),
        { seed: '1' },
        ['a', 'b'],
      ),
    }
    expect(problem(() => replayRecord(template, { ...start, options: { length: 'endless' } }))).toContain(
      'can’t be endless',
    )
    expect(problem(() => replayRecord(template, { ...start, options: {} }))).toContain('length')
  })

  test('a damaged text is either read, or refused in one sentence', () => {
    const text = writeRecord(record)
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(12), fc.string({ maxLength: 6 }), (at, cut, put) => {
        const changed = text.slice(0, at) + put + text.slice(at + cut)
        const reason = problem(() => replayRecord(paris, readRecord(changed)))
        expect(reason.length).toBeGreaterThan(0)
        expect(reason).not.toContain('\n')
      }),
      { numRuns: 60, seed: 1 },
    )
  })
})

describe('verify', () => {
  const draws = record.draws ?? []
  const [deck, k, left, index] = draws[7] ?? ['', 0, 1, 0]

  test.each<[string, Partial<MatchRecord> & Partial<{ deal: Deal }>, string]>([
    ['the secret', { deal: { ...deal, secret: OTHER } }, 'The secret is not the one that was fixed before the deal.'],
    ['a salt', { deal: { ...deal, salts: [B, null, C, null] } }, 'The salt of seat 0 is not the one'],
    ['a salt for a bot', { deal: { ...deal, salts: [A, B, C, null] } }, 'Seat 1 has a salt, but promised none'],
    [
      'the sheet',
      { deal: { ...deal, sheet: { ...sheet, options: { x: 1 } } } },
      'The deal sheet belongs to another game.',
    ],
    ['too few salts', { deal: { ...deal, salts: [A] } }, 'The deal sheet belongs to another game.'],
    [
      'a draw',
      { draws: draws.map((draw, at) => (at === 7 ? [deck, k, left, (index + 1) % left] : draw)) },
      `Draw 8 (${deck}, ${k}) is ${(index + 1) % left}, but the seed gives ${index}.`,
    ],
    ['a draw left out', { draws: draws.slice(0, -1) }, `Draw ${draws.length} is not the one that the moves lead to.`],
    ['a move', { moves: record.moves.toSpliced(-1, 1, '0 castle') }, `Move ${record.moves.length}: castle`],
    ['the last move', { moves: record.moves.slice(0, -1) }, 'The result is not the one that the moves lead to.'],
    [
      'the result',
      { result: { rule: 'PC-5.1', ranks: [1, 2, 3, 4], totals: [9, 8, 7, 6] } },
      'The result is not the one that the moves lead to.',
    ],
  ])('names %s', (_name, change, sentence) => {
    const tampered = { ...record, ...change } as MatchRecord
    expect(problem(() => verify(paris, tampered))).toContain(sentence)
  })

  test('a withheld salt is left out', () => {
    const withheld: Deal = { ...deal, salts: [null, null, C, null] }
    const other = recordOf(playOut(paris, { deal: withheld }, 4), { deal: withheld }, players)
    expect(seedOf(withheld)).not.toBe(seedOf(deal))
    expect(() => verify(paris, other)).not.toThrow()
  })
})

describe('a deal that was broken off', () => {
  const half: Deal = { ...deal, salts: [A, null, null, null] }
  const broken = recordOfBrokenDeal(half, players, 'Ann')

  test('can be read and verified, and has nothing to replay', () => {
    expect(readRecord(writeRecord(broken))).toEqual(broken)
    expect(() => verify(paris, broken)).not.toThrow()
    expect(problem(() => replayRecord(paris, broken))).toBe(
      'Ann cancelled this start before the first card: there is nothing to play.',
    )
  })

  test.each<[string, Partial<MatchRecord>, string]>([
    [
      'another secret',
      { deal: { ...half, secret: OTHER } },
      'The secret is not the one that was fixed before the deal.',
    ],
    [
      'another salt',
      { deal: { ...half, salts: [B, null, null, null] } },
      'The salt of seat 0 is not the one that was fixed before the deal.',
    ],
    ['moves', { moves: record.moves.slice(0, 3) }, 'but the saved game has a seed, moves, draws or a result.'],
    ['draws', { draws: record.draws }, 'but the saved game has a seed, moves, draws or a result.'],
    ['a result', { result: record.result }, 'but the saved game has a seed, moves, draws or a result.'],
    ['all its salts', { deal }, 'but no salt was missing: the game must have begun.'],
    ['another game', { game: 'template' }, 'The deal sheet belongs to another game.'],
  ])('with %s is named', (_name, change, sentence) => {
    expect(problem(() => verify(paris, { ...broken, ...change } as MatchRecord))).toContain(sentence)
  })
})

describe('undo', () => {
  const started = begin(paris, { seats: 4, options: {}, rules: 1 }, keyedDealer('undo'))
  const mover = started.state.mover
  const extension = paris.legal(started.state, mover)[0]
  if (extension === undefined) throw new Error('no move')
  const one = play(started, mover, extension)

  test('a seat may undo its last move while nobody else has acted', () => {
    expect(undoable(one, mover)).toBe(0)
    expect(undoable(one, (mover + 1) % 4)).toBeUndefined()
    expect(undoable(started, mover)).toBeUndefined()
    expect(undo(one, 0).state).toEqual(started.state)
  })

  test('this also holds after the turn has passed on, until the next seat acts', () => {
    const trade = paris.legal(started.state, mover).find(({ kind }) => kind === 'trade')
    if (trade === undefined) throw new Error('no trade')
    const traded = play(started, mover, trade)
    expect(undoable(traded, mover)).toBe(0)
    const next = traded.state.mover
    const acted = play(traded, next, paris.legal(traded.state, next).at(-1) ?? trade)
    expect(undoable(acted, mover)).toBeUndefined()
    expect(undoable(acted, next)).toBe(1)
  })

  test('an irreversible move cannot be undone', () => {
    const last = match.moves.at(-1)
    expect(last?.final).toBe(true)
    expect(undoable(match, last?.seat ?? -1)).toBeUndefined()
  })

  test('an illegal move is refused and changes nothing', () => {
    const before = structuredClone(one.state)
    expect(problem(() => playText(one, mover, 'stop'))).toBe(`Move 2: seat ${mover} can’t play stop here.`)
    expect(one.state).toEqual(before)
  })
})

describe('undo within a simultaneous choice', () => {
  let choosing: Match

  beforeAll(() => {
    choosing = begin(template, { seats: 3, options: { length: 'short' }, rules: 1 }, keyedDealer('together'))
  })

  const chooses = (so: Match, seat: number): Match => {
    const move = template.legal(so.state as never, seat)[0]
    if (move === undefined) throw new Error('no move')
    return play(so, seat, move)
  }

  test('choices of others do not count while the choice is open, and stay when one is undone', () => {
    expect(template.toAct(choosing.state as never)).toHaveLength(3)
    const two = chooses(chooses(choosing, 0), 1)
    expect(undoable(two, 0)).toBe(0)
    const undone = undo(two, 0)
    expect(undone.moves.map(({ seat }) => seat)).toEqual([1])
    expect(chooses(undone, 0).state).toEqual(two.state)
  })

  test('once all have chosen nobody can undo a choice', () => {
    const all = chooses(chooses(chooses(choosing, 0), 1), 2)
    for (const seat of [0, 1, 2]) expect(undoable(all, seat)).toBeUndefined()
  })
})
