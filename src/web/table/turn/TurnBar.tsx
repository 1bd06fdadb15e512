/** The prompt or whose turn it is, with Undo, Redo and Done. */
import type { TableView } from '../../../wire/host.ts'
import { type TableTexts, useTableTexts } from '../texts.ts'
import { isYours, type Turn } from './turn.ts'

export interface TurnBarProps {
  readonly tableView: TableView
  readonly turn: Turn
  onUndo(): void
  onRedo(): void
  onDone(): void
  onResult(): void
}

export const TurnBar = ({ tableView, turn, onUndo, onRedo, onDone, onResult }: TurnBarProps) => {
  const texts = useTableTexts()
  const { words } = texts
  return (
    <section className="table-turn" aria-label={words('turn.heading')} data-yours={isYours(turn)}>
      <p role="status" aria-live="polite" className="table-prompt">
        {sentence(turn, tableView, texts)}
      </p>
      {turn.kind !== 'replay' && (
        <div className="table-buttons">
          <BarButton able={tableView.undo.can} label={words('turn.undo')} onPress={onUndo} />
          <BarButton able={tableView.redo.length > 0} label={words('turn.redo')} onPress={onRedo} />
          {turn.kind === 'over' ? (
            <BarButton able strong label={words('turn.result')} onPress={onResult} />
          ) : (
            <BarButton able={tableView.handOver} strong label={words('turn.done')} onPress={onDone} />
          )}
        </div>
      )}
    </section>
  )
}

/** A button that cannot be used now can be pressed, and then explains why. */
const BarButton = ({ able, label, strong = false, onPress }: BarButtonProps) => (
  <button
    type="button"
    className="button"
    data-kind={strong && able ? 'main' : undefined}
    aria-disabled={!able}
    onClick={onPress}
  >
    {label}
  </button>
)

interface BarButtonProps {
  readonly able: boolean
  readonly label: string
  readonly strong?: boolean
  onPress(): void
}

const sentence = (turn: Turn, tableView: TableView, { words, say, seat, language }: TableTexts): string => {
  const listed = (seats: readonly number[]): string => new Intl.ListFormat(language).format(seats.map(seat))
  switch (turn.kind) {
    case 'replay':
      return words('turn.replay', { at: tableView.moves, of: tableView.of })
    case 'over':
      return turn.winners.length === 1
        ? words('turn.won', { winner: listed(turn.winners) })
        : words('turn.shared', { winners: listed(turn.winners) })
    case 'brokenOff':
      return words('turn.brokenOff')
    case 'complete':
      return words('turn.complete')
    case 'asked':
      return say(turn.message)
    case 'thinking':
      return words(turn.seats.length > 1 ? 'turn.allThinking' : 'turn.thinking', { seats: listed(turn.seats) })
    case 'waiting':
      return words(turn.seats.length > 1 ? 'turn.allWaiting' : 'turn.waiting', { seats: listed(turn.seats) })
  }
}
