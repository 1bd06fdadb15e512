/** What has changed about the seats: said aloud to those who do not see them fill. */
import type { Seat } from '../../../kit/game.ts'
import type { OnlineSeat } from '../../../wire/online.ts'

export type SeatChange =
  | { readonly kind: 'sat' | 'left'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'bot'; readonly seat: Seat }

/** Whoever changes seats is announcement once, by the new one. */
export const seatChanges = (before: readonly OnlineSeat[], after: readonly OnlineSeat[]): readonly SeatChange[] =>
  after.flatMap((now, seat): readonly SeatChange[] => {
    const was = before[seat]
    if (was === undefined) return []
    if (now.person !== null && now.person.id !== was.person?.id) return [{ kind: 'sat', seat, name: now.person.name }]
    const { person } = was
    const isGone = person !== null && after.every((other) => other.person?.id !== person.id)
    if (isGone) return [{ kind: 'left', seat, name: person.name }]
    return now.person === null && now.bot !== null && was.bot === null ? [{ kind: 'bot', seat }] : []
  })
