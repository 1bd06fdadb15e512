/** The arena: the same deals for all, figures with their intervals, and measurements made in parts. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { scripted } from '../../../test/cli/scripted.ts'
import { bots } from '../../bots/index.ts'
import { LANGUAGES } from '../../kit/text.ts'
import { type Arena, type ArenaSetup, type Block, playBlock } from '../../lab/arena/block.ts'
import { figureOf, figuresByBot, sprt } from '../../lab/arena/figures.ts'
import { takeGame } from '../game.ts'
import { main } from '../main.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = async (args: string) => {
  const terminal = scripted()
  const code = await main(['arena', ...args.split(' ')], terminal)
  return { code, printed: terminal.printed(), errors: terminal.errors() }
}

const QUICK = 'paris-connection --bots random,random,random --cores 2'
const setupOf = (names: readonly string[], more: Partial<ArenaSetup> = {}): ArenaSetup => ({
  game: 'paris-connection',
  rulesVersion: 1,
  options: {},
  bots: names,
  milliseconds: null,
  iterations: 50,
  seed: 1,
  ...more,
})
const arenaWith = async (more: Partial<Arena> = {}): Promise<Arena> => {
  const { game, heuristics } = await takeGame('paris-connection', 'en')
  return { game, heuristics, bots, clock: () => 0, ...more }
}

describe('a block', () => {
  test('is the same every time, and differs for another number', async () => {
    const arena = await arenaWith()
    const setup = setupOf(['random', 'beginner', 'random'])
    expect(playBlock(arena, setup, 3)).toEqual(playBlock(arena, setup, 3))
    expect(playBlock(arena, setup, 3)).not.toEqual(playBlock(arena, setup, 4))
  })

  test('plays one deal with every bot in every seat', async () => {
    const seats: Record<string, number[]> = { one: [], two: [], three: [] }
    const views = new Set<string>()
    const noting = (name: string) => (decision: Parameters<typeof bots.random>[0]) => {
      const view = decision.view as { turn: number; stations: readonly number[] }
      if (view.turn < 3 && !seats[name]?.includes(decision.seat)) seats[name]?.push(decision.seat)
      views.add(String(view.stations))
      return bots.random(decision)
    }
    const arena = await arenaWith({ bots: { one: noting('one'), two: noting('two'), three: noting('three') } })
    const { matches } = playBlock(arena, setupOf(['one', 'two', 'three']), 0)
    expect(matches).toHaveLength(3)
    for (const seen of Object.values(seats)) expect(seen.sort()).toEqual([0, 1, 2])
    expect(views.size).toBe(1)
  })

  test('victories add up to one for each match', async () => {
    const { matches } = playBlock(await arenaWith(), setupOf(['random', 'random', 'random', 'random']), 0)
    for (const match of matches) expect(match.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1)
  })

  test('a bot that fails is reported', async () => {
    const throwing = (): never => {
      throw new Error('on purpose')
    }
    const arena = await arenaWith({ bots: { ...bots, planted: throwing } })
    expect(playBlock(arena, setupOf(['planted', 'random', 'random']), 0).failures).toContain('planted: on purpose')
  })
})

/** A block in which the first bot wins this share of two matches. */
const blockOf = (number: number, ...wins: readonly number[]): Block => ({
  number,
  matches: wins.map((win) => [
    { win, rank: win === 1 ? 1 : 2, margin: 4 * win - 2 },
    { win: 1 - win, rank: win === 1 ? 2 : 1, margin: 2 - 4 * win },
  ]),
  failures: [],
})

describe('figures', () => {
  test('mean and interval of values, by hand', () => {
    // Of 1, 2, 3, 4: mean 2.5, deviation 1.29, Student 3.18 for three degrees of freedom.
    const { mean, within } = figureOf([1, 2, 3, 4])
    expect(mean).toBe(2.5)
    expect(within).toBeCloseTo(2.05, 1)
  })

  test('one block has no interval', () => {
    expect(figureOf([1]).within).not.toBeLessThan(Number.POSITIVE_INFINITY)
  })

  test('blocks count, not matches', () => {
    const [line] = figuresByBot(['a', 'b'], [blockOf(0, 1, 0), blockOf(1, 1, 0), blockOf(2, 1, 0)])
    expect(line).toMatchObject({ bot: 'a', share: { mean: 0.5, within: 0 }, rank: { mean: 1.5 }, margin: { mean: 0 } })
  })

  test('bots of one name share a line', () => {
    expect(figuresByBot(['a', 'a'], [blockOf(0, 1, 1)])).toMatchObject([{ bot: 'a', share: { mean: 0.5 } }])
  })

  test('a sequential test returns higher, lower or open', () => {
    const many = (wins: readonly number[]): Block[] =>
      Array.from({ length: 60 }, (_, number) => blockOf(number, wins[number % wins.length] ?? 0, 1))
    expect(sprt(['a', 'b'], many([1, 1, 1, 0]), 50, 60)).toBe('higher')
    expect(sprt(['a', 'b'], many([0, 0, 0, 1]), 70, 80)).toBe('lower')
    expect(sprt(['a', 'b'], many([1, 1, 1, 0]).slice(0, 4), 50, 60)).toBe('open')
    expect(sprt(['a', 'b'], many([1, 1, 1, 1]), 50, 53)).toBe('higher')
    expect(sprt(['a', 'b'], many([0, 0, 0, 0]), 50, 53)).toBe('lower')
  })
})

describe('roundhouse arena', () => {
  test('prints a line for each kind of bot, with intervals', async () => {
    const { code, printed } = await run('paris-connection --bots beginner,random,random --blocks 2 --cores 2')
    expect(code).toBe(0)
    expect(printed).toContain('Paris Connection: 2 blocks, 6 games, seed 1.')
    expect(printed).toMatch(/^beginner +\d+\.\d ±[\d.]+ % +[\d.]+ ±[\d.]+ +-?[\d.]+ ±[\d.]+$/m)
    expect(printed).toMatch(/^random /m)
  })

  test('--into adds to earlier results of the same set-up, and refuses others', async () => {
    const file = join(folder, 'results.json')
    const once = await run(`${QUICK} --blocks 3 --json`)
    await run(`${QUICK} --blocks 1 --into ${file}`)
    const { printed } = await run(`${QUICK} --blocks 2 --into ${file} --json`)
    expect(JSON.parse(printed)).toEqual(JSON.parse(once.printed))
    expect(
      JSON.parse(readFileSync(file, 'utf8'))
        .blocks.map(({ number }: Block) => number)
        .sort(),
    ).toEqual([0, 1, 2])
    const other = await run(`${QUICK} --blocks 1 --into ${file} --seed 2`)
    expect(other).toMatchObject({ code: 2, errors: expect.stringContaining('another setup') })
  })

  test('a file with other content is not changed', async () => {
    const file = join(folder, 'letter.txt')
    writeFileSync(file, 'Dear Ada')
    expect(await run(`${QUICK} --into ${file}`)).toMatchObject({ code: 2, printed: '' })
    expect(readFileSync(file, 'utf8')).toBe('Dear Ada')
  })

  test.each([
    ['paris-connection --bots random,random', 'Paris Connection can’t be played with 2 seats'],
    ['paris-connection --bots you,random,random', 'only bots play'],
    ['paris-connection --bots random,random,clever', '“clever” can’t sit here'],
    ['paris-connection --ms 100 --iterations 100', 'Give either --ms or --iterations'],
    ['paris-connection --ms soon', '--ms must be a whole number from 1 to 999,999,999, not soon.'],
    ['paris-connection --blocks 0', '--blocks must be a whole number from 1 to 999,999,999, not 0.'],
    ['paris-connection --sprt 53,50', '--sprt takes two shares in percent'],
    ['paris-connection --sprt much', '--sprt takes two shares in percent'],
    ['paris-connection --sprt ,53', '--sprt takes two shares in percent'],
    ['paris-connection --bots strong@0,random,random', '“strong@0” is not possible: after @ come 1 to 999999'],
    ['paris-connection --bots random@50,random,random', '“random@50” is not possible: after @ come 1 to 999999'],
    ['paris-connection --bots clever@50,random,random', '“clever” can’t sit here: only bots play'],
    ['chess', 'There is no game called chess'],
  ])('%s is refused in one sentence', async (args, sentence) => {
    const { code, printed, errors } = await run(args)
    expect({ code, printed }).toEqual({ code: 2, printed: '' })
    expect(errors).toContain(sentence)
    expect(errors.split('\n')).toHaveLength(1)
  })

  test.each(LANGUAGES)('speaks %s', async (language) => {
    const heads = { en: 'win share', nl: 'gemiddelde rang', de: 'Sieganteil', hu: 'győzelmi arány' }
    expect((await run(`${QUICK} --blocks 1 --lang ${language}`)).printed).toContain(heads[language])
  })
})
