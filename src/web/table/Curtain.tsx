/** Between two people at one screen: covers what one seat knows until the other sits down. */
import type { Seat } from '../../kit/game.ts'
import { Dialog } from './Dialog.tsx'
import { useSpeech } from './speech.ts'

interface CurtainProps {
  readonly seat: Seat
  /** Whoever just moved may still take it back; null where that is over. */
  readonly onUndo: (() => void) | null
  onSit(): void
}

export const Curtain = ({ seat, onUndo, onSit }: CurtainProps) => {
  const { words, seat: nameOf } = useSpeech()
  const name = nameOf(seat)
  return (
    <Dialog title={words('curtain.title', { seat: name })} className="table-curtain" firm onClose={onSit}>
      <p>{words('curtain.ask', { seat: name })}</p>
      <div className="table-buttons">
        {onUndo !== null && (
          <button type="button" className="button" onClick={onUndo}>
            {words('turn.undo')}
          </button>
        )}
        <button type="button" className="button" data-kind="main" onClick={onSit}>
          {words('curtain.ready', { seat: name })}
        </button>
      </div>
    </Dialog>
  )
}
