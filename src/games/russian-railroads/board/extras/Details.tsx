/** Further facts in a drawer: what factories, tokens and cards do, who has used them, and which end cards are known. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { hasToken } from '../../cards/tokens.ts'
import { FACTORIES } from '../../data/board.ts'
import { CARDS, END_CARDS, END_CARDS_REMOVED, TOKENS } from '../../data/cards.ts'
import { has, membersOf } from '../../state/sets.ts'
import { seatsOf } from '../../state/state.ts'
import type { View } from '../../view.ts'
import { cardWords, endCardName, factoryWords, tokenWords, say as word } from '../../words.ts'
import { endCardsKnown } from '../end-cards.ts'
import { EffectIcon } from '../Glyphs.tsx'
import { Plant, SeatFlag } from '../Pictures.tsx'

export const Details = ({ view, viewer, seats, say }: BoardProps<View>): ReactNode => {
  const pile = END_CARDS.length - END_CARDS_REMOVED - view.board.endCardTakers.length
  const look = view.looks.at(-1)
  return (
    <div className="rr rr-details">
      <section>
        <h3 className="panel-heading">{say(word('board.tokens'))}</h3>
        <ul className="rr-facts">
          {TOKENS.map(({ id, effect }, token) => (
            <li key={id}>
              <EffectIcon effect={effect} most={90} />
              <span>{tokenWords(token).map(say).join(', ')}</span>
              {seatsOf(view)
                .filter((seat) => hasToken(view, seat, token))
                .map((seat) => (
                  <Flag key={seat} seat={seat} name={seats[seat]?.name ?? ''} />
                ))}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="panel-heading">{say(word('board.cards'))}</h3>
        <ul className="rr-facts">
          {CARDS.map(({ id, effect }, card) => (
            <li key={id}>
              <EffectIcon effect={effect} most={110} />
              <span>
                {say(
                  word(has(view.board.cardsLeft, card) ? 'board.card.left' : 'board.card.taken', {
                    effect: cardWords(card),
                  }),
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="panel-heading">{say(word('board.endCards'))}</h3>
        <p>{say(word('board.pile', { count: pile }))}</p>
        <ul>
          {viewer !== 'watcher' &&
            endCardsKnown(view, viewer).map((card) => <li key={card}>{say(endCardName(card))}</li>)}
        </ul>
        {look !== undefined && <p>{say(word('board.known', { cards: membersOf(look.pile).map(endCardName) }))}</p>}
      </section>
      <section>
        <h3 className="panel-heading">{say(word('details.factories'))}</h3>
        <ul className="rr-facts">
          {Object.entries(FACTORIES).map(([number, effect]) => (
            <li key={number}>
              <svg className="rr-icon" viewBox="-1 -1 31 26" width="36" height="30" aria-hidden="true">
                <Plant number={Number(number)} />
              </svg>
              <EffectIcon effect={effect} most={90} />
              <span>
                {say(word('board.factory', { number: Number(number), effect: factoryWords(Number(number)) }))}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const Flag = ({ seat, name }: { readonly seat: number; readonly name: string }): ReactNode => (
  <span title={name}>
    <svg viewBox="0 2 16 22" width="16" height="22" aria-hidden="true">
      <SeatFlag seat={seat} />
    </svg>
    <span className="unseen">{name}</span>
  </span>
)
