/** The six open cards, the two decks, the choice of the deck that replaces a taken card, and the discards. */
import type { ReactNode } from 'react'
import { choiceFor, isQuestion, touch } from '../../../web/toolkit/choosing.ts'
import { BACKS, type Back } from '../cards/cards.ts'
import { deckTarget, openTarget } from '../describe/targets.ts'
import { cardName, deckName, say as word } from '../describe/words.ts'
import { CardFace } from './CardFace.tsx'
import type { Props } from './props.ts'
import { REFILL_PREFERENCES, type RefillPreference, useRefilling } from './refilling.ts'

export const Market = (props: Props): ReactNode => {
  const { view, question, choose, say } = props
  const [preference, setPreference] = useRefilling(question, choose)
  const drawing = isQuestion(question, 'act', 'second')
  return (
    <section className="panel-part" aria-label={say(word('board.market'))}>
      <div className="gl-row">
        {view.row.map((card, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row
            key={place}
            type="button"
            className={
              view.taking === place ? 'panel-press gl-press gl-open gl-taking' : 'panel-press gl-press gl-open'
            }
            aria-disabled={!drawing || choiceFor(question, openTarget(place)) === undefined}
            onClick={() => touch(props, openTarget(place))}
          >
            <CardFace card={card} />
            <span className="unseen">{say(word('board.open', { place: place + 1, card: cardName(card) }))}</span>
          </button>
        ))}
      </div>
      <div className="gl-decks">
        {BACKS.map((back) => (
          <Deck key={back} {...props} back={back} />
        ))}
      </div>
      <fieldset className="gl-wish">
        <legend>{say(word('board.refill'))}</legend>
        {REFILL_PREFERENCES.map((each) => (
          <label key={each} className="gl-wish-one">
            <input type="radio" name="gl-refill" checked={preference === each} onChange={() => setPreference(each)} />
            <span>{say(preferenceName(each))}</span>
          </label>
        ))}
      </fieldset>
      <Discards {...props} />
    </section>
  )
}

const preferenceName = (preference: RefillPreference) =>
  preference === 'ask' ? word('board.refill.ask') : preference === 'train' ? word('board.trains') : word('board.ships')

/** Both discard piles are open (GL-4.7): they come back when a deck runs out. */
const Discards = ({ view, say }: Props): ReactNode => {
  const count = view.discards.reduce((sum, each) => sum + each, 0)
  if (count === 0) return null
  return (
    <details className="gl-discards">
      <summary>{say(word('board.discards', { count }))}</summary>
      <ul className="gl-seen">
        {view.discards.map((held, card) =>
          held === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its number
            <li key={card} className="gl-engines">
              <CardFace card={card} />
              <span aria-hidden="true">×{held}</span>
              <span className="unseen">{say(word('cards', { count: held, card: cardName(card) }))}</span>
            </li>
          ),
        )}
      </ul>
    </details>
  )
}

/** A deck: to draw from blind, or to name as the replacement for an open card. */
const Deck = (props: Props & { readonly back: Back }): ReactNode => {
  const { view, question, back, say } = props
  const target = deckTarget(back)
  const choice = choiceFor(question, target)
  const count = view.left[back] ?? 0
  const label = isQuestion(question, 'refill')
    ? word('move.refill', { deck: deckName(back) })
    : word('board.deck', { deck: deckName(back), count })
  return (
    <button
      type="button"
      className={`panel-press gl-press gl-deck gl-deck-${back === 0 ? 'train' : 'ship'}`}
      aria-disabled={choice === undefined}
      onClick={() => touch(props, target)}
    >
      {say(label)}
    </button>
  )
}
