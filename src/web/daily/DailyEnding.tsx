/** The end of a daily game: what the result counts for, and how to share it. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DailyMark, Host, TableView } from '../../wire/host.ts'
import { hrefs } from '../../wire/route.ts'
import { browserStorage } from '../app/browser-storage.ts'
import { useApp } from '../app/context.ts'
import { findGame } from '../app/games.ts'
import { posterOf } from '../app/poster/posters.ts'
import { localeOf } from '../text/locale.ts'
import { noteResult, sendResults } from './finish.ts'
import { type DailyEntry, entryFor, readHistory, streakOn } from './history.ts'
import { resultParts, shareText, standingIn } from './result-words.ts'
import { type DailyWords, dateIn, useDailyWords } from './words.ts'
import './ending.css'

interface Props {
  readonly host: Host
  readonly tableView: TableView
  readonly daily: DailyMark
}

export const DailyEnding = (props: Props): ReactNode => {
  const words = useDailyWords()
  return words !== undefined && <Ending {...props} words={words} />
}

const Ending = ({ host, tableView, daily, words }: Props & { readonly words: DailyWords }): ReactNode => {
  const { language } = useApp()
  const { entry, isSending } = useResult(host, tableView)
  const date = dateIn(localeOf(language), daily.day, 'short')
  const sentence = entry === null ? words('ending.practice') : standingWords(entry, isSending, words)
  return (
    <section className="daily-ending" aria-label={words('ending', { date })}>
      <p className="daily-ending-day">{words('ending', { date })}</p>
      <p role="status">{sentence}</p>
      {entry !== null && entry.result !== null ? (
        <Share entry={entry} date={date} words={words} />
      ) : (
        <div className="daily-share">
          <DayLink day={daily.day} words={words} />
        </div>
      )}
    </section>
  )
}

/** The result is noted at once and sent; null for practice. */
const useResult = (host: Host, tableView: TableView): { entry: DailyEntry | null; isSending: boolean } => {
  const { daily, game, id } = tableView.table
  const find = (): DailyEntry | null => {
    const known = daily && entryFor(readHistory(browserStorage()), daily.day, game)
    return known?.table === id ? known : null
  }
  const [entry, setEntry] = useState(find)
  const [isSending, setSending] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each finished table
  useEffect(() => {
    let current = true
    const finish = async (): Promise<void> => {
      const noted = await noteResult(host, tableView)
      if (!current || noted === null) return
      setEntry(noted)
      if (noted.unsent === null) return
      setSending(true)
      await sendResults()
      if (!current) return
      setEntry(find())
      setSending(false)
    }
    void finish()
    return () => {
      current = false
    }
  }, [id, tableView.outcome])
  return { entry, isSending }
}

const standingWords = (entry: DailyEntry, isSending: boolean, words: DailyWords): string => {
  if (isSending) return words('ending.sending')
  if (entry.kind === 'unranked') return words('ending.unranked')
  if (entry.unsent !== null) return words('ending.waiting')
  return entry.result === null ? '' : standingIn(entry, words)
}

const DayLink = ({ day, words }: { readonly day: string; readonly words: DailyWords }): ReactNode => (
  <a className="button" href={hrefs.dailyOn(day)}>
    <span>{words('day')}</span>
  </a>
)

interface ShareProps {
  readonly entry: DailyEntry
  readonly date: string
  readonly words: DailyWords
}

const Share = ({ entry, date, words }: ShareProps): ReactNode => {
  const [message, setMessage] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const game = findGame(entry.game)
  const title = game?.title ?? entry.game
  const streak = streakOn(readHistory(browserStorage()), entry.day)
  const picture = async (): Promise<void> => {
    setMessage(words('share.working'))
    const [{ drawDaily }, { sharePicture }] = await Promise.all([
      import('./picture.ts'),
      import('../table/scores/share/share.ts'),
    ])
    if (place.current === null || game === undefined) return
    const lines = [...resultParts(entry, words), words('streak', { count: streak })]
    const drawing = drawDaily(
      { title, heading: words('ending', { date }), lines },
      posterOf(game).picture,
      place.current,
    )
    const name = `${entry.game}-${entry.day}.png`
    const handed = await sharePicture(drawing, `${title}, ${words('ending', { date })}`, name).catch(() => null)
    setMessage(handed === 'shared' ? '' : words(handed === null ? 'share.failed' : `share.${handed}`))
  }
  const text = async (): Promise<void> => {
    const { shareOrCopy } = await import('../share/game-link.ts')
    const address = `${location.origin}${hrefs.daily}`
    const result = shareText(entry, title, date, streak, address, words)
    const handed = await shareOrCopy({ text: result }, result)
    setMessage(handed === 'shared' ? '' : words(handed === 'copied' ? 'text.copied' : 'text.failed'))
  }
  return (
    <>
      <div className="daily-share" ref={place}>
        <button type="button" className="button" data-kind="main" onClick={() => void picture()}>
          <span>{words('share')}</span>
        </button>
        <button type="button" className="button" onClick={() => void text()}>
          <span>{words('share.text')}</span>
        </button>
        <DayLink day={entry.day} words={words} />
      </div>
      <p role="status" className="end-message">
        {message}
      </p>
    </>
  )
}
