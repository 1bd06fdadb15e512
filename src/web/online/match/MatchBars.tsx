/** What stands above the turn: a broken line, a vote, a bot that plays for the reader, the next table. */
import type { ReactNode } from 'react'
import type { OnlineTable } from '../../../wire/online.ts'
import { useApp } from '../../app/context.ts'
import { Trouble } from '../connection/ConnectionStatus.tsx'
import { LineBanner } from '../connection/LineBanner.tsx'
import { OrderButton } from '../connection/OrderButton.tsx'
import type { OnlineTableState } from '../connection/table-client.ts'
import type { OrderSender } from '../connection/useSendOrder.ts'
import { useWords } from '../words.ts'
import { VoteBar } from './VoteBar.tsx'

interface Props {
  readonly heard: OnlineTableState
  readonly table: OnlineTable
  readonly giver: OrderSender
  readonly rematch: (() => void) | null
}

export const Bars = ({ heard, table, giver, rematch }: Props): ReactNode => {
  const { tell } = useApp()
  const words = useWords()
  const mine = table.you.seat === null ? undefined : table.seats[table.you.seat]
  const hasStandIn = table.phase === 'running' && mine !== undefined && mine.bot !== null
  return (
    <>
      <LineBanner heard={heard} />
      {heard.ended !== null && (
        <p role="alert" className="online-banner">
          {tell(heard.ended)}
        </p>
      )}
      <Trouble wrong={giver.wrong} />
      <VoteBar table={table} giver={giver} />
      {hasStandIn && (
        <Bar
          text={words('standIn.plays')}
          way={words('standIn.back')}
          isBusy={giver.busy}
          act={() => void giver.give({ kind: 'standIn', bot: null })}
        />
      )}
      {table.broken && (
        <Bar
          text={words('match.broken')}
          way={words('rematch')}
          isBusy={giver.busy}
          act={table.next === null ? rematch : null}
        />
      )}
      {table.next !== null && (
        <Bar text={words('rematch.ready')} way={words('rematch.go')} isBusy={giver.busy} act={rematch} />
      )}
    </>
  )
}

interface BarProps {
  readonly text: string
  readonly way: string
  readonly isBusy: boolean
  readonly act: (() => void) | null
}

const Bar = ({ text, way, isBusy, act }: BarProps): ReactNode => (
  <div className="online-bar">
    <p role="status">{text}</p>
    {act !== null && (
      <OrderButton isBusy={isBusy} act={act}>
        {way}
      </OrderButton>
    )}
  </div>
)
