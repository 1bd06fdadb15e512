/** Shows a note: why not, why no undo, what went wrong; with the words of its rule. */
import type { RuleId } from '../../../kit/game.ts'
import { useTableTexts } from '../texts.ts'
import { Dialog } from './Dialog.tsx'
import type { Note } from './note.ts'
import { RuleText } from './RuleText.tsx'

export const NoteDialog = ({ note, onClose }: { note: Note; onClose(): void }) => {
  const { words } = useTableTexts()
  return (
    <Dialog title={note.title} onClose={onClose}>
      <p className="table-note">{note.text}</p>
      {note.rule !== null && <RuleWords rule={note.rule} />}
      <div className="table-buttons">
        <button type="button" className="button" onClick={onClose}>
          {words('close')}
        </button>
      </div>
    </Dialog>
  )
}

const RuleWords = ({ rule }: { rule: RuleId }) => {
  const texts = useTableTexts()
  return (
    <blockquote className="table-rule">
      <p>
        <strong>{rule}</strong> <RuleText rule={rule} />
      </p>
      <a className="table-link" href={`#/rules/${texts.game}/${rule}`}>
        {texts.words('rule.open', { rule })}
      </a>
    </blockquote>
  )
}
