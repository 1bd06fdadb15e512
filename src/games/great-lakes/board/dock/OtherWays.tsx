/** While paying: the large button pays with the lifted cards, and a small one goes through the other ways. */
import type { ReactNode } from 'react'
import { explain } from '../../../../web/toolkit/explain.ts'
import { usePrimary } from '../../../../web/toolkit/primary.ts'
import { say as word } from '../../describe/words.ts'
import { routeFacts } from '../../map/map.ts'
import { PORT_FROM } from '../../state.ts'
import type { PromptProps } from '../props.ts'
import { usePickedGroup } from './groups.ts'
import { alternatives, usePayment } from './paying.ts'

export const OtherWays = ({ view, question, say }: PromptProps): ReactNode => {
  const [group] = usePickedGroup(view)
  const [payment, pick] = usePayment(question, group)
  const isRoute = view.paying >= 0 && view.paying < PORT_FROM
  const label = isRoute
    ? say(word('board.claim', { points: routeFacts(view.paying).points }))
    : say(word('board.build'))
  usePrimary(label, payment?.choice ?? null)
  if (payment === null) return null
  const ways = alternatives(question, payment)
  const at = ways.findIndex(({ choice }) => choice === payment.choice)
  return (
    <div className="gl-actions">
      <p className="unseen" role="status">
        {say(payment.choice.label)}
      </p>
      {ways.length > 1 && (
        <button
          type="button"
          className="panel-press gl-action"
          onClick={() => pick(ways[(at + 1) % ways.length] ?? payment)}
          {...explain(say(word('board.explain.ways')), 'GL-5.8')}
        >
          {say(word('board.ways', { at: at + 1, count: ways.length }))}
        </button>
      )}
    </div>
  )
}
