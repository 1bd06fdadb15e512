/** The dock: the player's own cards, or the two that are being sorted. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { choiceFor, isQuestion } from '../../../web/toolkit/choosing.ts'
import { explain } from '../../../web/toolkit/explain.ts'
import { Press } from '../../../web/toolkit/Press.tsx'
import { usePrimary } from '../../../web/toolkit/primary.ts'
import { coalName, say as word } from '../describe/words.ts'
import { ALL, type Coal, coalTarget, numberOf, SHOVEL_TARGET } from '../moves.ts'
import type { View } from '../view.ts'

export const Dock = (props: BoardProps<View>): ReactNode => {
  const { view, viewer, question, say } = props
  const shovel = choiceFor(question, SHOVEL_TARGET) ?? null
  usePrimary(say(word('move.shovel')), shovel)
  const hand = viewer === 'watcher' ? null : view.hands[viewer]
  if (hand == null) return null
  const isSorting = view.pending.length > 0
  const counts = isSorting ? ALL.map((coal) => view.pending.filter((card) => card === coal).length) : hand
  const heading = say(isSorting ? word('board.pending') : word('board.hand'))
  return (
    <section className="cr-dock" aria-label={heading}>
      <h2 className="panel-heading">{heading}</h2>
      <div className="cr-hand">
        {ALL.filter((coal) => (counts[coal] ?? 0) > 0).map((coal) => (
          <CoalCard
            key={coal}
            {...props}
            coal={coal}
            count={counts[coal] ?? 0}
            isPressed={isQuestion(question, 'burn', 'keep')}
          />
        ))}
      </div>
    </section>
  )
}

type CoalCardProps = BoardProps<View> & {
  readonly coal: Coal
  readonly count: number
  /** Does a press burn or keep it? */
  readonly isPressed: boolean
}

const CoalCard = ({ coal, count, isPressed, ...props }: CoalCardProps): ReactNode => {
  const { say } = props
  const number = numberOf(coal)
  const picture = (
    <span className="cr-picture" aria-hidden="true">
      <span>{number}</span>
      <svg viewBox="0 0 48 22" aria-hidden="true">
        <path className="cr-lumps" d={LUMPS.slice(0, number).join('')} />
      </svg>
      {count > 1 && <span className="cr-times">×{count}</span>}
    </span>
  )
  const about = explain(say(word('explain.coal', { number })), 'CR-3.3')
  return isPressed ? (
    <div {...about}>
      <Press {...props} className="cr-coal" target={coalTarget(coal)}>
        {picture}
      </Press>
    </div>
  ) : (
    <div {...about} className="cr-coal cr-still">
      {picture}
      <span className="unseen">{say(word('board.cards', { count, coal: coalName(coal) }))}</span>
    </div>
  )
}

/** As many lumps as the number on the card. */
const LUMPS = ['M17 21l4-9 8 1 3 8Z', 'M3 21l4-8 8 1 2 7Z', 'M31 21l3-8 8 1 4 7Z', 'M14 12l5-10 9 1 5 9-9 3Z']
