/** What only the owner of a table may do before the match: start it, or close it. */
import type { ReactNode } from 'react'
import type { OnlineTable } from '../../../wire/online.ts'
import { BOTS } from '../../app/setup/seat-plan.ts'
import { OrderButton } from '../connection/OrderButton.tsx'
import type { OrderSender } from '../connection/useSendOrder.ts'
import { useWords } from '../words.ts'
import { CloseTable } from './Closing.tsx'

export const OwnerControls = ({
  table,
  sender,
}: {
  readonly table: OnlineTable
  readonly sender: OrderSender
}): ReactNode => {
  const words = useWords()
  if (table.phase !== 'open') return null
  const free = table.seats.filter(({ person, bot }) => person === null && bot === null).length
  const fill = free === 0 ? null : (BOTS[0] ?? null)
  return (
    <div className="room-owner">
      <OrderButton
        data-kind={free === 0 ? 'main' : 'plain'}
        isBusy={sender.busy}
        act={() => void sender.send({ kind: 'start', fill })}
      >
        <span>{words(free === 0 ? 'room.start' : 'room.fill')}</span>
      </OrderButton>
      <CloseTable sender={sender} kind="quiet" />
      <p className="hint">{free === 0 ? words('room.full') : words('room.wait', { count: free })}</p>
    </div>
  )
}
