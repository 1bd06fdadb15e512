/** RC-4.4: the payment. The cheapest is put together already; a tap on a card adds one, the button beside it takes one back. */
import { type ReactNode, useMemo, useState } from 'react'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { choiceFor } from '../../../../web/toolkit/choosing.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import type { PendingDecision } from '../../../../wire/host.ts'
import type { Card } from '../../cards/cards.ts'
import { countOf } from '../../cards/decks.ts'
import { payment, paymentValue } from '../../cards/payment.ts'
import { payTarget } from '../../describe/targets.ts'
import { cardName, say as word } from '../../describe/words.ts'
import { parse } from '../../moves.ts'
import { VALUE } from '../../network/cities.ts'
import type { View } from '../../view.ts'
import { CardFace } from '../CardFace.tsx'
import { Primary } from './Primary.tsx'
import { kindsOf } from './uses.ts'

type Props = BoardProps<View> & { readonly question: PendingDecision; readonly hand: readonly number[] }

export const Pay = (props: Props): ReactNode => {
  const { view, question, hand, say } = props
  const kinds = useMemo(() => kindsOf(view.joint % 5), [view.joint])
  const [counts, setCounts] = useState<readonly number[]>(() => cheapest(question))
  const [ones = 0, twos = 0, jokers = 0] = counts
  const change = (at: number, by: number): void =>
    setCounts(
      counts.map((count, i) => (i === at ? Math.max(0, Math.min(count + by, countOf(hand, 0, kinds[i] ?? 0))) : count)),
    )
  const total = paymentValue(payment(ones, twos, jokers))
  const target = payTarget({ ones, twos, jokers })
  const choice = choiceFor(question, target)
  return (
    <section className="rc-pay" aria-label={say(word('board.pay'))}>
      {choice !== undefined && <Primary label={say(word('board.build'))} choice={choice} />}
      <div className="rc-payers">
        {kinds.map((card, at) =>
          countOf(hand, 0, card) === 0 ? null : (
            <Payer
              key={card}
              card={card}
              count={counts[at] ?? 0}
              most={countOf(hand, 0, card)}
              say={say}
              change={(by) => change(at, by)}
            />
          ),
        )}
      </div>
      <p
        role="status"
        className={choice === undefined ? 'rc-total' : 'rc-total rc-enough'}
        {...explain(say(word('board.pay.about')), 'RC-4.4')}
      >
        {say(
          choice === undefined
            ? word('board.pay.total', { total, value: VALUE[view.building] ?? 0 })
            : word('board.pay.points', { points: total }),
        )}
      </p>
    </section>
  )
}

/** The first payment of the list: its ones, twos and locomotives. */
const cheapest = ({ choices }: PendingDecision): readonly number[] => {
  const move = parse(choices[0]?.notation ?? '')
  return move?.kind === 'pay' ? [move.ones, move.twos, move.jokers] : [0, 0, 0]
}

interface PayerProps {
  readonly card: Card
  readonly count: number
  readonly most: number
  say: BoardProps<View>['say']
  change(by: number): void
}

const Payer = ({ card, count, most, say, change }: PayerProps): ReactNode => (
  <div className={count > 0 ? 'rc-payer rc-paid' : 'rc-payer'}>
    <button
      type="button"
      className="panel-press rc-slot"
      aria-label={say(word('board.pay.more', { card: cardName(card) }))}
      {...explain(say(word('board.pay.more', { card: cardName(card) })), 'RC-4.4')}
      aria-disabled={count === most}
      onClick={() => change(1)}
    >
      <CardFace card={card} />
      <span className="rc-count" aria-hidden="true">
        {count}/{most}
      </span>
    </button>
    <button
      type="button"
      className="panel-press rc-less"
      aria-label={say(word('board.pay.less', { card: cardName(card) }))}
      {...explain(say(word('board.pay.less', { card: cardName(card) })), 'RC-4.4')}
      aria-disabled={count === 0}
      onClick={() => change(-1)}
    >
      −
    </button>
  </div>
)
