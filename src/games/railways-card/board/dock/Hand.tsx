/**
 * The viewer's cards: rails by colour and locomotives, then cities on a shelf of their own. In an action the player chooses
 * a card, then its use; above the limit it goes.
 */
import type { CSSProperties, ReactNode } from 'react'
import type { Target } from '../../../../kit/game.ts'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { choiceFor, touch } from '../../../../web/toolkit/choosing.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { createPick } from '../../../../web/toolkit/shared.ts'
import type { PendingDecision } from '../../../../wire/host.ts'
import { type Card, cityOn, isCity, isRail } from '../../cards/cards.ts'
import { countOf } from '../../cards/decks.ts'
import { buildTarget, discardTarget, handTarget, LAY_TARGET } from '../../describe/targets.ts'
import { cardName, say as word } from '../../describe/words.ts'
import type { View } from '../../view.ts'
import { CardFace } from '../CardFace.tsx'
import { mixed, shelved } from './fit.ts'
import { cardsOf, paysFor } from './uses.ts'
import { wordsForUse } from './words-for-use.ts'

/** The card that the player has selected. */
export const usePicked = createPick<Card>()

type Props = BoardProps<View> & { readonly hand: readonly number[] }

export const Hand = (props: Props): ReactNode => {
  const { hand, say } = props
  const cards = cardsOf(hand)
  const shelves = [cards.filter((card) => !isCity(card)), cards.filter(isCity)] as const
  const [rails, cities] = [shelves[0].length, shelves[1].length]
  return (
    <section
      className="rc-hand"
      aria-label={say(word('board.hand'))}
      style={{ '--shelved': shelved(rails, cities), '--mixed': mixed(rails, cities) } as CSSProperties}
    >
      {cards.length === 0 && <p className="rc-quiet">{say(word('board.hand.empty'))}</p>}
      {shelves.map((shelf, at) =>
        shelf.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: rails and locomotives lie above cities
          <div key={at} className="rc-shelf">
            {shelf.map((card) => (
              <Held key={card} {...props} card={card} count={countOf(hand, 0, card)} />
            ))}
          </div>
        ),
      )}
    </section>
  )
}

type HeldProps = Props & { readonly card: Card; readonly count: number }

const Held = ({ card, count, ...props }: HeldProps): ReactNode => {
  const { view, question, say } = props
  const [picked, pick] = usePicked(question)
  const kind = question?.ask.kind
  const press = (): void => {
    if (kind === 'trim') touch(props, discardTarget(card))
    else if (kind === 'pay') touch(props, handTarget(card))
    else pick(card === picked ? null : card)
  }
  const isInUse = card === view.discarding || (isCity(card) && cityOn(card) === view.building)
  const isUseful = kind === 'act' && isOfUse(question, view.hand ?? [], card)
  const className = `rc-slot${isCity(card) ? ' rc-slot-city' : ''}${isInUse ? ' rc-in-use' : ''}${count > 1 ? ' rc-pile' : ''}`
  const name = say(
    kind === 'trim'
      ? word('move.trim', { card: cardName(card) })
      : word('board.hand.card', { card: cardName(card), count }),
  )
  const face = (
    <>
      <CardFace card={card} />
      {count > 1 && (
        <span className="rc-count" aria-hidden="true">
          ×{count}
        </span>
      )}
      {isUseful && <Tick />}
      <span className="unseen">{name}</span>
    </>
  )
  const use = kind === 'act' && question !== null ? `. ${say(wordsForUse(question, view.hand ?? [], card))}` : ''
  const about = explain(`${name}${use}`, isCity(card) ? 'RC-1.4' : 'RC-1.1')
  if (kind !== 'act' && kind !== 'trim' && !(kind === 'pay' && isRail(card))) {
    return (
      <div className={className} {...about}>
        {face}
      </div>
    )
  }
  return (
    <button
      type="button"
      className={`panel-press ${className}`}
      aria-pressed={kind === 'act' ? card === picked : undefined}
      data-target={targetOf(card)}
      onClick={press}
      {...about}
    >
      {face}
    </button>
  )
}

/** Whether the card can do more now than be discarded. */
const isOfUse = (question: PendingDecision | null, hand: readonly number[], card: Card): boolean =>
  isRail(card) ? paysFor(question, hand, card).length > 0 : choiceFor(question, targetOf(card)) !== undefined

const Tick = (): ReactNode => (
  <svg className="rc-tick" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7" />
    <path d="M4.5 8.3L7 10.8L11.5 5.5" />
  </svg>
)

/** What playing this card names. */
const targetOf = (card: Card): Target => {
  if (isCity(card)) return buildTarget(cityOn(card))
  return isRail(card) ? handTarget(card) : LAY_TARGET
}
