/** A deal that was broken off: who did it and whose salt had not come; its record, and the way on from here. */
import type { ReactNode } from 'react'
import type { OnlineTable } from '../../../wire/online.ts'
import { saveRecord } from '../../table/download.ts'
import { OrderButton } from '../connection/OrderButton.tsx'
import type { OrderSender } from '../connection/useSendOrder.ts'
import { useRematch } from '../match/useRematch.ts'
import { useWords } from '../words.ts'
import { brokenDealText } from './deal-words.ts'
import { VerifyDeal } from './VerifyDeal.tsx'

export const BrokenDeal = ({
  table,
  sender,
}: {
  readonly table: OnlineTable
  readonly sender: OrderSender
}): ReactNode => {
  const words = useWords()
  const again = useRematch(table, sender)
  const names = table.seats.map(({ person }) => person?.name ?? null)
  const save = async (): Promise<void> => {
    const answer = await sender.send({ kind: 'record' })
    if (answer?.kind === 'record') saveRecord(answer.record, table.id)
  }
  return (
    <section className="room-deal" aria-label={words('broken.title')}>
      <h2>{words('broken.title')}</h2>
      <p role="status" className="online-remark">
        {brokenDealText({ brokenOff: table.deal.brokenOff, withheld: table.deal.withheld, names }, words)}
      </p>
      <p className="hint">{words('broken.stays')}</p>
      <div className="online-ways">
        {again !== null && (
          <OrderButton data-kind="main" isBusy={sender.busy} act={again}>
            <span>{words(table.next === null ? 'broken.again' : 'broken.go')}</span>
          </OrderButton>
        )}
        <OrderButton isBusy={sender.busy} act={() => void save()}>
          {words('broken.save')}
        </OrderButton>
        <VerifyDeal table={table} sender={sender} />
      </div>
    </section>
  )
}
