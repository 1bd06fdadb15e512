/** The end of a match as a poster: who has won and by how much, all points side by side, and what to do next. */
import { lazy, type ReactNode, Suspense, useId, useMemo } from 'react'
import type { Outcome } from '../../../kit/game.ts'
import type { Host, TableView } from '../../../wire/host.ts'
import { useLoaded } from '../../app/useLoaded.ts'
import { type AnyFace, boardOf } from '../../boards.ts'
import { SEAT_LOOKS } from '../../toolkit/seats.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { RuleLink } from '../dialogs/RuleLink.tsx'
import { RuleText } from '../dialogs/RuleText.tsx'
import { useTableTexts } from '../texts.ts'
import { EndArt } from './EndArt.tsx'
import { EndButtons } from './EndButtons.tsx'
import { type EndWords, endWordsIn } from './end-words.ts'
import { headlineOf } from './headline.ts'
import { PointsOverTime } from './PointsOverTime.tsx'
import { ScoreLines } from './ScoreLines.tsx'
import { ScoreMatrix } from './ScoreMatrix.tsx'
import { columnsFor, matrixOf } from './score-matrix.ts'
import { loadEndTexts } from './text/index.ts'
import './end.css'

const DailyEnding = lazy(async () => ({ default: (await import('../../daily/DailyEnding.tsx')).DailyEnding }))

export interface EndScreenProps {
  readonly host: Host
  readonly tableView: TableView
  /** Null for a match that the players ended early. */
  readonly outcome: Outcome | null
  onReplay(): void
  onSave(): void
  readonly onAgain: (() => void) | null
  onHome(): void
  onClose(): void
}

export const EndScreen = (props: EndScreenProps): ReactNode => {
  const { language, seat } = useTableTexts()
  const texts = useLoaded(language, () => loadEndTexts(language))
  if (texts === undefined) return null
  return <EndPoster {...props} words={endWordsIn(language, texts, seat)} />
}

const EndPoster = ({ words, ...props }: EndScreenProps & { readonly words: EndWords }): ReactNode => {
  const { host, tableView, outcome, onClose } = props
  const texts = useTableTexts()
  const face = useFace(texts.game)
  const looks = face?.seatLooks ?? SEAT_LOOKS
  const { seats } = tableView.table
  const columns = useMemo(
    () => columnsFor(tableView.viewer, seats.length, outcome),
    [tableView.viewer, seats.length, outcome],
  )
  const rows = useMemo(
    () =>
      matrixOf(tableView.forecast, ({ message: { id, params } }) => {
        const row = texts.has(`${id}.row`) ? `${id}.row` : id
        return texts.say(params === undefined ? { id: row } : { id: row, params })
      }),
    [tableView.forecast, texts],
  )
  const headline = headlineOf(outcome, words)
  const reason = useReason(tableView, outcome, words)
  const subline = [reason, words('played', { game: texts.title, count: seats.length })]
  const shown = { tableView, outcome, rows, columns, looks, words }
  return (
    <Dialog title={words('title')} className="end" onClose={onClose}>
      <EndArt />
      <div className="end-card">
        <h3 className="end-headline" data-long={headline.length > 30}>
          {headline}
        </h3>
        <p className="end-subline">
          {subline.flatMap((part) => (part === null ? [] : [<span key={part}>{part}</span>]))}
        </p>
        {tableView.table.daily !== undefined && (
          <Suspense>
            <DailyEnding host={host} tableView={tableView} daily={tableView.table.daily} />
          </Suspense>
        )}
        <div className="end-scores">
          <ScoreMatrix {...shown} />
          <PointsOverTime host={host} tableView={tableView} face={face} columns={columns} looks={looks} words={words} />
        </div>
        <EndButtons {...props} {...shown} headline={headline} subline={subline} />
        <EveryPoint {...shown} />
      </div>
    </Dialog>
  )
}

/** Undefined in the moment before it is loaded; it is the board behind this screen, so it is there already. */
const useFace = (game: string): AnyFace | null =>
  useLoaded(game, async () => (await boardOf(game)?.())?.face ?? null) ?? null

/** The last log line of the rule that ended the match; null if the log has none. */
const useReason = (tableView: TableView, outcome: Outcome | null, words: EndWords): string | null => {
  const { say } = useTableTexts()
  if (outcome === null) return words('early.reason')
  const last = tableView.log.findLast(({ rule }) => rule === outcome.rule)
  return last === undefined ? null : say(last.message)
}

interface EveryPointProps {
  readonly tableView: TableView
  readonly outcome: Outcome | null
  readonly columns: readonly number[]
  readonly words: EndWords
}

/** Every line of every seat with its rule, and the rule that ended the match: folded until a player opens it. */
const EveryPoint = ({ tableView, outcome, columns, words }: EveryPointProps): ReactNode => {
  const { seat: nameOf } = useTableTexts()
  const id = useId()
  return (
    <details className="end-lines">
      <summary>{words('lines')}</summary>
      {outcome !== null && (
        <div className="end-reason">
          <h4>{words('reason')}</h4>
          <p>
            <RuleText rule={outcome.rule} />
          </p>
          <RuleLink rule={outcome.rule} />
        </div>
      )}
      <div className="end-lines-seats">
        {columns.map((seat) => {
          const lines = tableView.forecast[seat]
          return (
            lines != null && (
              <section key={seat} aria-labelledby={`${id}${seat}`}>
                <h4 id={`${id}${seat}`}>{nameOf(seat)}</h4>
                <ScoreLines lines={lines} />
              </section>
            )
          )
        })}
      </div>
    </details>
  )
}
