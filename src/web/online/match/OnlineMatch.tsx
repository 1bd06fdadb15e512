/** A running or finished online match: the table frame of every game, with chat, votes and presence around it. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { TableView } from '../../../wire/host.ts'
import type { OnlineTable } from '../../../wire/online.ts'
import { hrefs } from '../../../wire/route.ts'
import { findGame } from '../../app/games.ts'
import { closeDrawer } from '../../table/drawers/open-drawer.ts'
import { LoadedTable } from '../../table/frame/LoadedTable.tsx'
import turnIcon from '../../theme/icon-turn.svg'
import { useSteadyCall } from '../../toolkit/steady.ts'
import { notify } from '../account/notifications.ts'
import { Chat } from '../chat/Chat.tsx'
import { useIgnored } from '../chat/chat-people.ts'
import { useUnread } from '../chat/useUnread.ts'
import { useSendOrder } from '../connection/OrderButton.tsx'
import type { OnlineTableClient, OnlineTableState } from '../connection/table-client.ts'
import { useWords } from '../words.ts'
import { MatchBars } from './MatchBars.tsx'
import { useRematch } from './rematch.ts'
import { SeatStatus } from './SeatStatus.tsx'
import { TableMenu } from './TableMenu.tsx'

interface Props {
  readonly client: OnlineTableClient
  readonly state: OnlineTableState
  readonly table: OnlineTable
  readonly tableView: TableView
  readonly at: number | null
}

export const OnlineMatch = ({ client, state, table, tableView, at }: Props): ReactNode => {
  const words = useWords()
  const sender = useSendOrder(client)
  const [isOpen, setOpen] = useState(false)
  const ignored = useIgnored()
  const { unread, box } = useUnread(
    state.chat.filter(({ person }) => person !== table.you.person && !ignored.has(person)),
  )
  const rematch = useRematch(table, sender)
  useTurnSignal(table, tableView)
  // Stable while the table does not change, so that chat lines do not render the players again.
  const { receivedAt } = state
  const seatStatus = useCallback(
    (seat: Seat) => <SeatStatus table={table} seat={seat} receivedAt={receivedAt} />,
    [table, receivedAt],
  )
  const onBack = useSteadyCall((moves: number) => void sender.send({ kind: 'propose', what: 'back', moves }))
  const openMenu = (): void => {
    closeDrawer()
    setOpen(true)
  }
  const extras = {
    bar: <MatchBars state={state} table={table} sender={sender} rematch={rematch} />,
    chat: (
      <div ref={box}>
        <Chat client={client} table={table} lines={state.chat} />
      </div>
    ),
    chatTitle: words('chat.tab'),
    unread,
    badge: table.teaching && <p className="online-badge">{words('teaching.title')}</p>,
    tools: (
      <button type="button" className="button" onClick={openMenu}>
        {words('menu.title')}
      </button>
    ),
    seatStatus,
    onBack: table.you.seat === null || table.phase !== 'running' ? null : onBack,
  }
  return (
    <>
      <LoadedTable
        host={client.host}
        tableView={tableView}
        at={at}
        routeAt={(moves) => hrefs.online(table.id, moves)}
        isUnsaved={false}
        extras={extras}
        onAgain={rematch}
      />
      {isOpen && (
        <TableMenu
          table={table}
          tableView={tableView}
          lines={state.chat}
          sender={sender}
          rematch={rematch}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Signals the user's turn: by the icon of the page, and by a notification if they are on. */
const useTurnSignal = (table: OnlineTable, { question }: TableView): void => {
  const words = useWords()
  const isYours = question !== null && table.phase === 'running'
  const title = findGame(table.game)?.title ?? table.game
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn, not for each change of language
  useEffect(() => {
    if (!isYours) return
    notify(words('notify.yours', { title }), table.id)
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    const usualIcon = icon?.href
    if (icon === null || usualIcon === undefined) return
    icon.href = turnIcon
    return () => {
      icon.href = usualIcon
    }
  }, [isYours, table.id])
}
