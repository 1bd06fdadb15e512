/** What a page says of a deal that agrees with what it kept: also what is no fault and must be said. */
import { saltsIn, withheldIn } from '../../../kit/kept.ts'
import type { MatchRecord } from '../../../kit/record.ts'
import type { OnlineWords } from '../words.ts'

export const findingsOn = (record: MatchRecord, words: OnlineWords): string => {
  if (record.brokenOff !== undefined) return words('check.broken')
  const names = withheldIn(record).map((seat) => record.players[seat] ?? String(seat + 1))
  return [
    words('check.fine'),
    ...(names.length > 0 ? [words('deal.withheld', { names })] : []),
    ...(saltsIn(record) === 0 ? [words('check.saltless')] : []),
  ].join(' ')
}
