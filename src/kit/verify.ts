/**
 * Is a record what it says it is? Its deal opens (secret and salts match what was committed to),
 * every draw follows from the seed, the moves are legal and bring the result.
 */
import { type Draw, keyedDealer } from './chance.ts'
import { canonical, commitTo, type Deal, saltHash } from './deal.ts'
import type { AnyGame } from './game.ts'
import { saltsIn, withheldIn } from './kept-deal.ts'
import { complain } from './problem.ts'
import { checkStart, type MatchRecord, recordIn, replayRecord, seedOfOrigin } from './record.ts'
import { checkHex } from './record-shape.ts'

/** Throws a problem that names the first thing found wrong. */
export const verify = (game: AnyGame, given: MatchRecord): void => {
  // The types say nothing about a record that a server has sent: it is read like a file.
  const record = recordIn(given)
  if ('deal' in record) checkOpening(record, record.deal)
  if (record.brokenOff === undefined) checkMatch(game, record)
  else checkBrokenOff(game, record)
}

const checkMatch = (game: AnyGame, record: MatchRecord): void => {
  if (record.result !== null && record.draws === null) complain('verify.undrawn')
  checkDraws(record)
  const match = replayRecord(game, record)
  if (record.draws !== null) compareDraws(record.draws, match.draws)
  const result = game.outcome(match.state) ?? null
  if (canonical(result) !== canonical(record.result)) complain('verify.result')
}

const checkOpening = (record: MatchRecord, { sheet, secret, salts }: Deal): void => {
  if (secret === '') complain('verify.unopened')
  checkHex({ sheet, secret, salts })
  if (commitTo(secret) !== sheet.commitment) complain('verify.commitment')
  if (salts.length !== record.seats || sheet.saltHashes.length !== record.seats) complain('verify.sheet')
  salts.forEach((salt, seat) => {
    if (salt === null) return
    const hash = sheet.saltHashes[seat] ?? complain('verify.added', { seat })
    if (saltHash(salt) !== hash) complain('verify.salt', { seat })
  })
  const { game, rulesVersion, seats, options } = record
  const { commitment, saltHashes } = sheet
  if (canonical(sheet) !== canonical({ game, rulesVersion, seats, options, commitment, saltHashes })) {
    complain('verify.sheet')
  }
}

/** Nothing came of the deal; and a salt was awaited, because with the last one there would have been a match. */
const checkBrokenOff = (game: AnyGame, record: MatchRecord): void => {
  checkStart(game, record)
  const { moves, draws, result } = record
  if (!('deal' in record) || moves.length > 0 || draws !== null || result !== null) complain('verify.broken.played')
  if (withheldIn(record).length === 0) complain('verify.broken.complete')
}

/**
 * Nobody chose the deal of this match, which is over: at least one salt went into the seed, and none that was promised
 * is missing. Without one of them the server could have chosen between two deals. The record must have been verified.
 */
export const isFair = (record: MatchRecord): boolean =>
  record.result !== null && saltsIn(record) > 0 && withheldIn(record).length === 0

/** Every draw follows from the seed: this needs no knowledge of the rules. */
const checkDraws = (record: MatchRecord): void => {
  const dealer = keyedDealer(seedOfOrigin(record))
  for (const [number, [deck, k, left, index]] of (record.draws ?? []).entries()) {
    const right = dealer(deck, k, left)
    if (right !== index) complain('verify.draw', { number: number + 1, deck, k, index, right })
  }
}

const compareDraws = (listed: readonly Draw[], made: readonly Draw[]): void => {
  const length = Math.max(listed.length, made.length)
  for (let i = 0; i < length; i++) {
    if (canonical(listed[i] ?? null) !== canonical(made[i] ?? null)) complain('verify.drawn', { number: i + 1 })
  }
}
