/** The points of one seat, line by line. */
import type { Line, Seat } from '../../../kit/game.ts'
import { Lines } from '../Lines.tsx'
import { useSpeech } from '../log/speech.ts'
import { signed, totalOf } from '../points.ts'
import { Dialog } from './Dialog.tsx'

interface PointsDialogProps {
  readonly seat: Seat
  readonly lines: readonly Line[]
  onClose(): void
}

export const PointsDialog = ({ seat, lines, onClose }: PointsDialogProps) => {
  const { words, seat: nameOf } = useSpeech()
  const title = signed(words('players.lines', { seat: nameOf(seat), points: totalOf(lines) }))
  return (
    <Dialog title={title} onClose={onClose}>
      <Lines lines={lines} />
      <div className="table-buttons">
        <button type="button" className="button" onClick={onClose}>
          {words('close')}
        </button>
      </div>
    </Dialog>
  )
}
