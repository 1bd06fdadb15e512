/** RC-4.4: the payment. The most useful ones are buttons, all others can be entered. */
import { type ReactNode, useState } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { Press } from '../../../web/toolkit/Press.tsx'
import type { PendingDecision } from '../../../wire/host.ts'
import { CARDS, type Card, colourOf, isRail, JOKER, railCard } from '../cards/cards.ts'
import { countOf } from '../cards/decks.ts'
import { payment, paymentValue } from '../cards/payment.ts'
import { handTarget, payTarget } from '../describe/targets.ts'
import { cardName, say as word } from '../describe/words.ts'
import { VALUE } from '../network/cities.ts'
import type { View } from '../view.ts'
import { CardFace } from './CardFace.tsx'

type Props = BoardProps<View> & {
  readonly question: PendingDecision
  readonly hand: readonly number[]
  readonly letters: string
}

const OFFERED = 6

export const Pay = (props: Props): ReactNode => {
  const { view, question, hand, say, letters } = props
  const colour = view.joint % 5
  const kinds = [railCard(colour, 1), railCard(colour, 2), JOKER]
  const [counts, setCounts] = useState<readonly number[]>([0, 0, 0])
  const [ones = 0, twos = 0, jokers = 0] = counts
  const change = (at: number, by: number): void =>
    setCounts(
      counts.map((count, i) => (i === at ? Math.max(0, Math.min(count + by, countOf(hand, 0, kinds[i] ?? 0))) : count)),
    )
  const others = CARDS.filter((card) => isRail(card) && colourOf(card) !== colour && countOf(hand, 0, card) > 0)
  const total = paymentValue(payment(ones, twos, jokers))
  return (
    <section className="panel-part" aria-label={say(word('board.pay'))}>
      <h2 className="panel-heading">{say(word('board.pay'))}</h2>
      <div className="rc-buttons rc-stacked">
        {question.choices.slice(0, OFFERED).map(({ notation, targets }) => (
          <Press key={notation} {...props} target={targets[0] ?? ''} />
        ))}
      </div>
      <fieldset className="rc-own">
        <legend>{say(word('board.pay.own'))}</legend>
        {kinds.map((card, at) =>
          countOf(hand, 0, card) === 0 ? null : (
            <Stepper
              key={card}
              card={card}
              count={counts[at] ?? 0}
              letters={letters}
              say={say}
              change={(by) => change(at, by)}
            />
          ),
        )}
        <p role="status">{say(word('board.pay.total', { total, value: VALUE[view.building] ?? 0 }))}</p>
        {ones + twos + jokers > 0 && (
          <Press {...props} target={payTarget({ ones, twos, jokers })} name={say(word('board.pay.now'))} />
        )}
      </fieldset>
      {others.length > 0 && (
        <fieldset className="rc-own">
          <legend>{say(word('board.pay.other'))}</legend>
          <div className="rc-hand">
            {others.map((card) => (
              <Press key={card} {...props} className="rc-slot" target={handTarget(card)} name={say(cardName(card))}>
                <CardFace card={card} letters={letters} />
              </Press>
            ))}
          </div>
        </fieldset>
      )}
    </section>
  )
}

interface StepperProps {
  readonly card: Card
  readonly count: number
  readonly letters: string
  say: BoardProps<View>['say']
  change(by: number): void
}

const Stepper = ({ card, count, letters, say, change }: StepperProps): ReactNode => (
  <div className="rc-stepper">
    <button
      type="button"
      className="panel-press"
      aria-label={say(word('board.pay.less', { card: cardName(card) }))}
      onClick={() => change(-1)}
    >
      −
    </button>
    <span className="rc-stepper-card">
      <CardFace card={card} letters={letters} />
    </span>
    <span className="rc-figure">{count}</span>
    <button
      type="button"
      className="panel-press"
      aria-label={say(word('board.pay.more', { card: cardName(card) }))}
      onClick={() => change(1)}
    >
      +
    </button>
  </div>
)
