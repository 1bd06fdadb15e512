/** The viewer's hand by colour and kind, marking the cards that can pay for the chosen route or harbour. */
import type { ReactNode } from 'react'
import { choiceFor, isQuestion, touch } from '../../../web/toolkit/choosing.ts'
import { type Card, DOUBLE, LOCOMOTIVE, PLAIN, SINGLE, SYMBOL } from '../cards/cards.ts'
import { COLOURS } from '../data/counts.ts'
import { cardTarget } from '../describe/targets.ts'
import { cardName, colourName, say as word } from '../describe/words.ts'
import { CardFace } from './CardFace.tsx'
import { livery } from './palette.ts'
import type { Props } from './props.ts'

const SORTS = [
  [PLAIN, 'board.plain'],
  [SYMBOL, 'board.symbol'],
  [SINGLE, 'board.single'],
  [DOUBLE, 'board.double'],
] as const

export const Hand = (props: Props): ReactNode => {
  const { view, question, say } = props
  if (view.viewer === 'watcher') return null
  const acting = isQuestion(question, 'act')
  const count = (kind: string): number => question?.choices.filter((choice) => choice.kind === kind).length ?? 0
  return (
    <section className="panel-part">
      <h2 className="panel-heading">{say(word('board.hand'))}</h2>
      <table className="panel-table gl-table gl-hand">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say(word('board.colour'))}</span>
            </th>
            {SORTS.map(([from, name]) => (
              <th key={from} scope="col" className="gl-kind">
                <CardFace card={from} plain />
                <span className="unseen">{say(word(name))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COLOURS.map((_, colour) => (
            <tr key={COLOURS[colour]}>
              <th scope="row">
                <span className={`gl-chip gl-${livery(colour).name}`} aria-hidden="true">
                  {livery(colour).letter}
                </span>{' '}
                {say(colourName(colour))}
              </th>
              {SORTS.map(([from]) => (
                <td key={from}>
                  <Held {...props} card={from + colour} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="gl-engines">
        <CardFace card={LOCOMOTIVE} />
        <Held {...props} card={LOCOMOTIVE} />
        <span>{say(word('board.locomotives', { count: view.hand[LOCOMOTIVE] ?? 0 }))}</span>
      </p>
      {acting && (
        <p className="gl-remark">{say(word('board.payable', { count: count('claim'), harbours: count('harbour') }))}</p>
      )}
    </section>
  )
}

/** How many of a card. While the viewer is paying, a card that does not fit is a button that says why. */
const Held = (props: Props & { readonly card: Card }): ReactNode => {
  const { view, question, card, say } = props
  const count = view.hand[card] ?? 0
  if (count === 0) return <span className="gl-none">{card === LOCOMOTIVE ? '' : '–'}</span>
  if (!isQuestion(question, 'pay')) return <strong className="gl-figure">{card === LOCOMOTIVE ? '' : count}</strong>
  const fits = choiceFor(question, cardTarget(card)) !== undefined
  if (fits) return <strong className="gl-figure gl-fits">{count}</strong>
  return (
    <button type="button" className="gl-why" onClick={() => touch(props, cardTarget(card))}>
      {count}
      <span className="unseen"> {say(cardName(card))}</span>
    </button>
  )
}
