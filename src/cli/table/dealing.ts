/** Where the chance of a new match comes from. */
import { randomBytes } from 'node:crypto'
import { commitTo, saltHash } from '../../kit/deal.ts'
import type { Meta, OptionValues } from '../../kit/game.ts'
import type { Origin } from '../../kit/record.ts'
import type { Sitter } from './seats.ts'

/** A real deal: a secret of this computer and a salt for every person, none of them chosen. Bots add none. */
export const realDeal = (meta: Meta, sitters: readonly Sitter[], options: OptionValues): Origin => {
  const secret = randomBytes(32).toString('hex')
  const salts = sitters.map(({ kind }) => (kind === 'person' ? randomBytes(16).toString('hex') : null))
  const sheet = {
    game: meta.id,
    rulesVersion: meta.rulesVersion,
    seats: sitters.length,
    options,
    commitment: commitTo(secret),
    saltHashes: salts.map((salt) => (salt === null ? null : saltHash(salt))),
  }
  return { deal: { sheet, secret, salts } }
}
