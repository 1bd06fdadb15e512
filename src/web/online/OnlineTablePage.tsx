/** An online table, from its first free seat to its result. */
import type { ReactNode } from 'react'
import type { Message } from '../../kit/text.ts'
import { hrefs } from '../../wire/route.ts'
import { useApp } from '../app/context.ts'
import { Loading } from '../app/Notices.tsx'
import { NoticeTitle } from '../app/NoticeTitle.tsx'
import { type ConnectedTable, useTableClient } from './connection/browser.ts'
import { ConnectionBanner } from './connection/ConnectionStatus.tsx'
import { useDeal } from './deal/fair-deal.ts'
import { OnlineMatch } from './match/OnlineMatch.tsx'
import { WaitingRoom } from './waiting-room/WaitingRoom.tsx'
import { useWords } from './words.ts'

export const OnlineTablePage = ({ id, at }: { readonly id: string; readonly at: number | null }): ReactNode => {
  const connected = useTableClient(id)
  return connected === null ? <Loading /> : <ConnectedTablePage connected={connected} at={at} />
}

const ConnectedTablePage = ({
  connected,
  at,
}: {
  readonly connected: ConnectedTable
  readonly at: number | null
}): ReactNode => {
  const { client, state } = connected
  const { table, tableView, ended } = state
  const deal = useDeal(client, table)
  if (ended !== null && tableView === null) return <EndedNotice why={ended} />
  if (table === null) {
    return (
      <>
        <ConnectionBanner state={state} />
        <Loading />
      </>
    )
  }
  if (table.phase === 'closed' && tableView === null) return <EndedNotice why={null} />
  if (table.phase === 'open' || table.phase === 'dealing' || table.phase === 'brokenOff' || tableView === null) {
    return <WaitingRoom client={client} state={state} table={table} deal={deal} />
  }
  return <OnlineMatch client={client} state={state} table={table} tableView={tableView} at={at} />
}

/** The server ended the conversation, and why; a closed table needs no reason. */
const EndedNotice = ({ why }: { readonly why: Message | null }): ReactNode => {
  const { say, translate } = useApp()
  const words = useWords()
  return (
    <div className="notice">
      <NoticeTitle>{words('ended.title')}</NoticeTitle>
      <p role="alert">{why === null ? words('room.closed') : translate(why)}</p>
      <div className="online-row">
        <a className="button" data-kind="main" href={hrefs.lobby}>
          <span>{words('ended.lobby')}</span>
        </a>
        <a className="button" href={hrefs.home}>
          <span>{say('missing.home')}</span>
        </a>
      </div>
    </div>
  )
}
