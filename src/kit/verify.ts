/**
 * Checks a record: secret and salts match their commitments, every draw follows from the seed, the moves are legal and
 * lead to the result.
 */
import { type Draw, keyedDealer } from './chance.ts'
import { canonical, commitTo, type Deal, saltHash } from './deal.ts'
import type { AnyGame } from './game.ts'
import { saltsIn, withheldIn } from './kept-deal.ts'
import { complain } from './problem.ts'
import { checkStart, type MatchRecord, recordIn, replayRecord, seedOfOrigin } from './record.ts'
import { checkHex } from './record-shape.ts'

/** Throws a problem that names the first fault. */
export const verify = (game: AnyGame, unchecked: MatchRecord): void => {
  // A record from a server may have any shape, so it is parsed like a file.
  const record = recordIn(unchecked)
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

/** The deal was broken off, so a salt must be missing: with all of them the match would have begun. */
const checkBrokenOff = (game: AnyGame, record: MatchRecord): void => {
  checkStart(game, record)
  const { moves, draws, result } = record
  if (!('deal' in record) || moves.length > 0 || draws !== null || result !== null) complain('verify.broken.played')
  if (withheldIn(record).length === 0) complain('verify.broken.complete')
}

/**
 * Could nobody choose the deal of this finished match? At least one salt went into the seed, and no promised salt is
 * missing: by dropping one the server could have chosen between two deals. Verify the record first.
 */
export const isFair = (record: MatchRecord): boolean =>
  record.result !== null && saltsIn(record) > 0 && withheldIn(record).length === 0

/** Checks that every draw follows from the seed. This needs no knowledge of the rules. */
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
