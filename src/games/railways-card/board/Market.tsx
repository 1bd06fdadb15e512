/** Deck, display, discard pile and bag: to see, and to take cards from. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { choiceFor, isTarget } from '../../../web/toolkit/choosing.ts'
import { Press } from '../../../web/toolkit/Press.tsx'
import { CUBE_TARGET, DECK_TARGET, displayTarget, PILE_TARGET, STOP_TARGET } from '../describe/targets.ts'
import { cardName, say as word } from '../describe/words.ts'
import type { View } from '../view.ts'
import { CardBack, CardFace } from './CardFace.tsx'

type Props = BoardProps<View> & { readonly letters: string }

export const Market = (props: Props): ReactNode => {
  const { view, question, say, letters } = props
  const top = view.pile.at(-1)
  const pile = top === undefined ? word('board.pile.empty') : word('board.pile', { card: cardName(top) })
  return (
    <section className="panel-part" aria-label={say(word('board.market'))}>
      <h2 className="panel-heading">{say(word('board.market'))}</h2>
      <div className="rc-market">
        <Stand {...props} target={DECK_TARGET} name={say(word('board.deck', { count: view.deckLeft }))}>
          <CardBack />
          <span className="rc-count" aria-hidden="true">
            {view.deckLeft}
          </span>
        </Stand>
        {view.display.map((card, place) =>
          card < 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of the display are numbered
            <div key={place} className="rc-slot rc-empty">
              <span className="unseen">{say(word('board.display.empty'))}</span>
            </div>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of the display are numbered
            <Stand key={place} {...props} target={displayTarget(card)} name={say(cardName(card))}>
              <CardFace card={card} letters={letters} />
            </Stand>
          ),
        )}
        <Stand {...props} target={PILE_TARGET} name={say(pile)}>
          {top === undefined ? <span className="rc-empty" /> : <CardFace card={top} letters={letters} />}
          <span className="rc-count" aria-hidden="true">
            {view.pile.length}
          </span>
        </Stand>
      </div>
      <div className="rc-buttons">
        {isTarget(question, STOP_TARGET) && <Press {...props} target={STOP_TARGET} name={say(word('move.stop'))} />}
        {isTarget(question, CUBE_TARGET) && <Press {...props} target={CUBE_TARGET} name={say(word('move.cube'))} />}
        {!view.younger && <p className="rc-quiet">{say(word('board.bag', { count: view.bagLeft }))}</p>}
      </div>
    </section>
  )
}

type StandProps = Props & { readonly target: string; readonly name: string; readonly children: ReactNode }

/** A card that is a button when it can be taken, else a picture. */
const Stand = ({ target, name, children, ...props }: StandProps): ReactNode => {
  const { question, say } = props
  if (!isTarget(question, target)) {
    return (
      <div className="rc-slot">
        {children}
        <span className="unseen">{name}</span>
      </div>
    )
  }
  const choice = choiceFor(question, target)
  return (
    <Press {...props} className="rc-slot" target={target} name={choice === undefined ? name : say(choice.label)}>
      {children}
    </Press>
  )
}
