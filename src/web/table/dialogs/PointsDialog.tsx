/** The points of one seat, line by line. */
import type { ScoreLine, Seat } from '../../../kit/game.ts'
import { useSpeech } from '../log/speech.ts'
import { signed, totalOf } from '../points.ts'
import { ScoreLines } from '../ScoreLines.tsx'
import { Dialog } from './Dialog.tsx'

interface PointsDialogProps {
  readonly seat: Seat
  readonly lines: readonly ScoreLine[]
  onClose(): void
}

export const PointsDialog = ({ seat, lines, onClose }: PointsDialogProps) => {
  const { words, seat: nameOf } = useSpeech()
  const title = signed(words('players.lines', { seat: nameOf(seat), points: totalOf(lines) }))
  return (
    <Dialog title={title} onClose={onClose}>
      <ScoreLines lines={lines} />
      <div className="table-buttons">
        <button type="button" className="button" onClick={onClose}>
          {words('close')}
        </button>
      </div>
    </Dialog>
  )
}
