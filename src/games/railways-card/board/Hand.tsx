/** The viewer's cards. In an action the player chooses a card, then its use; above the hand limit it is discarded. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { touch } from '../../../web/toolkit/choosing.ts'
import { Press } from '../../../web/toolkit/Press.tsx'
import { createPick } from '../../../web/toolkit/shared.ts'
import { CARDS, type Card, cityOn, isCity, JOKER } from '../cards/cards.ts'
import { countOf } from '../cards/decks.ts'
import { buildTarget, discardTarget, LAY_TARGET, PASS_TARGET } from '../describe/targets.ts'
import { cardName, cityName, say as word } from '../describe/words.ts'
import type { View } from '../view.ts'
import { CardFace } from './CardFace.tsx'

/** The card that the player has selected. */
const usePick = createPick<Card>()

type Props = BoardProps<View> & { readonly letters: string; readonly hand: readonly number[] }

export const Hand = (props: Props): ReactNode => {
  const { view, question, hand, say, letters } = props
  const [picked, pick] = usePick(question)
  const kind = question?.ask.kind
  const cards = CARDS.filter((card) => countOf(hand, 0, card) > 0)
  const press = (card: Card): void => {
    if (kind === 'trim') touch(props, discardTarget(card))
    else pick(card === picked ? null : card)
  }
  const isTouched = kind === 'act' || kind === 'trim'
  const shown = kind === 'act' && picked !== null && cards.includes(picked) ? picked : null
  return (
    <section className="panel-part" aria-label={say(word('board.hand'))}>
      <h2 className="panel-heading">{say(word('board.hand'))}</h2>
      {cards.length === 0 && <p className="rc-quiet">{say(word('board.hand.empty'))}</p>}
      <div className="rc-hand">
        {cards.map((card) => (
          <Held
            key={card}
            card={card}
            count={countOf(hand, 0, card)}
            letters={letters}
            name={say(nameOf(card, countOf(hand, 0, card), kind === 'trim'))}
            isPicked={kind === 'act' ? card === picked : undefined}
            isInUse={card === view.discarding || (isCity(card) && cityOn(card) === view.building)}
            press={isTouched ? press : null}
          />
        ))}
      </div>
      {kind === 'act' &&
        (shown === null ? (
          <p className="rc-quiet">{say(word('board.hand.pick'))}</p>
        ) : (
          <Uses {...props} card={shown} />
        ))}
      {kind === 'act' && (
        <div className="rc-buttons">
          <Press {...props} target={PASS_TARGET} name={say(word('move.pass'))} />
        </div>
      )}
    </section>
  )
}

const nameOf = (card: Card, count: number, isTrim: boolean) =>
  isTrim ? word('move.trim', { card: cardName(card) }) : word('board.hand.card', { card: cardName(card), count })

interface HeldProps {
  readonly card: Card
  readonly count: number
  readonly letters: string
  readonly name: string
  readonly isPicked: boolean | undefined
  /** Whether it is already being built or discarded. */
  readonly isInUse: boolean
  readonly press: ((card: Card) => void) | null
}

const Held = ({ card, count, letters, name, isPicked, isInUse, press }: HeldProps): ReactNode => {
  const face = (
    <>
      <CardFace card={card} letters={letters} />
      {count > 1 && (
        <span className="rc-count" aria-hidden="true">
          ×{count}
        </span>
      )}
      <span className="unseen">{name}</span>
    </>
  )
  if (press === null) return <div className={isInUse ? 'rc-slot rc-spoken' : 'rc-slot'}>{face}</div>
  return (
    <button type="button" className="panel-press rc-slot" aria-pressed={isPicked} onClick={() => press(card)}>
      {face}
    </button>
  )
}

/** The possible uses of a card in an action. */
const Uses = (props: Props & { readonly card: Card }): ReactNode => {
  const { card, say } = props
  return (
    <div className="rc-buttons">
      {isCity(card) && (
        <Press
          {...props}
          target={buildTarget(cityOn(card))}
          name={say(word('move.build', { city: cityName(cityOn(card)) }))}
        />
      )}
      {card === JOKER && <Press {...props} target={LAY_TARGET} name={say(word('move.lay'))} />}
      <Press {...props} target={discardTarget(card)} name={say(word('move.discard', { card: cardName(card) }))} />
    </div>
  )
}
