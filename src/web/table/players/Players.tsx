/** The players: who is to move, and the points that the viewer may know. */
import { lazy, memo, type ReactNode, Suspense, useState } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { TableView } from '../../../wire/host.ts'
import { explain } from '../../toolkit/explain.ts'
import { CountUp } from '../effects/CountUp.tsx'
import { CrownIcon, TurnIcon } from '../frame/icons.tsx'
import { totalOf, withMinusSign } from '../scores/scores.ts'
import { type FrameWords, useTableTexts } from '../texts.ts'

// Loaded on demand, so that the first board does not wait for it.
const ScoreDialog = lazy(async () => ({ default: (await import('../scores/ScoreDialog.tsx')).ScoreDialog }))

interface PlayersProps {
  readonly tableView: TableView
  /** More about a seat, such as presence and clock. */
  readonly note: ((seat: Seat) => ReactNode) | null
}

export const Players = memo(({ tableView, note }: PlayersProps) => {
  const { words } = useTableTexts()
  const [open, setOpen] = useState<Seat | null>(null)
  const lines = open === null ? null : (tableView.forecast[open] ?? null)
  return (
    <>
      <ul className="table-seats">
        {tableView.table.seats.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
          <li key={seat} className="table-seat" aria-current={tableView.toAct.includes(seat) ? 'step' : undefined}>
            <PlayerIcon tableView={tableView} seat={seat} meaning={stateOfSeat(tableView, seat, words)} />
            <span className="table-seat-name">
              <strong>{name}</strong>
              <small>
                {playerKind(tableView, seat, words)} {note?.(seat)}
              </small>
              <span className="unseen">{stateOfSeat(tableView, seat, words)}</span>
            </span>
            <PlayerScore tableView={tableView} seat={seat} onOpen={() => setOpen(seat)} />
          </li>
        ))}
      </ul>
      {open !== null && lines !== null && (
        <Suspense>
          <ScoreDialog seat={open} lines={lines} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
})

const playerKind = ({ table, viewer }: TableView, seat: Seat, words: FrameWords): string => {
  const bot = table.seats[seat]?.bot ?? null
  if (bot !== null) return words('players.bot', { bot: botInWords(bot, words) })
  return words(seat === viewer ? 'players.you' : 'players.person')
}

const BOTS = ['random', 'beginner', 'casual', 'strong', 'expert'] as const

/** An unknown bot is shown by its id. */
const botInWords = (bot: string, words: FrameWords): string => {
  const known = BOTS.find((name) => name === bot)
  return known === undefined ? bot : words(`players.bot.${known}`)
}

/** The meaning of the icon: for screen readers, and as its explanation. */
const stateOfSeat = ({ outcome, toAct }: TableView, seat: Seat, words: FrameWords): string => {
  if (outcome?.ranks[seat] === 1) return words('players.won')
  return toAct.includes(seat) ? words('players.toMove') : ''
}

const PlayerIcon = ({ tableView, seat, meaning }: { tableView: TableView; seat: Seat; meaning: string }) => (
  <span className="table-seat-mark" {...(meaning === '' ? {} : explain(meaning))}>
    {tableView.outcome?.ranks[seat] === 1 ? <CrownIcon /> : tableView.toAct.includes(seat) && <TurnIcon />}
  </span>
)

const PlayerScore = ({ tableView, seat, onOpen }: { tableView: TableView; seat: Seat; onOpen(): void }) => {
  const { words, seat: nameOf } = useTableTexts()
  const lines = tableView.forecast[seat]
  if (lines === null || lines === undefined) return null
  const points = totalOf(lines)
  return (
    <button
      type="button"
      className="button table-seat-points"
      aria-label={withMinusSign(words('players.lines', { seat: nameOf(seat), points }))}
      onClick={onOpen}
    >
      {/* The key: the next player at this device must not see which points the previous one knew. */}
      <CountUp key={tableView.viewer} value={points} />
    </button>
  )
}
