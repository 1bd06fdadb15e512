/** What a turn can be besides drawing cards and claiming routes: beside the hand, on a phone under the open cards. */
import type { ReactNode } from 'react'
import { choiceFor, touch } from '../../../../web/toolkit/choosing.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { createPick } from '../../../../web/toolkit/shared.ts'
import { BACKS } from '../../cards/cards.ts'
import { gainTarget, TICKETS_TARGET } from '../../describe/targets.ts'
import { say as word } from '../../describe/words.ts'
import { ExchangeIcon, TicketIcon } from '../cards/icons.tsx'
import type { PromptProps } from '../props.ts'

/** Whether the viewer has opened the exchange, in this decision. */
export const useExchanging = createPick<true>()

export const Actions = (props: PromptProps): ReactNode => {
  const { view, question, say } = props
  const [, exchange] = useExchanging(question)
  const left = view.ticketsLeft + view.under.length
  const gains = BACKS.map(gainTarget)
  const canExchange = gains.some((target) => choiceFor(question, target) !== undefined)
  return (
    <div className="gl-actions gl-actions-turn">
      <button
        type="button"
        className="panel-press gl-action"
        data-target={TICKETS_TARGET}
        aria-disabled={choiceFor(question, TICKETS_TARGET) === undefined}
        onClick={() => touch(props, TICKETS_TARGET)}
        {...explain(say(word('board.explain.tickets', { count: left })), 'GL-6.1')}
      >
        <TicketIcon />
        {say(word('board.draw.tickets'))}
      </button>
      <button
        type="button"
        className="panel-press gl-action"
        data-target={gains[0]}
        aria-disabled={!canExchange}
        onClick={() => (canExchange ? exchange(true) : touch(props, gains[0] ?? ''))}
        {...explain(say(word('board.explain.exchange')), 'GL-8.1')}
      >
        <ExchangeIcon />
        {say(word('board.exchange.open'))}
      </button>
    </div>
  )
}
