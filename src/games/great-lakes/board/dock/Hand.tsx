/**
 * The hand as small cards: locomotives first, then trains over ships in six colours. While the viewer acts, a group shows
 * what it can pay for; while they pay, the cards of the payment are lifted.
 */
import type { ReactNode } from 'react'
import type { Message } from '../../../../kit/text.ts'
import { choiceFor, isQuestion, touch } from '../../../../web/toolkit/choosing.ts'
import { anchor } from '../../../../web/toolkit/effects.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { strokes } from '../../../../web/toolkit/patterns.ts'
import { type Card, LOCOMOTIVE, SINGLE, SYMBOL } from '../../cards/cards.ts'
import { cardTarget } from '../../describe/targets.ts'
import { cardName, say as word } from '../../describe/words.ts'
import { AnchorIcon, CardIcon } from '../cards/icons.tsx'
import { livery } from '../palette.ts'
import type { Props } from '../props.ts'
import { type Group, LOCOMOTIVES, paidBy, SHIP_GROUPS, TRAIN_GROUPS, usePickedGroup } from './groups.ts'
import { type PaymentChoice, paymentWith, taken, usePayment } from './paying.ts'

export const Hand = (props: Props): ReactNode => {
  const { view, question, say } = props
  const [group, pickGroup] = usePickedGroup(view)
  const isPaying = isQuestion(question, 'pay')
  const [payment, pickPayment] = usePayment(isPaying ? question : null, group)
  const press = (next: Group): void => {
    const possible = paymentWith(question, next)
    if (!isPaying) pickGroup(group?.id === next.id ? null : next)
    else if (possible === undefined) touch(props, unfit(props, next))
    else {
      pickGroup(next)
      pickPayment(possible)
    }
  }
  return (
    <section className="gl-hand" aria-label={say(word('board.hand'))}>
      {[LOCOMOTIVES, ...TRAIN_GROUPS, ...SHIP_GROUPS].map((each) => (
        <GroupCard
          key={each.id}
          {...props}
          group={each}
          payment={payment}
          isPicked={!isPaying && group?.id === each.id}
          press={press}
        />
      ))}
    </section>
  )
}

/** A card of the group that does not fit the payment; it says why. */
const unfit = ({ view, question }: Props, { cards }: Group): string => {
  const held = cards.filter((card) => (view.hand[card] ?? 0) > 0)
  return cardTarget(held.find((card) => choiceFor(question, cardTarget(card)) === undefined) ?? held[0] ?? LOCOMOTIVE)
}

type GroupCardProps = Props & {
  readonly group: Group
  readonly payment: PaymentChoice | null
  readonly isPicked: boolean
  press(group: Group): void
}

const GroupCard = (props: GroupCardProps): ReactNode => {
  const { view, question, group, payment, isPicked, press, say } = props
  const { name, letter, pattern } = livery(group.colour)
  const held = group.cards.filter((card) => (view.hand[card] ?? 0) > 0)
  const look = group.colour < 0 ? 'engine' : name
  const place = group.colour < 0 ? 'gl-group-engine' : group.back === 0 ? 'gl-group-train' : 'gl-group-ship'
  if (held.length === 0) return <NoCards className={`gl-${look} ${place}`} group={group} letter={letter} />
  const isLifted = group.cards.some((card) => taken(payment, card) > 0)
  const isIdle = isQuestion(question, 'pay') && paymentWith(question, group) === undefined
  const isOffered = isQuestion(question, 'act') && paidBy(group, view, question).length > 0
  return (
    <button
      type="button"
      className={[
        `gl-group gl-${look} ${place}`,
        ...(isLifted ? ['gl-group-lifted'] : []),
        ...(isIdle ? ['gl-group-idle'] : []),
        ...(isOffered ? ['gl-group-pays'] : []),
      ].join(' ')}
      aria-pressed={isLifted || isPicked}
      onClick={() => press(group)}
      {...anchor(`hand:${group.id}`)}
      {...explain(say(explained(props)), group.colour < 0 ? 'GL-5.2' : 'GL-5.1')}
    >
      <span className="gl-group-letter" aria-hidden="true">
        {group.colour < 0 ? '★' : letter}
      </span>
      {held.map((card) => (
        <Figure key={card} card={card} count={view.hand[card] ?? 0} taken={taken(payment, card)} />
      ))}
      <svg className="gl-group-pattern" viewBox="0 0 72 6" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={strokes(group.colour < 0 ? 'plain' : pattern, 72, 5, 8)} />
      </svg>
      <span className="unseen">{say(word('board.group', { cards: cardsIn(view.hand, held) }))}</span>
    </button>
  )
}

/** The place of a group without cards keeps its colour, letter and picture, faintly: nothing moves when cards come. */
const NoCards = ({ className, group, letter }: { className: string; group: Group; letter: string }): ReactNode => (
  <span className={`gl-group gl-group-none ${className}`} aria-hidden="true">
    <span className="gl-group-letter">{group.colour < 0 ? '★' : letter}</span>
    <span className="gl-figure">
      <CardIcon card={group.cards[0] ?? LOCOMOTIVE} />
    </span>
  </span>
)

/** How many of a card, and how many of them the payment takes. */
const Figure = ({ card, count, taken }: { readonly card: Card; readonly count: number; readonly taken: number }) => {
  const hasSymbol = (card >= SYMBOL && card < LOCOMOTIVE) || (card >= SINGLE && card < SINGLE + 6)
  return (
    <span className="gl-figure" aria-hidden="true">
      <span className="gl-figure-icon">
        <CardIcon card={card} />
        {hasSymbol && <AnchorIcon />}
      </span>
      <span className="gl-figure-count">{count}</span>
      {taken > 0 && <span className="gl-figure-taken">−{taken}</span>}
    </span>
  )
}

const cardsIn = (hand: readonly number[], held: readonly Card[]): readonly Message[] =>
  held.map((card) => word('cards', { count: hand[card] ?? 0, card: cardName(card) }))

const explained = ({ view, question, group }: GroupCardProps): Message => {
  const cards = cardsIn(
    view.hand,
    group.cards.filter((card) => (view.hand[card] ?? 0) > 0),
  )
  if (!isQuestion(question, 'act')) return word('board.group', { cards })
  return word('board.group.pays', { cards, count: paidBy(group, view, question).length })
}
