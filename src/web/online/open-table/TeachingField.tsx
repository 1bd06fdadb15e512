/** Whether seats are advised while they play: said here, and shown to everybody who may sit down. */
import { type ReactNode, useId } from 'react'
import { useWords } from '../words.ts'
import type { TableDraft } from './table-draft.ts'

export const TeachingField = ({
  draft,
  change,
}: {
  draft: TableDraft
  change(changes: Partial<TableDraft>): void
}): ReactNode => {
  const words = useWords()
  const id = useId()
  return (
    <div>
      <label className="online-check">
        <input
          type="checkbox"
          checked={draft.teaching}
          aria-describedby={id}
          onChange={({ target }) => change({ teaching: target.checked })}
        />
        <span>{words('teaching.title')}</span>
      </label>
      <p id={id} className="hint">
        {words('host.teaching')}
      </p>
    </div>
  )
}
