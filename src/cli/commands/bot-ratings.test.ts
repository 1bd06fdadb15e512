/** Ratings: how they are computed, and the command that prints them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runScripted, scripted } from '../../../test/cli/scripted.ts'
import { quickRng } from '../../kit/chance.ts'
import { type Ranking, ratingsOf } from '../../lab/arena/ratings.ts'
import { main } from '../main.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Matches of the Plackett–Luce model: each place is drawn in proportion to the strengths. */
const matchesOf = (strengths: Readonly<Record<string, number>>, count: number): readonly (readonly Ranking[])[] => {
  const rng = quickRng(7)
  return Array.from({ length: count }, () => {
    const left = Object.entries(strengths)
    const ranking = Object.keys(strengths).map((_, index) => {
      const chosen = rng(1_000_000) * 1e-6 * left.reduce((sum, [, strength]) => sum + strength, 0)
      const upTo = (end: number): number => left.slice(0, end + 1).reduce((sum, [, strength]) => sum + strength, 0)
      const next = left.findIndex((_one, end) => chosen < upTo(end))
      const [[name] = ['']] = left.splice(Math.max(0, next), 1)
      return { name, rank: index + 1 }
    })
    return [ranking]
  })
}

describe('ratings', () => {
  test('recover the strengths that the matches were drawn with, within their intervals', () => {
    const ratings = ratingsOf(matchesOf({ casual: 1, strong: 10, newcomer: 0.1 }, 600), 'casual')
    expect(ratings.map(({ name }) => name)).toEqual(['strong', 'casual', 'newcomer'])
    for (const [at, truth] of [400, 0, -400].entries()) {
      const { rating, low, high } = ratings[at] ?? { rating: Number.NaN, low: 0, high: 0 }
      expect(Math.abs(rating - truth)).toBeLessThan(60)
      expect(low).toBeLessThanOrEqual(rating)
      expect(high).toBeGreaterThanOrEqual(rating)
      expect(high - low).toBeLessThan(160)
    }
  })

  test('a bot that never won is rated by its own matches, independent of how many others there are', () => {
    const lost = Array.from({ length: 100 }, () => [
      [
        { name: 'casual', rank: 1 },
        { name: 'random', rank: 2 },
      ],
    ])
    const others = matchesOf({ casual: 1, strong: 3, expert: 5, newcomer: 0.4 }, 100)
    const ratingIn = (blocks: Parameters<typeof ratingsOf>[0]): number =>
      ratingsOf(blocks, 'casual').find(({ name }) => name === 'random')?.rating ?? Number.NaN
    expect(Math.abs(ratingIn(lost) - ratingIn([...lost, ...others]))).toBeLessThan(40)
  })

  test('a bot that never lost has a high but finite rating', () => {
    const always = Array.from({ length: 50 }, () => [
      [
        { name: 'casual', rank: 2 },
        { name: 'strong', rank: 1 },
      ],
    ])
    const [best] = ratingsOf(always, 'casual')
    expect(best?.name).toBe('strong')
    expect(best?.rating).toBeGreaterThan(400)
    expect(best?.rating).toBeLessThan(1000)
  })

  test('two bots that always tie have the same rating', () => {
    const tied = Array.from({ length: 20 }, () => [
      [
        { name: 'casual', rank: 1 },
        { name: 'strong', rank: 1 },
      ],
    ])
    expect(ratingsOf(tied, 'casual').map(({ rating }) => Math.round(rating))).toEqual([0, 0])
  })
})

describe('the command', () => {
  const run = (...args: readonly string[]) => runScripted(main, ['bot-ratings', ...args])
  const file = (name: string, content: unknown): string => {
    writeFileSync(join(folder, name), JSON.stringify(content))
    return join(folder, name)
  }
  const result = (rank: number) => ({ win: rank === 1 ? 1 : 0, rank, margin: 0 })
  const results = (bots: readonly string[], milliseconds: number | null) => ({
    setup: { game: 'paris-connection', rulesVersion: 1, options: {}, bots, milliseconds, iterations: null, seed: 1 },
    blocks: [{ number: 0, matches: [bots.map((_, index) => result(index + 1))], failures: [] }],
  })

  test('combines files, and names bots by their thinking time', async () => {
    const one = file('one.json', results(['strong', 'casual', 'newcomer'], 50))
    const two = file('two.json', results(['strong@200', 'strong', 'casual'], null))
    const { code, printed } = await run('paris-connection', '--from', one, '--from', two)
    expect(code).toBe(0)
    expect(printed).toContain('2 games')
    const names = printed
      .split('\n')
      .slice(1)
      .map((line) => line.split(' ')[0])
    expect(names.filter(Boolean)).toEqual(['strong@200', 'strong@50', 'strong', 'casual', 'newcomer'])
  })

  test('names the bot that is rated 0', async () => {
    const strong = file('strong.json', results(['strong', 'newcomer', 'expert'], 50))
    expect((await run('paris-connection', '--from', strong)).printed).toMatch(/, newcomer at 0\.\n(.*\n)*newcomer +0 /)
    const casual = file('casual.json', results(['strong', 'casual', 'newcomer'], 50))
    expect((await run('paris-connection', '--from', casual)).printed).toContain(', casual at 0.')
    expect(JSON.parse((await run('paris-connection', '--from', strong, '--json')).printed).anchor).toBe('newcomer')
  })

  const base = results(['casual', 'random', 'random'], null)
  const [block] = base.blocks
  test.each<[string, object]>([
    ['a match of nothing', { ...base, blocks: [{ ...block, matches: [[null]] }] }],
    ['results that are none', { ...base, blocks: [{ ...block, matches: [['x', 1, 2]] }] }],
    ['fewer results than bots', { ...base, blocks: [{ ...block, matches: [[result(1)]] }] }],
    ['ranks that are no numbers', { ...base, blocks: [{ ...block, matches: [[{ ...result(1), rank: 'x' }]] }] }],
    ['bots without names', { ...base, setup: { ...base.setup, bots: [1, 2, 3] } }],
    ['no options', { ...base, setup: { ...base.setup, options: undefined } }],
  ])('a file with %s is refused', async (_what, content) => {
    const spoilt = file('spoilt.json', content)
    const { code, printed, errors } = await run('paris-connection', '--from', spoilt)
    expect([code, printed, errors]).toEqual([2, '', `${spoilt} contains no arena results.`])
    const terminal = scripted()
    const bots = ['--bots', 'casual,random,random', '--into', spoilt]
    expect(await main(['arena', 'paris-connection', ...bots], terminal)).toBe(2)
    expect(terminal.errors()).toBe(errors)
  })

  test('reports unusable input in one sentence', async () => {
    const other = file('other.json', { setup: {}, blocks: [] })
    const paris = file('paris.json', base)
    const newer = file('newer.json', { ...base, setup: { ...base.setup, rulesVersion: 2 } })
    const longer = file('longer.json', { ...base, setup: { ...base.setup, options: { length: 'long' } } })
    for (const [args, problem] of [
      [['paris-connection'], 'Which results?'],
      [['paris-connection', '--from', join(folder, 'none.json')], 'contains no arena results'],
      [['paris-connection', '--from', other], 'contains no arena results'],
      [['great-lakes', '--from', paris], 'another setup'],
      [['paris-connection', '--from', paris, '--from', join(folder, '.', 'paris.json')], 'is given twice'],
      [['paris-connection', '--from', paris, '--from', newer], `${newer} contains results with other rules or options`],
      [
        ['paris-connection', '--from', paris, '--from', longer],
        `${longer} contains results with other rules or options`,
      ],
    ] as const) {
      const { code, errors } = await run(...args)
      expect(code).toBe(2)
      expect(errors).toContain(problem)
    }
  })
})
