/** The points of one seat, line by line. */
import type { ScoreLine, Seat } from '../../../kit/game.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { useSpeech } from '../texts.ts'
import { ScoreLines } from './ScoreLines.tsx'
import { signed, totalOf } from './scores.ts'

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
