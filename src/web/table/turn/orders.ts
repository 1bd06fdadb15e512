/** Why an order cannot be carried out now, in the frame's words, and what is asked before one is. */
import type { Choice, TableView } from '../../../wire/host.ts'
import type { AnyFace } from '../../boards.ts'
import type { Note } from '../dialogs/note.ts'
import type { FrameWords } from '../texts.ts'

/** Null when the order can be carried out. */
export const undoRefusal = ({ undo, table }: TableView, words: FrameWords): Note | null => {
  if (undo.can) return null
  const why = words(`undo.${undo.barrier}`)
  const goesFurther = table.freeTakeBack && undo.barrier !== 'nothing'
  const text = goesFurther ? `${why} ${words('undo.free')}` : why
  return { title: words('undo.cannot'), text, rule: null }
}

export const redoRefusal = ({ redo }: TableView, words: FrameWords): Note | null =>
  redo.length > 0 ? null : { title: words('redo.cannot'), text: words('redo.none'), rule: null }

export const doneRefusal = ({ handOver, question }: TableView, words: FrameWords): Note | null => {
  if (handOver) return null
  const text = words(question === null ? 'done.notYours' : 'done.asked')
  return { title: words('done.cannot'), text, rule: null }
}

/** What can be taken back is never asked about, and of the rest only what the game's face finds worth asking. */
export const needsConfirmation = (face: Pick<AnyFace, 'asks'>, choice: Choice): boolean =>
  choice.final && (face.asks?.(choice) ?? true)
