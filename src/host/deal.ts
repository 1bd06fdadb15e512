/** The deal of a table in the browser. */
import { commitTo, saltHash } from '../kit/deal.ts'
import type { Meta, OptionValues } from '../kit/game.ts'
import type { Origin } from '../kit/record.ts'
import type { SeatInfo } from '../wire/host.ts'

/** So many random bytes, in hex. */
export type RandomHex = (bytes: number) => string

/** A real deal: a secret of this computer and a salt for every person, none of them chosen. Bots add none. */
export const realDeal = (meta: Meta, seats: readonly SeatInfo[], options: OptionValues, random: RandomHex): Origin => {
  const secret = random(32)
  const salts = seats.map(({ bot }) => (bot === null ? random(16) : null))
  const sheet = {
    game: meta.id,
    rulesVersion: meta.rulesVersion,
    seats: seats.length,
    options,
    commitment: commitTo(secret),
    saltHashes: salts.map((salt) => (salt === null ? null : saltHash(salt))),
  }
  return { deal: { sheet, secret, salts } }
}
