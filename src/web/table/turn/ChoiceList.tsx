/** All choices in words. The whole game can be played with this list alone. */
import { useEffect, useRef, useState } from 'react'
import type { Choice, PendingDecision } from '../../../wire/host.ts'
import { useTableTexts } from '../texts.ts'
import { choiceGroups, headingText } from './choice-groups.ts'

export const ChoiceList = ({
  question,
  choose,
}: {
  question: PendingDecision | null
  choose(choice: Choice): void
}) => {
  const { words } = useTableTexts()
  const list = useKeptFocus(question)
  const [open, setOpen] = useState(false)
  const choices = question?.choices ?? []
  return (
    <details className="table-choices" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words('choices.all', { count: choices.length })}</summary>
      <div ref={list} tabIndex={-1} className="table-choice-groups">
        {choices.length === 0 && <p className="table-quiet">{words('choices.none')}</p>}
        {open && choiceGroups(choices).map((group) => <Group key={group.kind} group={group} choose={choose} />)}
      </div>
    </details>
  )
}

const Group = ({ group, choose }: { group: ReturnType<typeof choiceGroups>[number]; choose(choice: Choice): void }) => {
  const { say } = useTableTexts()
  const heading = group.heading === null ? '' : headingText(say(group.heading))
  return (
    <div className="table-choice-group" data-kind={group.kind}>
      {heading !== '' && <h3 className="table-choice-title">{heading}</h3>}
      <ul>
        {group.choices.map((choice) => (
          <li key={choice.notation}>
            <ChoiceButton choice={choice} choose={choose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const ChoiceButton = ({ choice, choose }: { choice: Choice; choose(choice: Choice): void }) => {
  const { words, say } = useTableTexts()
  return (
    <button type="button" className="table-choice" onClick={() => choose(choice)}>
      {say(choice.label)}
      {choice.final && <small> ({words('final.mark')})</small>}
    </button>
  )
}

/** The pressed button may be missing in the next decision: the list then takes the focus, for the next Tab. */
const useKeptFocus = (question: PendingDecision | null) => {
  const list = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const mark = (): void => {
      hadFocus.current = list.current?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', mark)
    return () => document.removeEventListener('focusin', mark)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores the focus whenever the decision changes
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) list.current?.focus()
  }, [question])
  return list
}
