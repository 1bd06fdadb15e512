/** The result of a deal that agrees with the stored sheet, including remarks that are not errors. */
import { type KeptDeal, ownSaltIn, saltsIn, withheldIn } from '../../../kit/kept-deal.ts'
import type { MatchRecord } from '../../../kit/record.ts'
import type { OnlineWords } from '../words.ts'

export const dealFindings = (record: MatchRecord, kept: KeptDeal, words: OnlineWords): string => {
  const own = ownSaltIn(record, kept)
  const mine = own === 'lost' || own === 'unsent' ? [words(`check.${own}`)] : []
  if (record.brokenOff !== undefined) return [words('check.broken'), ...mine].join(' ')
  const withheld = withheldIn(record)
  const names = withheld.map((seat) => record.players[seat] ?? String(seat + 1))
  return [
    words('check.fine'),
    ...mine,
    ...(names.length > 0 ? [words('deal.withheld', { names }), words('check.unfair')] : []),
    ...(saltsIn(record) === 0 ? [words('check.saltless')] : []),
  ].join(' ')
}
