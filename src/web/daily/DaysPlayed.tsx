/** The days played in this browser as a calendar, with the streak. None of it leaves the browser. */
import type { ReactNode } from 'react'
import { games } from '../../games/index.ts'
import { daysAfter } from '../../wire/days.ts'
import { hrefs } from '../../wire/route.ts'
import { useApp } from '../app/context.ts'
import { localeOf } from '../text/locale.ts'
import { type DailyEntry, longestStreak, streakOn } from './history.ts'
import { type DailyWords, dateIn } from './words.ts'

const WEEKS = 5

interface Props {
  readonly today: string
  readonly shown: string
  readonly entries: readonly DailyEntry[]
  readonly words: DailyWords
}

export const DaysPlayed = ({ today, shown, entries, words }: Props): ReactNode => (
  <section className="daily-part" aria-labelledby="daily-history">
    <h2 id="daily-history">{words('history')}</h2>
    <p className="daily-streaks">
      <strong>{words('streak', { count: streakOn(entries, today) })}</strong>
      <span>{words('longest', { count: longestStreak(entries) })}</span>
    </p>
    <ol className="daily-days">
      {daysBefore(today).map((day) => (
        <Day key={day} day={day} isShown={day === shown} entries={entries} words={words} />
      ))}
    </ol>
    <div className="daily-turn">
      <a className="button" href={hrefs.dailyOn(daysAfter(shown, -1))}>
        <span>{words('previous')}</span>
      </a>
      {shown < today && (
        <>
          <a className="button" href={hrefs.dailyOn(daysAfter(shown, 1))}>
            <span>{words('next')}</span>
          </a>
          <a className="button" href={hrefs.daily}>
            <span>{words('today')}</span>
          </a>
        </>
      )}
    </div>
  </section>
)

const daysBefore = (today: string): readonly string[] =>
  Array.from({ length: WEEKS * 7 }, (_, at) => daysAfter(today, at - WEEKS * 7 + 1))

const Day = ({ day, isShown, entries, words }: Omit<Props, 'today' | 'shown'> & { day: string; isShown: boolean }) => {
  const { language } = useApp()
  const done = entries.filter((entry) => entry.day === day && entry.result !== null)
  const date = dateIn(localeOf(language), day, 'short')
  return (
    <li>
      <a
        href={hrefs.dailyOn(day)}
        data-done={done.length > 0}
        aria-current={isShown ? 'date' : undefined}
        aria-label={words('history.day', { date, count: done.length, all: games.length })}
      >
        <span>{Number(day.slice(8))}</span>
        <span className="daily-dots" aria-hidden="true">
          {games.map(({ id }) => (
            <i key={id} data-on={done.some(({ game }) => game === id)} />
          ))}
        </span>
      </a>
    </li>
  )
}
