/** One seat's points, line by line. */
import type { ScoreLine, Seat } from '../../../kit/game.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { useTableTexts } from '../texts.ts'
import { ScoreLines } from './ScoreLines.tsx'
import { totalOf, withMinusSign } from './scores.ts'

interface ScoreDialogProps {
  readonly seat: Seat
  readonly lines: readonly ScoreLine[]
  onClose(): void
}

export const ScoreDialog = ({ seat, lines, onClose }: ScoreDialogProps) => {
  const { words, seat: nameOf } = useTableTexts()
  const title = withMinusSign(words('players.lines', { seat: nameOf(seat), points: totalOf(lines) }))
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
