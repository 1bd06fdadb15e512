/**
 * Writes what tests compare a new game with: `perft.json`, `playthroughs/` and `testing/short-match.json`. It writes
 * only files that are missing or no longer true. A game with `playthroughs/matches.jsonl` has been released: its files
 * never change here, and a difference is a fault.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { POLICY_NAMES, policies } from '../../src/bots/policies.ts'
import { keyedDealer, quickRng } from '../../src/kit/chance.ts'
import type { AnyGame, OptionValues } from '../../src/kit/game.ts'
import { begin, type Match, play } from '../../src/kit/match.ts'
import { defaultOptions } from '../../src/kit/options.ts'
import { type MatchRecord, readRecord, recordOf, replayRecord, writeRecord } from '../../src/kit/record.ts'
import type { Texts } from '../../src/kit/text.ts'
import { verify } from '../../src/kit/verify.ts'
import { kindsInMatch } from '../kit/kinds.ts'
import { freshWays, type PerftRow, perftMismatch } from '../kit/perft.ts'
import { transcript } from '../kit/transcript.ts'

export interface Regenerated {
  /** The files that were written or removed. */
  readonly changed: readonly string[]
  /** Differences that must not be written, and files that could not be made. */
  readonly faults: readonly string[]
}

export const regenerate = (game: AnyGame, texts: Texts, folder: string): Regenerated => {
  const work: Work = { game, texts, folder, isReleased: hasMatches(folder), changed: [], removed: [], faults: [] }
  regeneratePerft(work)
  regeneratePlaythroughs(work)
  regenerateShortMatch(work)
  const written = new Set(work.changed)
  const changed = [...written, ...work.removed.filter((name) => !written.has(name)).map((name) => `${name} (removed)`)]
  return { changed, faults: work.faults }
}

interface Work {
  readonly game: AnyGame
  readonly texts: Texts
  readonly folder: string
  readonly isReleased: boolean
  readonly changed: string[]
  readonly removed: string[]
  readonly faults: string[]
}

const PLAYERS = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay']
const PERFT_DEPTH = 4
const PERFT_SEED = 'perft'
/** How many matches are played in search of an ending, or of a match with every kind of move. */
const MATCHES = 300

const hasMatches = (folder: string): boolean => existsSync(join(folder, 'playthroughs', 'matches.jsonl'))

const regeneratePerft = (work: Work): void => {
  const { game, folder } = work
  const file = join(folder, 'perft.json')
  const rows: readonly PerftRow[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const known = rows.filter((row) => isPlayable(game, row.seats, row.options))
  const kept = known.map((row) => {
    const mismatch = perftMismatch(game, row)
    if (mismatch === undefined) return row
    if (work.isReleased) work.faults.push(`perft.json, ${row.seats} seats, ${mismatch}`)
    return { ...row, ways: freshWays(game, row) }
  })
  const missing = game.meta.seats.filter((seats) => !kept.some((row) => row.seats === seats))
  const added = missing.map((seats) => {
    const row = { seats, options: defaultOptions(game.meta.options), seed: PERFT_SEED, after: [] }
    return { ...row, ways: freshWays(game, { ...row, ways: { length: PERFT_DEPTH } }) }
  })
  write(
    work,
    'perft.json',
    `[\n${[...kept, ...added].map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`,
    (text) => JSON.stringify(JSON.parse(text)),
  )
}

/** A playthrough for each seat count and each ending, with its transcript. */
const regeneratePlaythroughs = (work: Work): void => {
  const { game, folder, texts } = work
  const path = join(folder, 'playthroughs')
  mkdirSync(path, { recursive: true })
  const kept = readdirSync(path)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const record = replays(game, readFileSync(join(path, file), 'utf8'))
      if (record !== undefined) return [{ name: file.replace(/\.json$/, ''), record }]
      if (work.isReleased) work.faults.push(`playthroughs/${file} does not replay`)
      else remove(work, [`playthroughs/${file}`, `playthroughs/${file.replace(/json$/, 'txt')}`])
      return []
    })
  const records = [...kept]
  for (const seats of game.meta.seats) {
    if (!records.some(({ record }) => record.seats === seats)) {
      const seed = `playthrough ${seats}`
      records.push({ name: `${seats}-players`, record: recordMatch(playOut(game, seats, seed, 0), seed) })
    }
  }
  const endings = game.events['ended'] ?? []
  for (const rule of endings.filter((id) => !records.some(({ record }) => record.result?.rule === id))) {
    const found = findEnding(game, rule)
    if (found === undefined) work.faults.push(`no match of ${MATCHES} ended by ${rule}: record one yourself`)
    else records.push({ name: `ending-${rule}`, record: found })
  }
  for (const { name, record } of records) {
    if (!kept.some((other) => other.name === name)) write(work, `playthroughs/${name}.json`, writeRecord(record))
    if (work.isReleased) continue
    write(work, `playthroughs/${name}.txt`, transcript(game, texts, record, replayRecord(game, record)))
  }
}

/** The shortest of many matches that has every kind of move at every kind of question. */
const regenerateShortMatch = (work: Work): void => {
  const { game, folder } = work
  const file = join(folder, 'testing', 'short-match.json')
  const before = existsSync(file) ? replays(game, readFileSync(file, 'utf8'), false) : undefined
  if (before !== undefined && work.isReleased) return
  const seats = game.meta.seats[0] ?? 2
  const candidates = Array.from({ length: MATCHES }, (_, at) => {
    const seed = `every kind ${at}`
    const match = playOut(game, seats, seed, at)
    return { record: { ...recordMatch(match, seed), draws: null, result: null }, kinds: kindsInMatch(match) }
  })
  const all = new Set(candidates.flatMap(({ kinds }) => [...kinds]))
  if (before !== undefined && kindsInMatch(replayRecord(game, before)).size >= all.size) return
  const best = candidates.toSorted(
    (one, other) => other.kinds.size - one.kinds.size || one.record.moves.length - other.record.moves.length,
  )[0]
  if (best === undefined) return
  const missing = [...all].filter((kind) => !best.kinds.has(kind))
  if (missing.length > 0) work.faults.push(`the short match has no ${missing.join(', ')}`)
  write(work, 'testing/short-match.json', writeRecord(best.record))
}

const isPlayable = ({ meta }: AnyGame, seats: number, options: OptionValues): boolean =>
  meta.seats.includes(seats) &&
  Object.keys(options).length === meta.options.length &&
  meta.options.every(({ id, values }) => values.some((value) => value === options[id]))

/** The record, if it still replays; and if it `isWhole`, to the recorded result. */
const replays = (game: AnyGame, text: string, isWhole = true): MatchRecord | undefined => {
  try {
    const record = readRecord(text)
    if (isWhole) verify(game, record)
    else replayRecord(game, record)
    return record
  } catch {
    return undefined
  }
}

const playOut = (game: AnyGame, seats: number, seed: string, number: number): Match => {
  const name = POLICY_NAMES[number % POLICY_NAMES.length] ?? 'uniform'
  const choose = policies[name](number)
  const rng = quickRng(number + 1)
  const start = { seats, options: defaultOptions(game.meta.options), rules: game.meta.rulesVersion }
  let match = begin(game, start, keyedDealer(seed))
  for (let moves = 0; moves < game.meta.longest; moves++) {
    const seat = game.toAct(match.state)[0]
    if (seat === undefined) return match
    match = play(match, seat, choose(game, game.legal(match.state, seat), seat, rng))
  }
  return match
}

const recordMatch = (match: Match, seed: string): MatchRecord =>
  recordOf(match, { seed }, PLAYERS.slice(0, match.start.seats))

const findEnding = (game: AnyGame, rule: string): MatchRecord | undefined => {
  for (let at = 0; at < MATCHES; at++) {
    const seed = `ending ${at}`
    const seats = game.meta.seats[at % game.meta.seats.length] ?? 2
    const match = playOut(game, seats, seed, at)
    if (game.outcome(match.state)?.rule === rule) return recordMatch(match, seed)
  }
  return undefined
}

/** Writes a file if its content changes. `read` takes formatting out of the comparison. */
const write = (work: Work, name: string, text: string, read = (content: string): string => content): void => {
  const file = join(work.folder, name)
  if (existsSync(file) && read(readFileSync(file, 'utf8')) === read(text)) return
  if (work.isReleased) {
    if (!work.faults.some((fault) => fault.startsWith(name))) work.faults.push(`${name} would change`)
    return
  }
  writeFileSync(file, text)
  work.changed.push(name)
}

const remove = (work: Work, names: readonly string[]): void => {
  for (const name of names) {
    rmSync(join(work.folder, name), { force: true })
    work.removed.push(name)
  }
}
