/**
 * Browser tests play a short match of every game except Paris Connection: `testing/short-match.json` of the game. It has
 * every kind of move at every kind of question that occurs in recorded matches. `npx roundhouse check <game>` finds one.
 */
import { existsSync, readFileSync } from 'node:fs'
import type { GameEntry } from '../../src/kit/entry.ts'
import type { AnyGame, Seat, Tagged } from '../../src/kit/game.ts'
import { type Match, play } from '../../src/kit/match.ts'
import { complain } from '../../src/kit/problem.ts'
import { type MatchRecord, readRecord, replayRecord } from '../../src/kit/record.ts'
import { speak } from '../../src/kit/text.ts'
import { recordsOf } from '../games/recorded.ts'
import { kindOf } from '../kit/kinds.ts'

/** One move as the page shows it. */
export interface ShortMove {
  readonly seat: Seat
  /** The kinds of prompt and move: `pay/pay`. */
  readonly kind: string
  /** The name of the choice. */
  readonly name: string
  /** The seat gets the same prompt again, with the same choices. */
  readonly again: boolean
  /** The match is over after this move. */
  readonly ends: boolean
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
    const after = play(match, seat, move)
    const again = isAskedAgain(match, after, seat)
    const ends = game.outcome(after.state) !== undefined
    const before = { ...record, moves: record.moves.slice(0, match.moves.length) }
    moves.push({ seat, kind: kindOf(match, seat, move), name, again, ends, record: before })
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
  for (const record of recordsOf(entry.id)) {
    walk(game, record, (match, seat, move) => kinds.add(kindOf(match, seat, move)))
  }
  return kinds
}

type PageVisit = (match: Match, seat: Seat, move: Tagged) => void

export const walk = (game: AnyGame, record: MatchRecord, visit: PageVisit): void => {
  let match = replayRecord(game, record, 0)
  for (const line of record.moves) {
    const [seat, notation] = line.split(' ')
    const move = game.parse(notation ?? '') ?? complain('record.move', { number: match.moves.length + 1 })
    visit(match, Number(seat), move)
    match = play(match, Number(seat), move)
  }
}

const recordFor = ({ id }: GameEntry): MatchRecord => {
  const file = new URL(`../../src/games/${id}/testing/short-match.json`, import.meta.url)
  if (!existsSync(file)) throw new Error(`no short match of ${id}: npx roundhouse check ${id} finds one`)
  return readRecord(readFileSync(file, 'utf8'))
}

export const kindsIn = (moves: readonly ShortMove[]): ReadonlySet<string> => new Set(moves.map(({ kind }) => kind))
