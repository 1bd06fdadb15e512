/** What everybody can work out from the table: points so far, and who leads in a city. */
import type { Seat } from '../../../kit/game.ts'
import { paymentValue } from '../cards/payment.ts'
import type { View } from '../view.ts'

type Links = Pick<View, 'seats' | 'built' | 'parent' | 'owner' | 'paid'>

/** RC-4.5, RC-6.6: the points so far. Cities, locomotives and sets of goods score at the end. */
export const pointsOf = (view: Links & Pick<View, 'earned' | 'tolls'>, seat: Seat): number =>
  view.built.reduce((sum, city) => (view.owner[city] === seat ? sum + paymentValue(view.paid[city] ?? 0) : sum), 0) +
  (view.earned[seat] ?? 0) +
  (view.tolls[seat] ?? 0)

/** RC-9.1: who would score a city if the game ended now. One bit for each seat whose links there have the highest total. */
export const leadersAt = (view: Links, city: number): number => {
  const totals = Array<number>(view.seats).fill(0)
  for (const link of view.built) {
    if (link !== city && view.parent[link] !== city) continue
    const owner = view.owner[link] ?? 0
    totals[owner] = (totals[owner] ?? 0) + paymentValue(view.paid[link] ?? 0)
  }
  const most = Math.max(...totals)
  return totals.reduce((bits, total, seat) => (total === most && most > 0 ? bits | (1 << seat) : bits), 0)
}

export const goodsOf = ({ delivered }: Pick<View, 'delivered'>, seat: Seat): number =>
  delivered.slice(seat * 4, seat * 4 + 4).reduce((sum, count) => sum + count, 0)
