/** What a player card shows: how many shares, and which of them are known. */
import type { Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { Holding } from '../../../web/toolkit/board.ts'
import { EXCESS_PENALTY, LIMIT } from '../data/counts.ts'
import { companyName, say } from '../describe/words.ts'
import { ALL, type Company } from '../moves.ts'
import { score } from '../score.ts'
import { knowsScore, type View } from '../view.ts'
import { ShareChip } from './dock/ShareChip.tsx'
import { isExact, type ShareBounds, sharesKnown } from './knowledge.ts'
import { livery } from './palette.ts'

/** Shares are secret, so points are known only where all shares of a seat are. */
export const publicPoints = (view: View, seat: Seat): number | null => {
  if (!knowsScore(view, seat)) return null
  const shares = view.holdings.flatMap((_, other) => sharesKnown(view, other).map(({ least }) => least))
  return score({ seats: view.seats, shares, values: [...view.values] }, seat).reduce(
    (sum, { points }) => sum + points,
    0,
  )
}

export const holdings = (view: View, seat: Seat): readonly Holding[] => {
  const held = view.holdings[seat] ?? 0
  const limit = LIMIT[view.seats] ?? 0
  const known = sharesKnown(view, seat)
  const companies = ALL.filter((company) => (known[company]?.least ?? 0) > 0)
  const shares: Holding = {
    id: 'shares',
    label: say('hold.shares', { held, limit }),
    explain: say('board.limit', { limit, points: EXCESS_PENALTY }),
    rule: 'PC-6.2',
    picture: (
      <>
        <svg className="pc-shares-icon" viewBox="0 0 15 16" aria-hidden="true">
          <path d="M4 3V1H14V12H12M1 4H11V15H1ZM3.500 8H8.500M3.500 11H8.500" />
        </svg>
        <span>
          {held}
          <span className="pc-limit">/{limit}</span>
        </span>
      </>
    ),
  }
  const excess = held > limit ? [excessOf(held - limit)] : []
  if (seat === view.viewer || companies.length === 0) return [shares, ...excess]
  const label = companies.map((company) => shortly(company, known[company])).reduceRight(joined)
  return [
    shares,
    ...excess,
    {
      id: 'known',
      label,
      explain: say('hold.known', { known: companies.map((at) => inWords(at, known[at])) }),
      rule: 'PC-4.2',
      picture: companies.map((at) => <ShareChip key={at} company={at} count={shownAs(known[at])} />),
    },
  ]
}

/** PC-6.2 */
const excessOf = (count: number): Holding => {
  const points = count * EXCESS_PENALTY
  return {
    id: 'excess',
    label: say('hold.excess', { count, points }),
    explain: say('hold.penalty', { count, points }),
    rule: 'PC-6.2',
    // Short, so that the known shares beside it stay in view.
    picture: <>−{points}</>,
  }
}

const NOTHING: ShareBounds = { least: 0, most: 0 }

/** `K 2` for exactly two, `K 2+` for at least two. */
const shortly = (company: Company, bounds: ShareBounds = NOTHING): Message => {
  const params = { letter: livery(company).letter, count: bounds.least }
  return isExact(bounds) ? say('hold.exact', params) : say('hold.least', params)
}

/** "5", or "5+" where it may be more. */
const shownAs = (bounds: ShareBounds = NOTHING): string => `${bounds.least}${isExact(bounds) ? '' : '+'}`

const joined = (rest: Message, first: Message): Message => say('hold.more', { first, rest })

/** "2 Black" or "at least 2 Black". */
export const inWords = (company: Company, bounds: ShareBounds = NOTHING): Message => {
  const params = { count: bounds.least, company: companyName(company) }
  return isExact(bounds) ? say('shares', params) : say('words.least', params)
}
