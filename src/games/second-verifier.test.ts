/** `tools/verify.py`, written from `docs/fair-deal.md` alone, agrees on all recorded games; where there is a Python. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import type { Draw } from '../kit/chance.ts'
import { games } from './index.ts'

const verifier = fileURLToPath(new URL('../../tools/verify.py', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-verifier-'))
afterAll(() => rmSync(folder, { recursive: true }))

const check = (file: string, ...args: string[]) => {
  const { status, stdout } = spawnSync('python3', [verifier, ...args, file], { encoding: 'utf8' })
  return { status, told: stdout.trimEnd() }
}

const hasPython = spawnSync('python3', ['--version']).status === 0

interface Dealt {
  readonly deal: { secret: string; salts: (string | null)[]; sheet: object }
  readonly draws: readonly Draw[] | null
}

/** The thing beside the one that was drawn. */
const next = ([deck, k, left, index]: Draw): Draw => [deck, k, left, (index + 1) % left]

describe.runIf(hasPython)('the second verifier', () => {
  const folderOf = (id: string): string => fileURLToPath(new URL(`./${id}/playthroughs/`, import.meta.url))
  const files = games.flatMap(({ id }) =>
    readdirSync(folderOf(id))
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => [id, name] as const),
  )

  test.each(files)('agrees on the recorded games of %s, %s', (id, name) => {
    const file = join(folderOf(id), name)
    const { status, told } = check(file, '--lines')
    expect(status, told).toBe(0)
    expect(told.split('\n').length).toBe(readFileSync(file, 'utf8').trimEnd().split('\n').length)
    // The others were played by bots alone, who add no salts.
    expect(told).toContain(name === 'matches.jsonl' ? 'the deal is fair' : 'the deal agrees with itself')
  })

  const records = readFileSync(join(folderOf('paris-connection'), 'matches.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
  const first = records.find((line) => line.includes('"deal"')) ?? ''

  test.each<[string, RegExp, (record: Dealt) => Partial<Dealt>]>([
    [
      'another secret',
      /secret does not belong/,
      ({ deal }) => ({ deal: { ...deal, secret: `${deal.secret.slice(1)}0` } }),
    ],
    [
      'another salt',
      /salt of seat 0/,
      ({ deal }) => ({ deal: { ...deal, salts: deal.salts.with(0, '0'.repeat(32)) } }),
    ],
    ['a salt left out', /withheld/, ({ deal }) => ({ deal: { ...deal, salts: deal.salts.with(0, null) } })],
    [
      'another option',
      /options/,
      ({ deal }) => ({ deal: { ...deal, sheet: { ...deal.sheet, options: { fast: true } } } }),
    ],
    [
      'another draw',
      /draw 1 of/,
      ({ draws }) => ({ draws: (draws ?? []).map((draw, at) => (at === 0 ? next(draw) : draw)) }),
    ],
    ['no draws', /draws are missing/, () => ({ draws: null })],
  ])('finds %s', (name, sentence, change) => {
    const record = JSON.parse(first) as Dealt
    const tampered = join(folder, `${name.replaceAll(' ', '-')}.json`)
    writeFileSync(tampered, JSON.stringify({ ...record, ...change(record) }))
    const { status, told } = check(tampered)
    expect(told).toMatch(sentence)
    expect(status, told).toBe(1)
  })
})
