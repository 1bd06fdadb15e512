/** Every way to pay for the chosen route or harbour. */
import type { ReactNode } from 'react'
import { cardsOf } from '../describe/targets.ts'
import { say as word } from '../describe/words.ts'
import { parse } from '../moves.ts'
import { CardFace } from './CardFace.tsx'
import type { PromptProps } from './props.ts'

export const Paying = ({ question, choose, say }: PromptProps): ReactNode => (
  <section className="panel-part">
    <h2 className="panel-heading">{say(word('board.pay'))}</h2>
    <ul className="gl-payments">
      {question.choices.map((choice) => (
        <li key={choice.notation}>
          <button type="button" className="panel-press gl-press gl-payment" onClick={() => choose(choice)}>
            <Pictures notation={choice.notation} />
            <span className="unseen">{say(choice.label)}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)

const Pictures = ({ notation }: { readonly notation: string }): ReactNode => {
  const move = parse(notation)
  if (move?.kind !== 'pay') return null
  return cardsOf(move).map(([card, count]) => (
    <span key={card} className="gl-times" aria-hidden="true">
      {count} ×
      <CardFace card={card} />
    </span>
  ))
}
