/** The menu of an online table: votes, stand-in bot, rematch, spectators, chat settings. */
import type { ReactNode } from 'react'
import type { TableView } from '../../../wire/host.ts'
import type { ChatLine, OnlineTable, Order } from '../../../wire/online.ts'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../../app/context.ts'
import { USUAL_BOT } from '../../app/setup/seat-plan.ts'
import { Dialog } from '../../table/dialogs/Dialog.tsx'
import { movesBeforeLastTurn } from '../../table/log/log-groups.ts'
import { NotificationSwitch } from '../account/NotificationSwitch.tsx'
import { MuteList } from '../chat/MuteList.tsx'
import { browserData } from '../connection/browser.ts'
import { ErrorLine } from '../connection/ConnectionStatus.tsx'
import { OrderButton, type OrderSender } from '../connection/OrderButton.tsx'
import { EarlierBrokenDeals } from '../deal/BrokenDeal.tsx'
import { VerifyDeal } from '../deal/VerifyDeal.tsx'
import { WatchLink } from '../links/WatchLink.tsx'
import { CloseTable } from '../waiting-room/OwnerControls.tsx'
import { useWords } from '../words.ts'

interface Props {
  readonly table: OnlineTable
  readonly tableView: TableView
  readonly lines: readonly ChatLine[]
  readonly sender: OrderSender
  readonly rematch: (() => void) | null
  onClose(): void
}

export const TableMenu = ({ table, tableView, lines, sender, rematch, onClose }: Props): ReactNode => {
  const { say } = useApp()
  const words = useWords()
  return (
    <Dialog title={words('menu.title')} className="online-menu" onClose={onClose}>
      <ErrorLine error={sender.error} />
      {table.phase === 'running' && table.you.seat !== null && (
        <PlayerPart table={table} tableView={tableView} sender={sender} onClose={onClose} />
      )}
      <div className="online-actions">
        {rematch !== null && (
          <MenuButton
            label={words(table.next === null ? 'rematch' : 'rematch.go')}
            act={rematch}
            isBusy={sender.isBusy}
          />
        )}
        <VerifyDeal table={table} sender={sender} />
      </div>
      {table.teaching && <p className="online-remark">{words('teaching.notice')}</p>}
      <DealRemark table={table} />
      <p className="hint">{words('menu.watchers', { count: table.watchers })}</p>
      {table.you.owner && <WatchLink table={table} sender={sender} />}
      <MuteList table={table} lines={lines} sender={sender} />
      {table.you.owner && table.phase === 'over' && (
        <div className="online-row">
          <CloseTable sender={sender} />
        </div>
      )}
      <NotificationSwitch />
      <div className="table-buttons">
        <a className="button" href={hrefs.lobby}>
          {say('nav.lobby')}
        </a>
        <a className="button" href={hrefs.home}>
          {words('menu.home')}
        </a>
        <button type="button" className="button" data-kind="main" onClick={onClose}>
          {words('menu.close')}
        </button>
      </div>
    </Dialog>
  )
}

/** Remarks on the deal that stay visible: a chosen seed, missing salts, deals broken off before. */
const DealRemark = ({ table }: { readonly table: OnlineTable }): ReactNode => {
  const words = useWords()
  const { seed, withheld } = table.deal
  const names = withheld.map((seat) => table.seats[seat]?.person?.name ?? String(seat + 1))
  const { seat } = table.you
  const isLost = seat !== null && withheld.includes(seat) && browserData.read(table.id).saltState !== 'unsent'
  return (
    <>
      {seed !== null && <p className="online-remark">{words('deal.seed', { seed })}</p>}
      {names.length > 0 && <p className="online-remark">{words('deal.withheld', { names })}</p>}
      {isLost && <p className="online-remark">{words('check.lost')}</p>}
      <EarlierBrokenDeals tables={table.brokenBefore} />
    </>
  )
}

/** What needs everybody's agreement, and what a player decides alone. */
const PlayerPart = ({ table, tableView, sender, onClose }: Omit<Props, 'rematch' | 'lines'>): ReactNode => {
  const words = useWords()
  const { seat } = table.you
  const hasStandIn = seat !== null && table.seats[seat]?.bot != null
  const back = seat === null ? null : movesBeforeLastTurn(tableView.log, seat)
  const send = (order: Order) => (): void =>
    void sender.send(order).then((answer) => {
      if (answer !== null) onClose()
    })
  return (
    <div className="online-actions">
      {back !== null && (
        <MenuButton
          label={words('menu.back')}
          isBusy={sender.isBusy || table.proposal !== null}
          act={send({ kind: 'propose', what: 'back', moves: back })}
        />
      )}
      <MenuButton
        label={words('menu.end')}
        isBusy={sender.isBusy || table.proposal !== null}
        act={send({ kind: 'propose', what: 'end', moves: 0 })}
      />
      <p className="hint">{words('menu.agree')}</p>
      <MenuButton
        label={words(hasStandIn ? 'standIn.back' : 'standIn.hand')}
        isBusy={sender.isBusy}
        act={send({ kind: 'standIn', bot: hasStandIn ? null : USUAL_BOT })}
      />
    </div>
  )
}

const MenuButton = ({ label, isBusy, act }: { label: string; isBusy: boolean; act(): void }): ReactNode => (
  <OrderButton isBusy={isBusy} act={act}>
    {label}
  </OrderButton>
)
