/** The viewer's dock: the hand, and the short answer to every decision. Spectators hold nothing. */
import type { ReactNode } from 'react'
import { say as word } from '../../describe/words.ts'
import type { Props } from '../props.ts'
import { useRefilling } from '../strip/refilling.ts'
import { RefillButtons } from '../strip/Strip.tsx'
import { Actions, useExchanging } from './Actions.tsx'
import { Exchange } from './Exchange.tsx'
import { Hand } from './Hand.tsx'
import { Mix } from './Mix.tsx'
import { Offer } from './Offer.tsx'
import { OtherWays } from './OtherWays.tsx'

export const Dock = (props: Props): ReactNode => {
  useRefilling(props.question, props.choose)
  if (props.view.viewer === 'watcher') return null
  return (
    <div className="gl-box">
      <Answer {...props} />
    </div>
  )
}

const Answer = (props: Props): ReactNode => {
  const { question } = props
  const [isExchanging, exchange] = useExchanging(question)
  if (question === null) return <Waiting {...props} />
  const asked = { ...props, question }
  switch (question.ask.kind) {
    case 'tickets':
      return <Offer key={question.decision} {...asked} />
    case 'pieces':
      return <Mix {...asked} />
    case 'act':
      if (isExchanging) return <Exchange {...asked} onClose={() => exchange(null)} />
      return (
        <div className="gl-dock">
          <Hand {...props} />
          <Actions {...asked} />
        </div>
      )
    case 'pay':
      return (
        <div className="gl-dock">
          <Hand {...props} />
          <OtherWays {...asked} />
        </div>
      )
    case 'refill':
      return (
        <div className="gl-dock">
          <Hand {...props} />
          <div className="gl-actions gl-actions-refill">
            <RefillButtons {...asked} />
          </div>
        </div>
      )
    default:
      return <Waiting {...props} />
  }
}

const Waiting = (props: Props): ReactNode => (
  <div className="gl-dock">
    <Hand {...props} />
    {props.view.turn === 0 && props.view.mix > 0 && <p className="gl-remark">{props.say(word('board.chosen'))}</p>}
  </div>
)
