/** The daily deals of a day: the games to play, the results of everyone, and the days played in this browser. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { endOf } from '../../wire/days.ts'
import { browserStorage } from '../app/browser-storage.ts'
import { useApp } from '../app/context.ts'
import { Loading } from '../app/Notices.tsx'
import { api } from '../online/connection/api.ts'
import { onReturn } from '../online/connection/browser.ts'
import { localeOf } from '../text/locale.ts'
import { DailyGames } from './DailyGames.tsx'
import { DayResults } from './DayResults.tsx'
import { DaysPlayed } from './DaysPlayed.tsx'
import { sendResults } from './finish.ts'
import { type DailyEntry, readHistory, today } from './history.ts'
import { NameForm } from './NameForm.tsx'
import { type DailyServer, loadServer } from './server.ts'
import { type DailyWords, dateIn, useDailyWords } from './words.ts'
import './daily.css'

/** `day` is null for today. */
export const DailyPage = ({ day }: { readonly day: string | null }): ReactNode => {
  const words = useDailyWords()
  return words === undefined ? <Loading /> : <LoadedPage day={day} words={words} />
}

const LoadedPage = ({ day, words }: { readonly day: string | null; readonly words: DailyWords }): ReactNode => {
  const { language, say } = useApp()
  const { server, entries, refresh } = useDaily()
  if (server === null) return <Loading />
  const now = server.kind === 'online' ? server.overview.day : today()
  const shown = day ?? now
  const isToday = shown === now
  return (
    <div className="daily">
      <div className="page-head">
        <h1>{say('daily.title')}</h1>
        <p className="kicker">{dateIn(localeOf(language), shown, 'long')}</p>
      </div>
      {isToday && (
        <div className="daily-lead">
          <p>{words('lead')}</p>
          {server.kind === 'online' ? (
            <Countdown until={endOf(now)} words={words} over={refresh} />
          ) : (
            <div className="daily-offline" role="status">
              <p>{words('offline')}</p>
              <button type="button" className="button" onClick={refresh}>
                <span>{words('retry')}</span>
              </button>
            </div>
          )}
          {server.kind === 'online' && server.name === null && <NameForm words={words} named={refresh} />}
        </div>
      )}
      <DailyGames day={shown} isToday={isToday} server={server} entries={entries} words={words} refresh={refresh} />
      <DayResults
        key={shown}
        day={shown}
        isOnline={server.kind === 'online'}
        first={busiest(server)}
        entries={entries}
        words={words}
      />
      <DaysPlayed today={now} shown={shown} entries={entries} words={words} />
    </div>
  )
}

/** The game with the most results today. */
const busiest = (server: DailyServer): string | undefined =>
  server.kind === 'offline' ? undefined : server.overview.games.toSorted((a, b) => b.players - a.players)[0]?.game

interface DailyState {
  readonly server: DailyServer | null
  readonly entries: readonly DailyEntry[]
  refresh(): void
}

/** What the server says, and the history of this browser. Results that wait are sent first. */
const useDaily = (): DailyState => {
  const [server, setServer] = useState<DailyServer | null>(null)
  const [entries, setEntries] = useState(() => readHistory(browserStorage()))
  const refresh = useCallback(() => {
    const load = async (): Promise<void> => {
      setServer(await loadServer(api))
      await sendResults()
      setEntries(readHistory(browserStorage()))
    }
    void load()
  }, [])
  useEffect(() => {
    refresh()
    return onReturn(refresh)
  }, [refresh])
  return { server, entries, refresh }
}

const MINUTE = 60_000

const Countdown = ({
  until,
  words,
  over,
}: {
  readonly until: number
  readonly words: DailyWords
  over(): void
}): ReactNode => {
  const [left, setLeft] = useState(() => until - Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(until - Date.now())
      if (Date.now() >= until) over()
    }, MINUTE)
    return () => clearInterval(timer)
  }, [until, over])
  const minutes = Math.max(0, Math.ceil(left / MINUTE))
  return <p className="hint">{words('ends', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</p>
}
