/** The player's hand, as buttons. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { explain } from '../../../web/toolkit/explain.ts'
import { Press } from '../../../web/toolkit/Press.tsx'
import { cardName, say as word } from '../describe/words.ts'
import { CARDS, cardTarget } from '../moves.ts'
import type { View } from '../view.ts'

export const Dock = (props: BoardProps<View>): ReactNode => {
  const { view, say } = props
  const { hand } = view
  if (hand === null) return null
  return (
    <section aria-label={say(word('board.hand'))} {...explain(say(word('explain.hand')), 'SL-2.1')}>
      <h2 className="panel-heading">{say(word('board.hand'))}</h2>
      <div className="sl-hand">
        {CARDS.filter((card) => (hand[card] ?? 0) > 0).map((card) => (
          <Press
            key={card}
            {...props}
            className="sl-held"
            target={cardTarget(card)}
            name={say(word('move.play', { card: cardName(card) }))}
          >
            <span aria-hidden="true">
              {card + 1}
              {(hand[card] ?? 0) > 1 && ` ×${hand[card]}`}
            </span>
          </Press>
        ))}
      </div>
    </section>
  )
}
