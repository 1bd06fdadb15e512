/** A deal that was broken off, in words: the same in the lobby and at the table. */
import type { Seat } from '../../../kit/game.ts'
import type { OnlineWords } from '../words.ts'

export interface DealBreak {
  /** Who broke it off, or null where nobody did. */
  readonly brokenOff: string | null
  readonly withheld: readonly Seat[]
  readonly names: readonly (string | null)[]
}

export const brokenDealText = ({ brokenOff, withheld, names }: DealBreak, words: OnlineWords): string =>
  brokenOff === null
    ? ''
    : `${words('broken.by', { name: brokenOff })} ${words('broken.missing', {
        names: withheld.map((seat) => names[seat] ?? String(seat + 1)),
      })}`
