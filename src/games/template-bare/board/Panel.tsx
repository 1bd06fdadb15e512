/** The player's hand, as buttons, and the lines in words. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { Press } from '../../../web/toolkit/Press.tsx'
import { cardName, say as word } from '../describe/words.ts'
import { CARDS, cardTarget } from '../moves.ts'
import type { View } from '../view.ts'

export const Panel = (props: BoardProps<View>): ReactNode => {
  const { view, seats, say } = props
  return (
    <div className="sl panel">
      {view.hand !== null && <Hand {...props} hand={view.hand} />}
      <section className="panel-part">
        <p>{say(word('board.deck', { count: view.left }))}</p>
        <ul className="sl-lines">
          {seats.map(({ name }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              {'ABCD'[seat]}: {name} {view.lines[seat]?.map((card) => card + 1).join(' ')}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const Hand = (props: BoardProps<View> & { readonly hand: readonly number[] }): ReactNode => {
  const { hand, say } = props
  return (
    <section className="panel-part" aria-label={say(word('board.hand'))}>
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
