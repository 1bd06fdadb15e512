/** Deck, display, discard pile and bag: to see, and to take cards from. */
import type { CSSProperties, ReactNode } from 'react'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { choiceFor, isTarget } from '../../../../web/toolkit/choosing.ts'
import { anchor } from '../../../../web/toolkit/effects.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { Press } from '../../../../web/toolkit/Press.tsx'
import { isCity } from '../../cards/cards.ts'
import { CUBE_TARGET, DECK_TARGET, displayTarget, PILE_TARGET } from '../../describe/targets.ts'
import { cardName, say as word } from '../../describe/words.ts'
import type { View } from '../../view.ts'
import { CardBack, CardFace } from '../CardFace.tsx'
import { Primary } from './Primary.tsx'

type Props = BoardProps<View>

export const Market = (props: Props): ReactNode => {
  const { view, question, say } = props
  const top = view.pile.at(-1)
  const pile = top === undefined ? word('board.pile.empty') : word('board.pile', { card: cardName(top) })
  const draw = choiceFor(question, DECK_TARGET)
  return (
    <section className="rc-market" aria-label={say(word('board.market'))}>
      {draw !== undefined && <Primary label={say(word('board.draw'))} choice={draw} />}
      <h2 className="rc-heading">
        {say(word('board.market'))}
        {view.end !== 'none' && view.step !== 'over' && <em>{say(word('board.last'))}</em>}
      </h2>
      <div className="rc-stands" style={{ '--rc-market-units': unitsOf(view) } as CSSProperties}>
        <Stand
          {...props}
          id="deck"
          target={DECK_TARGET}
          rule="RC-3.3"
          name={say(word('board.deck', { count: view.deckLeft }))}
        >
          {view.deckLeft === 0 ? <span className="rc-empty" /> : <CardBack />}
          <span className="rc-count" aria-hidden="true">
            {view.deckLeft}
          </span>
        </Stand>
        {view.display.map((card, place) =>
          card < 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of the display are numbered
            <div key={place} className="rc-slot rc-stand rc-empty" {...anchor(`display:${place}`)}>
              <span className="unseen">{say(word('board.display.empty'))}</span>
            </div>
          ) : (
            <Stand
              // biome-ignore lint/suspicious/noArrayIndexKey: the places of the display are numbered
              key={place}
              {...props}
              id={`display:${place}`}
              target={displayTarget(card)}
              rule="RC-3.4"
              name={say(cardName(card))}
              isWide={isCity(card)}
            >
              <CardFace card={card} />
            </Stand>
          ),
        )}
        <Stand
          {...props}
          id="pile"
          target={PILE_TARGET}
          rule="RC-3.7"
          name={say(pile)}
          isWide={top !== undefined && isCity(top)}
        >
          {top === undefined ? <span className="rc-empty" /> : <CardFace card={top} />}
          <span className="rc-count" aria-hidden="true">
            {view.pile.length}
          </span>
        </Stand>
        {!view.younger && (
          <Stand
            {...props}
            id="bag"
            target={CUBE_TARGET}
            rule="RC-1.2"
            name={say(word('board.bag', { count: view.bagLeft }))}
          >
            <Bag />
            <span className="rc-count" aria-hidden="true">
              {view.bagLeft}
            </span>
          </Stand>
        )}
      </div>
    </section>
  )
}

/** How wide all of it is, in heights of a card. */
const unitsOf = ({ display, pile, younger }: View): number => {
  const wide = (card: number | undefined): number => (card !== undefined && card >= 0 && isCity(card) ? 1.34 : 0.73)
  const cards = display.reduce((sum, card) => sum + wide(card), 0)
  return Number((0.73 + cards + wide(pile.at(-1)) + (younger ? 0 : 0.73)).toFixed(2))
}

type StandProps = Props & {
  readonly id: string
  readonly target: string
  readonly rule: 'RC-3.3' | 'RC-3.4' | 'RC-3.7' | 'RC-1.2'
  readonly name: string
  /** A city card is wider. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A place that is a button when it can be taken from, else a picture. */
const Stand = ({ id, target, rule, name, isWide = false, children, ...props }: StandProps): ReactNode => {
  const { question, say } = props
  const choice = choiceFor(question, target)
  return (
    <div className={isWide ? 'rc-stand rc-stand-city' : 'rc-stand'} {...anchor(id)} {...explain(name, rule)}>
      {isTarget(question, target) ? (
        <Press {...props} className="rc-slot" target={target} name={choice === undefined ? name : say(choice.label)}>
          {children}
        </Press>
      ) : (
        <div className="rc-slot">
          {children}
          <span className="unseen">{name}</span>
        </div>
      )}
    </div>
  )
}

const Bag = (): ReactNode => (
  <svg className="rc-face" viewBox="0 0 38 52" aria-hidden="true">
    <path className="rc-bag" d="M11 14Q3 26 3 38Q3 50 19 50T35 38Q35 26 27 14Z" />
    <path className="rc-bag-neck" d="M10 4L13 12H25L28 4Q23 7 19 4Q15 7 10 4Z" />
    <path className="rc-bag-string" d="M10 14H28" />
  </svg>
)
