/** A note over the table: why something is not possible or went wrong, with the text of the rule behind it. */

import { type ReactNode, useEffect, useState } from 'react'
import type { RuleId } from '../../../kit/game.ts'
import type { Texts } from '../../../kit/text.ts'
import { useTableTexts } from '../texts.ts'
import { Dialog } from './Dialog.tsx'

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

/** The text of a rule; nothing until the rulebook is loaded, or if it cannot be loaded. */
export const RuleText = ({ rule }: { readonly rule: RuleId }): ReactNode => {
  const { rulebook } = useTableTexts()
  const [rules, setRules] = useState<Texts>({})
  useEffect(() => {
    let isGone = false
    const done = (texts: Texts): void => {
      if (!isGone) setRules(texts)
    }
    rulebook().then(
      (book) => done(book.rules),
      () => done({}),
    )
    return () => {
      isGone = true
    }
  }, [rulebook])
  return rules[rule]
}

/** An explanation in one or two sentences, with its rule if there is one. */
export interface Note {
  readonly title: string
  readonly text: string
  readonly rule: RuleId | null
}
