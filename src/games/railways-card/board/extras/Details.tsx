/** Further facts: the discard pile, cards that others took face up, and delivered goods. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { CARDS, type Card } from '../../cards/cards.ts'
import { countOf } from '../../cards/decks.ts'
import { cardName, goodName, say as word } from '../../describe/words.ts'
import { ALL_GOODS } from '../../moves.ts'
import { seatsOf } from '../../state.ts'
import type { View } from '../../view.ts'
import { CardFace } from '../CardFace.tsx'
import { Cube } from '../marks.tsx'

type Props = BoardProps<View>

export const Details = ({ view, seats, say }: Props): ReactNode => (
  <div className="rc-details">
    {!view.younger && (
      <section>
        <h3>{say(word('details.goods'))}</h3>
        <ul>
          {seatsOf(view).map((seat) => (
            <li key={seat}>
              {seats[seat]?.name}: <Delivered view={view} seat={seat} say={say} />
            </li>
          ))}
        </ul>
      </section>
    )}
    <section>
      <h3>{say(word('details.known'))}</h3>
      <ul>
        {seatsOf(view)
          .filter((seat) => seat !== view.viewer)
          .map((seat) => (
            <li key={seat}>
              {seats[seat]?.name}:{' '}
              <Cards
                cards={CARDS.flatMap((card) => Array<Card>(countOf(view.known, seat, card)).fill(card))}
                say={say}
              />
            </li>
          ))}
      </ul>
    </section>
    <section>
      <h3>{say(word('details.pile'))}</h3>
      <Cards cards={[...view.pile].reverse()} say={say} />
    </section>
  </div>
)

const Cards = ({ cards, say }: { readonly cards: readonly Card[] } & Pick<Props, 'say'>): ReactNode =>
  cards.length === 0 ? (
    say(word('details.none'))
  ) : (
    <span className="rc-details-cards">
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are all alike
        <span key={at} className="rc-legend-card">
          <CardFace card={card} />
          <span className="unseen">{say(cardName(card))} </span>
        </span>
      ))}
    </span>
  )

const Delivered = ({ view, seat, say }: Pick<Props, 'view' | 'say'> & { readonly seat: number }): ReactNode => {
  const goods = ALL_GOODS.filter((good) => (view.delivered[seat * 4 + good] ?? 0) > 0)
  if (goods.length === 0) return say(word('details.none'))
  return goods.map((good) => (
    <span key={good} className="rc-delivered">
      <svg viewBox="0 0 24 22" width={24} height={22} aria-hidden="true">
        <Cube good={good} x={0.5} y={0.5} width={23} height={21} />
      </svg>
      {say(word('words.count', { count: view.delivered[seat * 4 + good] ?? 0, thing: goodName(good) }))}
    </span>
  ))
}
