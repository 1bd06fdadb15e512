/** The state of the deal: whose salts are missing, and what this page has checked. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { OnlineTable } from '../../../wire/online.ts'
import { useApp } from '../../app/context.ts'
import { localeOf } from '../../text/locale.ts'
import { formatDuration, formatMoment, useNow, waitText } from '../time.ts'
import { useWords } from '../words.ts'
import type { DealStep } from './fair-deal.ts'

interface Props {
  readonly table: OnlineTable
  readonly step: DealStep
  /** When the table was received, by this page's clock. */
  readonly receivedAt: number
  /** The user's controls. */
  readonly children: ReactNode
}

export const DealSection = ({ table, step, receivedAt, children }: Props): ReactNode => {
  const { language } = useApp()
  const words = useWords()
  const { deal } = table
  // By this page's clock, because the server's may differ.
  const end = new Date(performance.timeOrigin + receivedAt + (deal.wait ?? 0))
  if (deal.seed !== null) return null
  return (
    <section className="room-deal" aria-label={words('deal.title')}>
      <h2>{words('deal.title')}</h2>
      {step.kind === 'refuse' && (
        <p role="alert" className="wrong">
          {words(`deal.fault.${step.fault}`)} {words('deal.refused')}
        </p>
      )}
      {step.kind === 'missing' && (
        <p role="alert" className="wrong">
          {words('deal.missing')}
        </p>
      )}
      <p role="status">{stateOf(table, words, formatMoment(end, new Date(), localeOf(language)))}</p>
      {table.phase === 'open' && (
        <p className="hint">{words('deal.patience', { time: waitText(table.saltWait, words) })}</p>
      )}
      {deal.wait !== null && <Countdown wait={deal.wait} receivedAt={receivedAt} />}
      {children}
      <details className="online-more">
        <summary>{words('deal.how')}</summary>
        <p>{words('deal.explained')}</p>
        <p className="hint">{words('deal.commitment')}</p>
        <p className="online-hash">{deal.commitment}</p>
      </details>
    </section>
  )
}

/** How long the deal still waits for missing salts. */
const Countdown = ({ wait, receivedAt }: { readonly wait: number; readonly receivedAt: number }): ReactNode => {
  const words = useWords()
  const left = wait - Math.max(0, useNow(true) - receivedAt)
  return (
    <p className="hint">
      {words('deal.left')}{' '}
      <span role="timer" aria-label={words('deal.left')} className="online-clock">
        {formatDuration(left)}
      </span>
    </p>
  )
}

const stateOf = (table: OnlineTable, words: ReturnType<typeof useWords>, time: string): string => {
  const { deal, phase, seats } = table
  const named = (seat: Seat): string => seats[seat]?.person?.name ?? String(seat + 1)
  if (deal.awaited.length > 0) return words('deal.waits', { names: deal.awaited.map(named), time })
  if (deal.withheld.length > 0) return words('deal.withheld', { names: deal.withheld.map(named) })
  return words(phase === 'open' ? 'deal.promised' : 'deal.done')
}
