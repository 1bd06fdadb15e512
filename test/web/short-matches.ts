/**
 * A short match of two for each game but Paris Connection. It contains every kind of move at every kind of prompt that
 * the recorded matches contain. The matches were selected from some thousands.
 */
import { readFileSync } from 'node:fs'
import type { GameEntry } from '../../src/kit/entry.ts'
import type { AnyGame, Seat, Tagged } from '../../src/kit/game.ts'
import { type Match, play } from '../../src/kit/match.ts'
import { complain } from '../../src/kit/problem.ts'
import { type MatchRecord, readRecord, replayRecord } from '../../src/kit/record.ts'
import { speak } from '../../src/kit/text.ts'

/** One move as the page shows it. */
export interface ShortMove {
  readonly seat: Seat
  /** The kinds of prompt and move: `pay/pay`. */
  readonly kind: string
  /** The name of the choice. */
  readonly name: string
  /** The seat gets the same prompt again, with the same choices. */
  readonly again: boolean
  /** The match before this move. */
  readonly record: MatchRecord
}

export const shortMatchOf = async (entry: GameEntry): Promise<readonly ShortMove[]> => {
  const [game, { texts }] = await Promise.all([entry.game(), entry.text.en()])
  const record = recordFor(entry)
  const nameOf = (seat: Seat): string => record.players[seat] ?? ''
  const moves: ShortMove[] = []
  walk(game, record, (match, seat, move) => {
    const name = speak({ language: 'en', texts, seat: nameOf }, game.describeMove(move))
    const again = isAskedAgain(match, play(match, seat, move), seat)
    const before = { ...record, moves: record.moves.slice(0, match.moves.length) }
    moves.push({ seat, kind: kindOf(match, seat, move), name, again, record: before })
  })
  return moves
}

const isAskedAgain = (before: Match, after: Match, seat: Seat): boolean => {
  const asked = ({ game, state }: Match): string =>
    game.toAct(state).includes(seat)
      ? JSON.stringify([game.prompt(state, seat).message, game.legal(state, seat).map(game.describeMove)])
      : ''
  return asked(before) === asked(after)
}

/** Every kind of move at every kind of prompt in the recorded matches. */
export const kindsOf = async (entry: GameEntry): Promise<ReadonlySet<string>> => {
  const game = await entry.game()
  const kinds = new Set<string>()
  for (const line of linesIn(new URL(`../../src/games/${entry.id}/playthroughs/matches.jsonl`, import.meta.url))) {
    walk(game, readRecord(line), (match, seat, move) => kinds.add(kindOf(match, seat, move)))
  }
  return kinds
}

type PageVisit = (match: Match, seat: Seat, move: Tagged) => void

const walk = (game: AnyGame, record: MatchRecord, visit: PageVisit): void => {
  let match = replayRecord(game, record, 0)
  for (const line of record.moves) {
    const [seat, notation] = line.split(' ')
    const move = game.parse(notation ?? '') ?? complain('record.move', { number: match.moves.length + 1 })
    visit(match, Number(seat), move)
    match = play(match, Number(seat), move)
  }
}

const kindOf = ({ game, state }: Match, seat: Seat, move: Tagged): string =>
  `${game.prompt(state, seat).kind}/${move.kind}`

const recordFor = ({ id }: GameEntry): MatchRecord => {
  const records = linesIn(new URL('short-matches.jsonl', import.meta.url)).map(readRecord)
  const record = records.find(({ game }) => game === id)
  if (record === undefined) throw new Error(`no short match of ${id}`)
  return record
}

const linesIn = (file: URL): readonly string[] => readFileSync(file, 'utf8').trim().split('\n')

export const kindsIn = (moves: readonly ShortMove[]): ReadonlySet<string> => new Set(moves.map(({ kind }) => kind))
