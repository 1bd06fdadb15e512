/**
 * What the viewer can work out about a seat's shares: from the trades, from the viewer's own shares, and by counting
 * locomotives (PC-1.1). Never more than that.
 */
import type { Seat } from '../../../kit/game.ts'
import { LOCOMOTIVES_EACH } from '../data/counts.ts'
import { ALL, type Company } from '../moves.ts'
import type { View } from '../view.ts'

export interface ShareBounds {
  readonly least: number
  readonly most: number
}

export const isExact = ({ least, most }: ShareBounds): boolean => least === most

/** By company. */
export const sharesKnown = (view: View, seat: Seat): readonly ShareBounds[] => {
  const own = view.shares[seat]
  if (own != null) return own.map((count) => ({ least: count, most: count }))
  const hidden = ALL.map((company) => hiddenOf(view, company))
  const open = view.holdings.map((_, other) => openOf(view, other))
  const here = open[seat] ?? 0
  const elsewhere = sum(open) - here
  return ALL.map((company) => {
    const known = knownOf(view, seat, company)
    const unseen = hidden[company] ?? 0
    const others = sum(hidden) - unseen
    return {
      least: known + Math.max(0, unseen - elsewhere, here - others),
      most: known + Math.min(here, unseen),
    }
  })
}

/** How many of a company are behind screens, in nobody's known shares. */
const hiddenOf = (view: View, company: Company): number => {
  const onMap = view.tracks.filter((there) => (there & (1 << company)) !== 0).length
  const known = sum(view.holdings.map((_, seat) => view.shares[seat]?.[company] ?? knownOf(view, seat, company)))
  const marker = 1
  return LOCOMOTIVES_EACH - marker - onMap - (view.pools[company] ?? 0) - known
}

/** How many of a seat's shares are unknown. */
const openOf = (view: View, seat: Seat): number =>
  view.shares[seat] != null ? 0 : (view.holdings[seat] ?? 0) - sum(ALL.map((company) => knownOf(view, seat, company)))

const knownOf = ({ known }: View, seat: Seat, company: Company): number => known[seat * ALL.length + company] ?? 0

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
