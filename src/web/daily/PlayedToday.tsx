/** How many of today's deals were played in this browser, and the streak: on the home page. */
import type { ReactNode } from 'react'
import { games } from '../../games/index.ts'
import { browserStorage } from '../app/browser-storage.ts'
import { entryFor, readHistory, streakOn, today } from './history.ts'
import { useDailyWords } from './words.ts'
import './dots.css'

export const PlayedToday = (): ReactNode => {
  const words = useDailyWords()
  if (words === undefined) return null
  const day = today()
  const entries = readHistory(browserStorage())
  const isDone = (game: string): boolean => (entryFor(entries, day, game)?.result ?? null) !== null
  const done = games.filter(({ id }) => isDone(id)).length
  const streak = streakOn(entries, day)
  return (
    <span className="daily-played">
      <span className="daily-dots" aria-hidden="true">
        {games.map(({ id }) => (
          <i key={id} data-on={isDone(id)} />
        ))}
      </span>
      <span>{words('done', { count: done, all: games.length })}</span>
      {streak > 0 && <span className="daily-played-streak">{words('streak', { count: streak })}</span>}
    </span>
  )
}
