/** Short answers to the current decision, and what the selected card can do. */
import type { ReactNode } from 'react'
import type { RuleId, Target } from '../../../../kit/game.ts'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { choiceFor, isTarget } from '../../../../web/toolkit/choosing.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { Press } from '../../../../web/toolkit/Press.tsx'
import type { Choice, PendingDecision } from '../../../../wire/host.ts'
import { type Card, cityOn, isCity, JOKER } from '../../cards/cards.ts'
import {
  buildTarget,
  DECLINE_TARGET,
  discardTarget,
  LAY_TARGET,
  PASS_TARGET,
  STOP_TARGET,
} from '../../describe/targets.ts'
import { say as word } from '../../describe/words.ts'
import { parse } from '../../moves.ts'
import { cardOf, VALUE } from '../../network/cities.ts'
import type { View } from '../../view.ts'
import { Cube, RailChip, SeatDot } from '../marks.tsx'
import { destinationInWords, journeyTo } from '../sentences.ts'
import { usePicked } from './Hand.tsx'
import { Primary } from './Primary.tsx'
import { cardsOf } from './uses.ts'
import { wordsForUse } from './words-for-use.ts'

type Props = BoardProps<View> & { readonly question: PendingDecision }

export const Answers = (props: Props): ReactNode => {
  const { question, say } = props
  switch (question.ask.kind) {
    case 'act':
      return <Acting {...props} />
    case 'deliver':
      return (
        <Deliveries {...props}>
          <Quiet {...props} target={DECLINE_TARGET} name={say(word('move.decline'))} rule="RC-6.1" />
        </Deliveries>
      )
    case 'destination':
      return <Destination {...props} />
    case 'join':
    case 'restock':
      return <Shortlist {...props} choices={question.choices} />
    case 'take':
      return isTarget(question, STOP_TARGET) && choiceFor(question, STOP_TARGET) !== undefined ? (
        <div className="rc-answers">
          <Quiet {...props} target={STOP_TARGET} name={say(word('move.stop'))} rule="RC-3.3" />
        </div>
      ) : null
    default:
      return null
  }
}

/** With a card: its uses. Without one: goods to deliver, and passing. */
const Acting = (props: Props): ReactNode => {
  const { view, question, say } = props
  const [picked] = usePicked(question)
  if (picked !== null && view.hand !== null && cardsOf(view.hand).includes(picked)) {
    return <Uses {...props} card={picked} hand={view.hand} />
  }
  return (
    <Deliveries {...props}>
      <Quiet {...props} target={PASS_TARGET} name={say(word('move.pass'))} rule="RC-3.1" />
    </Deliveries>
  )
}

/** The goods that can be delivered, and one other answer. */
const Deliveries = ({ children, ...props }: Props & { readonly children: ReactNode }): ReactNode => {
  const choices = props.question.choices.filter(({ kind }) => kind === 'ship')
  return (
    <section className="rc-deliveries">
      {choices.length > 0 && <h2 className="rc-heading">{props.say(word('board.deliver.now'))}</h2>}
      <Shortlist {...props} choices={choices}>
        {children}
      </Shortlist>
    </section>
  )
}

type UsesProps = Props & { readonly card: Card; readonly hand: readonly number[] }

const Uses = ({ card, hand, ...props }: UsesProps): ReactNode => {
  const { question, say } = props
  const target = isCity(card) ? buildTarget(cityOn(card)) : card === JOKER ? LAY_TARGET : null
  const main = target === null ? undefined : choiceFor(question, target)
  const label = say(word(isCity(card) ? 'board.build' : 'board.play'))
  return (
    <div className="rc-answers">
      <p className="rc-use">{say(wordsForUse(question, hand, card))}</p>
      {main !== undefined && <Primary label={label} choice={main} />}
      {target !== null && main === undefined && (
        <Quiet {...props} target={target} name={label} rule={isCity(card) ? 'RC-4.1' : 'RC-5.1'} />
      )}
      <Quiet {...props} target={discardTarget(card)} name={say(word('board.discard'))} rule="RC-7.1" />
    </div>
  )
}

/** If there is only one, the large button delivers. */
const Destination = (props: Props): ReactNode => {
  const { view, question, say } = props
  const [first, ...others] = question.choices
  const nameOf = (choice: Choice): string => {
    const move = parse(choice.notation)
    return move?.kind === 'to' ? say(destinationInWords(view, move.city)) : say(choice.label)
  }
  return (
    <>
      {first !== undefined && others.length === 0 && <Primary label={say(word('board.deliver.now'))} choice={first} />}
      <Shortlist {...props} choices={question.choices} nameOf={nameOf} />
    </>
  )
}

type ShortlistProps = Props & {
  readonly choices: readonly Choice[]
  readonly nameOf?: (choice: Choice) => string
  readonly children?: ReactNode
}

/** A low dock has room for the first of these, a high one for the second; the board and the list of the frame have all. */
const MOST = { low: 1, high: 7 } as const

/** A row of the dock for each answer, two of them side by side where they are short. */
const Shortlist = ({ choices, nameOf, children, ...props }: ShortlistProps): ReactNode => {
  const hasMore = (most: number): boolean => choices.length > most + (children === undefined ? 1 : 0)
  return (
    <div className={nameOf === undefined ? 'rc-answers rc-list' : 'rc-answers rc-list rc-list-wide'}>
      {choices.slice(0, MOST.high).map((choice) => (
        <Press
          key={choice.notation}
          {...props}
          className="rc-answer"
          target={choice.targets[0] ?? ''}
          name={nameOf?.(choice) ?? props.say(choice.label)}
        >
          <span
            className="rc-answer-in"
            aria-hidden="true"
            {...explain(nameOf?.(choice) ?? props.say(choice.label), ruleOf(choice))}
          >
            <Picture choice={choice} view={props.view} />
            <span className="rc-answer-name">{shortName(choice, props)}</span>
            <Earnings choice={choice} view={props.view} />
          </span>
        </Press>
      ))}
      {(['low', 'high'] as const).map((room) =>
        hasMore(MOST[room]) ? (
          <p key={room} className={`rc-quiet rc-more rc-more-${room}`}>
            {props.say(word('board.more', { count: choices.length - MOST[room] }))}
          </p>
        ) : null,
      )}
      {children}
    </div>
  )
}

const ruleOf = ({ kind }: Choice): RuleId => (kind === 'join' ? 'RC-4.1' : kind === 'restock' ? 'RC-7.2' : 'RC-6.1')

/** An answer in words that explains itself. */
const Quiet = ({ rule, name, ...props }: Props & { target: Target; name: string; rule: RuleId }): ReactNode => (
  <Press {...props} className="rc-quiet-answer" name={name}>
    <span aria-hidden="true" {...explain(name, rule)}>
      {name}
    </span>
  </Press>
)

/** RC-6.6: who earns what if the good goes there. */
const Earnings = ({ choice, view }: { readonly choice: Choice; readonly view: View }): ReactNode => {
  const move = parse(choice.notation)
  if (move?.kind !== 'to') return null
  return journeyTo(view, move.city).earned.map((points, seat) =>
    points === 0 ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <span key={seat} className="rc-earning" aria-hidden="true">
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <SeatDot seat={seat} x={0} y={0} r={9} />
        </svg>
        +{points}
      </span>
    ),
  )
}

/** The cube to deliver, or the colour to build in. */
const Picture = ({ choice, view }: { readonly choice: Choice; readonly view: View }): ReactNode => {
  const move = parse(choice.notation)
  const good = move?.kind === 'ship' ? move.good : move?.kind === 'to' ? view.good : null
  if (good === null && move?.kind !== 'join') return null
  return (
    <svg className="rc-answer-picture" viewBox="0 0 26 22" aria-hidden="true">
      {good !== null && <Cube good={good} x={0.5} y={0.5} width={25} height={21} />}
      {move?.kind === 'join' && <RailChip colour={move.colour} x={1} y={3} width={24} height={16} />}
    </svg>
  )
}

const shortName = (choice: Choice, { say }: Props): string => {
  const move = parse(choice.notation)
  if (move === undefined) return say(choice.label)
  switch (move.kind) {
    case 'ship':
    case 'to':
    case 'restock':
      return cardOf(move.city).name
    case 'join':
      return move.to < VALUE.length ? cardOf(move.to).name : say(word('board.start'))
    default:
      return say(choice.label)
  }
}
