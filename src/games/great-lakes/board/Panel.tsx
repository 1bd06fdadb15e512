/** The panel beside the map: the prompt, the open cards, hand and tickets, and a table of the players. */
import { type ReactNode, useDeferredValue } from 'react'
import { isQuestion } from '../../../web/toolkit/choosing.ts'
import { say as word } from '../describe/words.ts'
import { Exchange } from './Exchange.tsx'
import { Hand } from './Hand.tsx'
import { Market } from './Market.tsx'
import { Mix } from './Mix.tsx'
import { Offer } from './Offer.tsx'
import { Paying } from './Paying.tsx'
import { Claimed, Harbours, Players } from './Players.tsx'
import type { Props } from './props.ts'
import { Tickets } from './Tickets.tsx'

/** Other players' holdings load after the prompt is on screen. */
export const Panel = (props: Props): ReactNode => {
  const { view, question, seats, say } = props
  const later = useDeferredValue(view)
  const calm = later.viewer === view.viewer ? later : view
  return (
    <div className="panel">
      {isQuestion(question, 'tickets') && <Offer key={question.decision} {...props} question={question} />}
      {isQuestion(question, 'pieces') && <Mix {...props} question={question} />}
      {isQuestion(question, 'pay') && <Paying {...props} question={question} />}
      {view.turn === 0 && view.mix > 0 && <p className="gl-remark">{say(word('board.chosen'))}</p>}
      <Market {...props} />
      <Hand {...props} />
      <Tickets {...props} />
      {isQuestion(question, 'act') && <Exchange {...props} question={question} />}
      <Harbours view={calm} say={say} />
      <Players view={calm} seats={seats} say={say} />
      <Claimed view={calm} seats={seats} say={say} />
      <p className="gl-remark">
        <a href="https://www.openstreetmap.org/copyright" rel="noreferrer" target="_blank">
          {say(word('board.shores'))}
        </a>
      </p>
    </div>
  )
}
