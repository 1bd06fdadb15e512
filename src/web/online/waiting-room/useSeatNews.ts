/** The latest announcement of the seats, in words. */
import { useEffect, useRef, useState } from 'react'
import type { OnlineSeat } from '../../../wire/online.ts'
import { useWords } from '../words.ts'
import { seatChanges } from './seats.ts'

export const useSeatAnnouncement = (seats: readonly OnlineSeat[]): string => {
  const words = useWords()
  const before = useRef(seats)
  const [announcement, setTold] = useState('')
  useEffect(() => {
    const announcement = seatChanges(before.current, seats)
    before.current = seats
    if (announcement.length === 0) return
    setTold(
      announcement
        .map((one) => {
          const number = one.seat + 1
          return one.kind === 'bot'
            ? words('news.bot', { number })
            : words(`news.${one.kind}`, { name: one.name, number })
        })
        .join(' '),
    )
  }, [seats, words])
  return announcement
}
