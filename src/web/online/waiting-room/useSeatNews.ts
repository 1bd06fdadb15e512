/** The latest news of the seats, in words. */
import { useEffect, useRef, useState } from 'react'
import type { OnlineSeat } from '../../../wire/online.ts'
import { useWords } from '../words.ts'
import { seatChanges } from './seats.ts'

export const useSeatAnnouncement = (seats: readonly OnlineSeat[]): string => {
  const words = useWords()
  const before = useRef(seats)
  const [told, setTold] = useState('')
  useEffect(() => {
    const news = seatChanges(before.current, seats)
    before.current = seats
    if (news.length === 0) return
    setTold(
      news
        .map((one) => {
          const number = one.seat + 1
          return one.kind === 'bot'
            ? words('news.bot', { number })
            : words(`news.${one.kind}`, { name: one.name, number })
        })
        .join(' '),
    )
  }, [seats, words])
  return told
}
