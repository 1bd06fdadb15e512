/** Exchanging pieces: a number and one button for each direction. */
import { type ReactNode, useState } from 'react'
import { choiceFor, touch } from '../../../web/toolkit/choosing.ts'
import { BACKS, type Back } from '../cards/cards.ts'
import { BOX } from '../data/counts.ts'
import { gainTarget } from '../describe/targets.ts'
import { pieceName, say as word } from '../describe/words.ts'
import type { PromptProps } from './props.ts'

export const Exchange = (props: PromptProps): ReactNode => {
  const { view, say } = props
  const [count, setCount] = useState(1)
  const box = view.viewer === 'watcher' ? 0 : (view.box[view.viewer] ?? 0)
  return (
    <details className="panel-part gl-exchange">
      <summary className="panel-heading">{say(word('board.exchange'))}</summary>
      <p className="gl-remark">
        {say(word('board.exchange.box', { trains: pieceName(0, box), ships: pieceName(1, BOX - box) }))}
      </p>
      <label className="gl-slider">
        <span>
          {say(word('board.exchange.count'))}: {count}
        </span>
        <input
          type="range"
          min={1}
          max={BOX}
          value={count}
          onChange={(event) => setCount(Number(event.target.value))}
        />
      </label>
      <div className="gl-decks">
        {BACKS.map((back) => (
          <Direction key={back} {...props} back={back} count={count} />
        ))}
      </div>
    </details>
  )
}

/** The number entered, or the most that can be exchanged. */
const Direction = (props: PromptProps & { readonly back: Back; readonly count: number }): ReactNode => {
  const { question, back, count, choose, say } = props
  const target = gainTarget(back)
  const all = question.choices.filter(({ targets }) => targets.includes(target))
  const choice = all[Math.min(count, all.length) - 1]
  const label = choice?.label ?? word('move.swap', { give: pieceName(back === 0 ? 1 : 0, 0), gain: pieceName(back, 0) })
  const press = (): void => {
    if (choice === undefined || choiceFor(question, target) === undefined) touch(props, target)
    else choose(choice)
  }
  return (
    <button type="button" className="panel-press gl-press" aria-disabled={choice === undefined} onClick={press}>
      {say(label)}
    </button>
  )
}
