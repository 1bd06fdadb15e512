/** The notices of an online table: connection, errors, a vote, a stand-in bot, the next table. */
import type { ReactNode } from 'react'
import type { OnlineTable } from '../../../wire/online.ts'
import { useApp } from '../../app/context.ts'
import { ConnectionBanner, ErrorLine } from '../connection/ConnectionStatus.tsx'
import { OrderButton, type OrderSender } from '../connection/OrderButton.tsx'
import type { OnlineTableState } from '../connection/table-client.ts'
import { useWords } from '../words.ts'
import { VoteBar } from './VoteBar.tsx'
import '../../table/notices/notice-bars.css'

interface Props {
  readonly state: OnlineTableState
  readonly table: OnlineTable
  readonly sender: OrderSender
  readonly rematch: (() => void) | null
}

export const MatchBars = ({ state, table, sender, rematch }: Props): ReactNode => {
  const { translate } = useApp()
  const words = useWords()
  const mine = table.you.seat === null ? undefined : table.seats[table.you.seat]
  const hasStandIn = table.phase === 'running' && mine !== undefined && mine.bot !== null
  return (
    <>
      <ConnectionBanner state={state} />
      {state.ended !== null && (
        <p role="alert" className="online-banner">
          {translate(state.ended)}
        </p>
      )}
      <ErrorLine error={sender.error} />
      <VoteBar table={table} sender={sender} />
      {hasStandIn && (
        <Bar
          text={words('standIn.plays')}
          action={words('standIn.back')}
          isBusy={sender.isBusy}
          act={() => void sender.send({ kind: 'standIn', bot: null })}
        />
      )}
      {table.broken && (
        <Bar
          text={words('match.broken')}
          action={words('rematch')}
          isBusy={sender.isBusy}
          act={table.next === null ? rematch : null}
        />
      )}
      {table.next !== null && (
        <Bar text={words('rematch.ready')} action={words('rematch.go')} isBusy={sender.isBusy} act={rematch} />
      )}
    </>
  )
}

interface BarProps {
  readonly text: string
  readonly action: string
  readonly isBusy: boolean
  readonly act: (() => void) | null
}

const Bar = ({ text, action, isBusy, act }: BarProps): ReactNode => (
  <div className="online-bar">
    <p role="status">{text}</p>
    {act !== null && (
      <OrderButton isBusy={isBusy} act={act}>
        {action}
      </OrderButton>
    )}
  </div>
)
