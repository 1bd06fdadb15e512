/** Deals that were broken off: the section of one, the list of earlier ones, and the sentence about it. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { OnlineTable } from '../../../wire/online.ts'
import { hrefs } from '../../../wire/route.ts'
import { saveRecord } from '../../table/download.ts'
import { OrderButton, type TableControlsProps } from '../connection/OrderButton.tsx'
import { useRematch } from '../match/rematch.ts'
import { type OnlineWords, useWords } from '../words.ts'
import { VerifyDeal } from './VerifyDeal.tsx'

export const BrokenDeal = ({ table, sender }: TableControlsProps): ReactNode => {
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
      <div className="online-actions">
        {again !== null && (
          <OrderButton data-kind="main" isBusy={sender.isBusy} act={again}>
            <span>{words(table.next === null ? 'broken.again' : 'broken.go')}</span>
          </OrderButton>
        )}
        <OrderButton isBusy={sender.isBusy} act={() => void save()}>
          {words('broken.save')}
        </OrderButton>
        <VerifyDeal table={table} sender={sender} />
      </div>
    </section>
  )
}

/** Links to earlier deals of these people that were broken off, so that nobody can try deals in secret. */
export const EarlierBrokenDeals = ({ tables }: { readonly tables: OnlineTable['brokenBefore'] }): ReactNode => {
  const words = useWords()
  if (tables.length === 0) return null
  return (
    <div className="online-remark">
      <p>{words('broken.before', { count: tables.length })}</p>
      <p className="online-row">
        {tables.map((table, index) => (
          <a key={table} href={hrefs.online(table)}>
            {words('broken.look', { number: index + 1 })}
          </a>
        ))}
      </p>
    </div>
  )
}

export interface DealBreak {
  /** Who broke it off; null if nobody did. */
  readonly brokenOff: string | null
  readonly withheld: readonly Seat[]
  readonly names: readonly (string | null)[]
}

/** The same sentence in the lobby and at the table. */
export const brokenDealText = ({ brokenOff, withheld, names }: DealBreak, words: OnlineWords): string =>
  brokenOff === null
    ? ''
    : `${words('broken.by', { name: brokenOff })} ${words('broken.missing', {
        names: withheld.map((seat) => names[seat] ?? String(seat + 1)),
      })}`
