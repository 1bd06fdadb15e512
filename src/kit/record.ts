/**
 * A match record: save file, replay, bug report, test fixture and share link in one. It holds how the match began, where
 * its chance comes from, and the moves that were not undone, each with its seat.
 */
import { type Draw, keyedDealer } from './chance.ts'
import { type Deal, seedOf } from './deal.ts'
import type { AnyGame, OptionValues, Outcome } from './game.ts'
import { begin, type Match, playText } from './match.ts'
import { complain } from './problem.ts'
import {
  dealIn,
  drawsIn,
  fieldsOf,
  listOf,
  namesIn,
  numberIn,
  optionsIn,
  outcomeIn,
  takenBackIn,
  textIn,
} from './record-shape.ts'

export const FORMAT = 'roundhouse-match-1'

/** Where the chance of a match comes from: a chosen seed, or a deal that nobody could choose. */
export type Origin = { readonly seed: string } | { readonly deal: Deal }

export type MatchRecord = Origin & {
  readonly format: typeof FORMAT
  readonly game: string
  /** The version of the rules. Replays use it too. */
  readonly rulesVersion: number
  readonly seats: number
  /** By seat: the player's name. */
  readonly players: readonly string[]
  readonly options: OptionValues
  /** `<seat> <notation>`. */
  readonly moves: readonly string[]
  /** How many times moves were taken back that undo does not allow; solo games permit it. */
  readonly takenBack: number
  /** All draws of a finished match, so that anybody can check the deal without knowing the rules. */
  readonly draws: readonly Draw[] | null
  readonly result: Outcome | null
  /** Who broke off the deal before the first card. Such a record cannot be replayed. */
  readonly brokenOff?: string
}

export const recordOf = (match: Match, origin: Origin, players: readonly string[], takenBack = 0): MatchRecord => {
  const { game, start } = match
  const result = game.outcome(match.state) ?? null
  return {
    format: FORMAT,
    game: game.meta.id,
    rulesVersion: start.rules,
    seats: start.seats,
    players,
    options: start.options,
    ...origin,
    moves: match.moves.map(({ seat, move }) => `${seat} ${game.notate(move)}`),
    takenBack,
    draws: result === null ? null : match.draws,
    result,
  }
}

/** The record of a deal that was broken off while salts were missing. */
export const recordOfBrokenDeal = (deal: Deal, players: readonly string[], by: string): MatchRecord => {
  const { game, rulesVersion, seats, options } = deal.sheet
  const start = { format: FORMAT, game, rulesVersion, seats, players, options } as const
  return { ...start, deal, moves: [], takenBack: 0, draws: null, result: null, brokenOff: by }
}

export const seedOfOrigin = (origin: Origin): string => ('seed' in origin ? origin.seed : seedOf(origin.deal))

/** One line for each field and each move, for editors and diffs. */
export const writeRecord = (record: MatchRecord): string => {
  const lines = Object.entries(record).map(([field, value]) => {
    const written =
      field === 'moves' ? `[\n${record.moves.map((move) => `    "${move}"`).join(',\n')}\n  ]` : JSON.stringify(value)
    return `  "${field}": ${written}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

/** Parses a record. A wrong shape throws a problem of one sentence; illegal moves show up in the replay. */
export const readRecord = (text: string): MatchRecord => recordIn(parseJson(text))

/** The same for a value from a server. */
export const recordIn = (value: unknown): MatchRecord => {
  const file = fieldsOf('record', value)
  const format = textIn(file, 'format')
  if (format !== FORMAT) complain('record.format', { format })
  const seats = numberIn(file, 'seats')
  return {
    format: FORMAT,
    game: textIn(file, 'game'),
    rulesVersion: numberIn(file, 'rulesVersion'),
    seats,
    players: namesIn(file, seats),
    options: optionsIn(file),
    ...originIn(file),
    moves: listOf('moves', file['moves']).map((move, index) =>
      typeof move === 'string' ? move : complain('record.move', { number: index + 1 }),
    ),
    takenBack: takenBackIn(file),
    draws: drawsIn(file['draws']),
    result: outcomeIn(file['result']),
    ...(file['brokenOff'] == null ? {} : { brokenOff: textIn(file, 'brokenOff') }),
  }
}

/** Replays the first `upTo` moves of a record. Throws a problem that names the first illegal move. */
export const replayRecord = (game: AnyGame, record: MatchRecord, upTo = record.moves.length): Match => {
  checkStart(game, record)
  // Some salts are missing, so there was never a seed.
  if (record.brokenOff !== undefined) complain('record.brokenOff', { name: record.brokenOff })
  const start = { seats: record.seats, options: record.options, rules: record.rulesVersion }
  const match = begin(game, start, keyedDealer(seedOfOrigin(record)))
  return record.moves.slice(0, upTo).reduce((so, line, index) => {
    const [, seat, notation] = /^(\d+) (\S+)$/.exec(line) ?? complain('record.move', { number: index + 1 })
    return playText(so, Number(seat), notation ?? '')
  }, match)
}

/** Checks that a match can begin like this. */
export const checkStart = ({ meta }: AnyGame, record: MatchRecord): void => {
  if (!meta.seats.includes(record.seats)) {
    complain('record.seats', { title: meta.title, seats: record.seats, allowed: meta.seats })
  }
  checkRules(meta, record.rulesVersion)
  checkOptions(meta, record.options)
}

/** A match is played with a deal or with a seed, never with both. */
const checkOrigin = (origin: Readonly<{ deal?: unknown; seed?: unknown }>): void => {
  if (origin.deal != null && origin.seed != null) complain('verify.both')
}

/** All versions up to the current one are known. A later one needs a later program. */
export const checkRules = ({ title, rulesVersion: known }: AnyGame['meta'], version: number): void => {
  if (version < 1 || version > known) complain('record.rules', { title, version, known })
}

/** Every option of the game must have one of its values, and there are no others. */
export const checkOptions = (meta: AnyGame['meta'], options: OptionValues): void => {
  for (const spec of meta.options) {
    const value = options[spec.id]
    if (value === undefined || !spec.values.includes(value)) {
      complain('record.option', { option: spec.id, value: String(value), allowed: spec.values.map(String) })
    }
  }
  const surplus = Object.keys(options).find((id) => !meta.options.some((spec) => spec.id === id))
  if (surplus !== undefined) complain('record.surplus', { title: meta.title, option: surplus })
}

const originIn = (origin: Readonly<Record<string, unknown>>): Origin => {
  checkOrigin(origin)
  return origin['deal'] == null ? { seed: textIn(origin, 'seed') } : { deal: dealIn(origin['deal']) }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return complain('record.json', { why: why.replace(/\s+/g, ' ') })
  }
}
