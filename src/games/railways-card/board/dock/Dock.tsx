/** The dock: the hand, cards to take, and short answers. Everything fits without scrolling. */
import { type CSSProperties, lazy, type ReactNode } from 'react'
import { AfterPaint } from '../../../../web/toolkit/AfterPaint.tsx'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { isQuestion } from '../../../../web/toolkit/choosing.ts'
import type { PendingDecision } from '../../../../wire/host.ts'
import type { View } from '../../view.ts'
import { Answers } from './Answers.tsx'
import { Hand } from './Hand.tsx'
import { Market } from './Market.tsx'
import { kindsOf } from './uses.ts'

/** A match does not begin with a payment. */
const Pay = lazy(async () => ({ default: (await import('./Pay.tsx')).Pay }))

export const Dock = (props: BoardProps<View>): ReactNode => {
  const { view, question } = props
  const { hand } = view
  const isPaying = question?.ask.kind === 'pay'
  const pay = question !== null && isPaying && hand !== null && (
    <AfterPaint key={`pay ${question.decision}`}>
      <Pay {...props} question={question} hand={hand} />
    </AfterPaint>
  )
  const shown = hand !== null && (
    <Hand key="hand" {...props} hand={isPaying ? withoutPayers(hand, view.joint % 5) : hand} />
  )
  const answers = question !== null && <Answers key="answers" {...props} question={question} />
  const market = <Market key="market" {...props} />
  return (
    <div
      className="rc-dock"
      data-asks={askedIn(question)}
      style={{ '--rc-answers': `calc(${heightOf(question)} * var(--px))` } as CSSProperties}
    >
      {/* What answers the question comes first. */}
      {isQuestion(question, 'take', 'follow') ? [market, answers, shown] : [pay, shown, answers, market]}
    </div>
  )
}

/** How high the answers of a high dock are, in pixels of the usual text size: rows of one or two, and room for the uses of a selected card. */
const heightOf = (question: PendingDecision | null): number => {
  if (question === null) return 0
  const count = (kind: string): number => Math.min(7, question.choices.filter((choice) => choice.kind === kind).length)
  if (isQuestion(question, 'destination')) return ROW * count('to')
  const [ships, others] = [count('ship'), count('join') + count('restock')]
  const rows = Math.ceil((ships + others + (ships > 0 ? 1 : 0)) / 2)
  return Math.max(isQuestion(question, 'act') ? USES : 0, ROW * rows + (ships > 0 ? HEADING : 0))
}

const ROW = 50
const HEADING = 18
const USES = 90

/** Where the answer lies: what is only to look at may be smaller. */
const askedIn = (question: PendingDecision | null): 'hand' | 'market' | 'board' => {
  if (isQuestion(question, 'take', 'follow')) return 'market'
  return isQuestion(question, 'act', 'pay', 'trim') ? 'hand' : 'board'
}

/** The cards that can pay are shown above. */
const withoutPayers = (hand: readonly number[], colour: number): readonly number[] => {
  const payers = kindsOf(colour)
  return hand.map((count, card) => (payers.includes(card) ? 0 : count))
}
