/** The six open cards and the two decks at the edge of the board. The choice of the refill appears on the emptied place. */
import type { ReactNode } from 'react'
import { choiceFor, isQuestion, touch } from '../../../../web/toolkit/choosing.ts'
import { anchor } from '../../../../web/toolkit/effects.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { BACK_NAMES, BACKS, type Back, type Card, LOCOMOTIVE } from '../../cards/cards.ts'
import { deckTarget, openTarget } from '../../describe/targets.ts'
import { cardName, deckName, say as word } from '../../describe/words.ts'
import { CardBack, CardFace } from '../cards/CardFace.tsx'
import { explainCard } from '../cards/explain-card.ts'
import { Actions } from '../dock/Actions.tsx'
import type { PromptProps, Props } from '../props.ts'

export const Strip = (props: Props): ReactNode => {
  const { view, question, say } = props
  return (
    <section className="gl-strip" aria-label={say(word('board.market'))}>
      {view.row.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row
        <Place key={place} {...props} card={card} place={place} />
      ))}
      {BACKS.map((back) => (
        <Deck key={back} {...props} back={back} />
      ))}
      {isQuestion(question, 'act') && <Actions {...props} question={question} />}
    </section>
  )
}

type PlaceProps = Props & { readonly card: Card; readonly place: number }

const Place = (props: PlaceProps): ReactNode => {
  const { view, question, place } = props
  if (view.taking !== place || !isQuestion(question, 'refill')) return <OpenCard {...props} />
  return (
    <div className="gl-emptied" {...anchor(openTarget(place))}>
      <RefillButtons {...props} question={question} />
    </div>
  )
}

const OpenCard = (props: PlaceProps): ReactNode => {
  const { question, card, place, say } = props
  const target = openTarget(place)
  const isOffered = isQuestion(question, 'act', 'second') && choiceFor(question, target) !== undefined
  return (
    <button
      type="button"
      className={isOffered ? 'gl-open gl-open-offered' : 'gl-open'}
      data-target={target}
      aria-disabled={!isOffered}
      onClick={() => touch(props, target)}
      {...anchor(target)}
      {...explain(say(explainCard(card)), card === LOCOMOTIVE ? 'GL-4.3' : 'GL-4.1')}
    >
      <CardFace card={card} />
      <span className="unseen">{say(word('board.open', { place: place + 1, card: cardName(card) }))}</span>
    </button>
  )
}

/** On the place of the card taken: press the deck that refills it. */
export const RefillButtons = (props: PromptProps): ReactNode =>
  BACKS.map((back) => (
    <button
      key={back}
      type="button"
      className="panel-press gl-refill"
      data-target={deckTarget(back)}
      aria-disabled={choiceFor(props.question, deckTarget(back)) === undefined}
      onClick={() => touch(props, deckTarget(back))}
      {...explain(props.say(word('board.explain.refill')), 'GL-4.2')}
    >
      <CardBack back={back} />
      <span className="unseen">{props.say(word('move.refill', { deck: deckName(back) }))}</span>
    </button>
  ))

/** A deck to draw from. One press draws: the explanation says that it cannot be undone. */
const Deck = (props: Props & { readonly back: Back }): ReactNode => {
  const { view, question, back, say } = props
  const target = deckTarget(back)
  const isOffered = isQuestion(question, 'act', 'second') && choiceFor(question, target) !== undefined
  const count = view.left[back] ?? 0
  return (
    <button
      type="button"
      className={`gl-open gl-deck gl-deck-${BACK_NAMES[back]}${isOffered ? ' gl-open-offered' : ''}`}
      data-target={target}
      aria-disabled={!isOffered}
      onClick={() => touch(props, target)}
      {...anchor(target)}
      {...explain(say(word('board.explain.deck', { deck: deckName(back), count })), 'GL-4.1')}
    >
      <CardBack back={back} count={count} />
      <span className="unseen">{say(word('board.deck', { deck: deckName(back), count }))}</span>
    </button>
  )
}
