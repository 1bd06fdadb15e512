/** The seats before a match: who may take one, and what has changed, for screen readers. */

import { useEffect, useRef, useState } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { OnlineSeat, OnlineTable } from '../../../wire/online.ts'
import { useWords } from '../words.ts'

export const isTaken = ({ person, bot }: OnlineSeat): boolean => person !== null || bot !== null

export const isReservedForOther = ({ you, seats }: OnlineTable, seat: Seat): boolean =>
  seats[seat]?.kept != null && you.kept !== seat

/** The user may take this seat: it is neither taken nor reserved for somebody else. */
export const canTakeSeat = (table: OnlineTable, seat: Seat): boolean => {
  const place = table.seats[seat]
  const { invited, seat: own } = table.you
  return place !== undefined && !isTaken(place) && (invited || own !== null) && !isReservedForOther(table, seat)
}

export type SeatChange =
  | { readonly kind: 'sat' | 'left'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'bot'; readonly seat: Seat }

/** A change of seats is announced once, by the new seat. */
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

/** The latest changes in words, for a screen reader. */
export const useSeatAnnouncement = (seats: readonly OnlineSeat[]): string => {
  const words = useWords()
  const before = useRef(seats)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const changes = seatChanges(before.current, seats)
    before.current = seats
    if (changes.length === 0) return
    setAnnouncement(
      changes
        .map((change) => {
          const number = change.seat + 1
          return change.kind === 'bot'
            ? words('news.bot', { number })
            : words(`news.${change.kind}`, { name: change.name, number })
        })
        .join(' '),
    )
  }, [seats, words])
  return announcement
}
