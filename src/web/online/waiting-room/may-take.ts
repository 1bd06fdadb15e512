/** Whether a seat is free for the person who looks: neither taken nor kept for somebody else. */
import type { Seat } from '../../../kit/game.ts'
import type { OnlineSeat, OnlineTable } from '../../../wire/online.ts'

export const isTaken = ({ person, bot }: OnlineSeat): boolean => person !== null || bot !== null

export const isReservedForOther = ({ you, seats }: OnlineTable, seat: Seat): boolean =>
  seats[seat]?.kept != null && you.kept !== seat

export const canTakeSeat = (table: OnlineTable, seat: Seat): boolean => {
  const place = table.seats[seat]
  const { invited, seat: own } = table.you
  return place !== undefined && !isTaken(place) && (invited || own !== null) && !isReservedForOther(table, seat)
}
