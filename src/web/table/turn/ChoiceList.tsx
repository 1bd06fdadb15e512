/** All choices in words. The whole game can be played with this list alone. Arrow keys step through it. */
import type { KeyboardEvent, ReactNode } from 'react'
import type { Choice, PendingDecision } from '../../../wire/host.ts'
import { useTableTexts } from '../texts.ts'
import { choiceGroups, headingText } from './choice-groups.ts'
import type { NameOf } from './name-of.ts'
import './choices.css'

interface ChoiceListProps {
  readonly question: PendingDecision | null
  nameOf: NameOf
  choose(choice: Choice): void
}

export const ChoiceList = ({ question, nameOf, choose }: ChoiceListProps): ReactNode => {
  const { words } = useTableTexts()
  const choices = question?.choices ?? []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons in it
    <div className="table-choices" onKeyDown={step}>
      {choices.length === 0 && <p className="table-quiet">{words('choices.none')}</p>}
      {choiceGroups(choices).map((group) => (
        <Group key={group.kind} group={group} nameOf={nameOf} choose={choose} />
      ))}
    </div>
  )
}

/** Up and down move to the neighbour in the list. */
const step = (event: KeyboardEvent<HTMLElement>): void => {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  const buttons: Element[] = [...event.currentTarget.querySelectorAll('button')]
  const at = document.activeElement === null ? -1 : buttons.indexOf(document.activeElement)
  const next = buttons[(at + by + buttons.length) % buttons.length]
  if (next instanceof HTMLElement) next.focus()
  event.preventDefault()
}

interface GroupProps extends Pick<ChoiceListProps, 'nameOf' | 'choose'> {
  readonly group: ReturnType<typeof choiceGroups>[number]
}

const Group = ({ group, nameOf, choose }: GroupProps) => {
  const { say } = useTableTexts()
  const heading = group.heading === null ? '' : headingText(say(group.heading))
  return (
    <div className="table-choice-group" data-kind={group.kind}>
      {heading !== '' && <h3 className="table-choice-title">{heading}</h3>}
      <ul>
        {group.choices.map((choice) => (
          <li key={choice.notation}>
            <ChoiceButton choice={choice} nameOf={nameOf} choose={choose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ChoiceButtonProps extends Pick<ChoiceListProps, 'nameOf' | 'choose'> {
  readonly choice: Choice
}

const ChoiceButton = ({ choice, nameOf, choose }: ChoiceButtonProps) => {
  const { words } = useTableTexts()
  return (
    <button type="button" className="table-choice" onClick={() => choose(choice)}>
      {nameOf(choice)}
      {choice.final && <small> ({words('final.mark')})</small>}
    </button>
  )
}
