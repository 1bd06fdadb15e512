/** RC-9.1: who would score a city if the game ended now. */
import { paymentValue } from '../cards/payment.ts'
import type { View } from '../view.ts'

type Links = Pick<View, 'seats' | 'built' | 'parent' | 'owner' | 'paid'>

/** One bit for each seat whose links at the city have the highest total. */
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
