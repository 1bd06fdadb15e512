/** Exchanging pieces: how many, and one button for each direction. */
import { type ReactNode, useState } from 'react'
import { choiceFor, touch } from '../../../../web/toolkit/choosing.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { BACKS, type Back } from '../../cards/cards.ts'
import { BOX } from '../../data/counts.ts'
import { gainTarget } from '../../describe/targets.ts'
import { pieceName, say as word } from '../../describe/words.ts'
import type { PromptProps } from '../props.ts'

export const Exchange = (props: PromptProps & { onClose(): void }): ReactNode => {
  const { view, question, onClose, say } = props
  const [count, setCount] = useState(1)
  const box = view.viewer === 'watcher' ? 0 : (view.box[view.viewer] ?? 0)
  const most = Math.max(1, ...BACKS.map((back) => gainsOf(question, back).length))
  return (
    <div className="gl-exchange">
      <p className="gl-remark" {...explain(say(word('board.explain.exchange')), 'GL-8.1')}>
        {say(word('board.exchange.box', { trains: pieceName(0, box), ships: pieceName(1, BOX - box) }))}
      </p>
      <div className="gl-exchange-row">
        <Step name={say(word('board.exchange.less'))} sign="−" to={Math.max(1, count - 1)} set={setCount} />
        <output className="gl-exchange-count" aria-label={say(word('board.exchange.count'))}>
          {count}
        </output>
        <Step name={say(word('board.exchange.more'))} sign="+" to={Math.min(most, count + 1)} set={setCount} />
        {BACKS.map((back) => (
          <Direction key={back} {...props} back={back} count={count} />
        ))}
        <button type="button" className="panel-press gl-action" onClick={onClose}>
          {say(word('board.back'))}
        </button>
      </div>
    </div>
  )
}

interface StepProps {
  readonly name: string
  readonly sign: string
  readonly to: number
  set(count: number): void
}

const Step = ({ name, sign, to, set }: StepProps): ReactNode => (
  <button type="button" className="panel-press gl-step" aria-label={name} onClick={() => set(to)}>
    {sign}
  </button>
)

const gainsOf = (question: PromptProps['question'], back: Back) =>
  question.choices.filter(({ targets }) => targets.includes(gainTarget(back)))

/** The number entered, or the most that can be exchanged. */
const Direction = (props: PromptProps & { readonly back: Back; readonly count: number }): ReactNode => {
  const { question, back, count, choose, say } = props
  const target = gainTarget(back)
  const all = gainsOf(question, back)
  const choice = all[Math.min(count, all.length) - 1]
  const label = choice?.label ?? word('move.swap', { give: pieceName(back === 0 ? 1 : 0, 0), gain: pieceName(back, 0) })
  const press = (): void => {
    if (choice === undefined || choiceFor(question, target) === undefined) touch(props, target)
    else choose(choice)
  }
  return (
    <button
      type="button"
      className="panel-press gl-action"
      data-target={target}
      aria-disabled={choice === undefined}
      onClick={press}
    >
      {say(label)}
    </button>
  )
}
