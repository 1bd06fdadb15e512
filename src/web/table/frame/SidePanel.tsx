/** The panel beside the board: players, hand, log and chat. A narrow screen shows one of them at a time, with tabs. */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useTableTexts } from '../texts.ts'
import type { OnlineExtras } from './online-extras.ts'

type Tab = 'hand' | 'players' | 'log' | 'chat'

const TABS: readonly Tab[] = ['hand', 'players', 'log']

interface SidePanelProps {
  readonly narrow: boolean
  readonly players: ReactNode
  readonly hand: ReactNode
  readonly log: ReactNode
  /** The number of new log lines. */
  readonly newLines: number
  /** The chat; on a wide screen it shares its place with the log. */
  readonly chat: Pick<OnlineExtras, 'chat' | 'chatTitle' | 'unread'> | null
}

export const SidePanel = ({ narrow, players, hand, log, newLines, chat }: SidePanelProps) => {
  const { words } = useTableTexts()
  const [shown, setShown] = useState<Tab>('hand')
  const id = useId()
  const tabs = tabsFor(narrow, chat !== null)
  const open = tabs.includes(shown) ? shown : tabs[0]
  const titles = {
    hand: words('tab.hand'),
    players: words('tab.players'),
    log: words('tab.log'),
    chat: chat?.chatTitle ?? '',
  }
  const counts = { hand: 0, players: 0, log: narrow ? newLines : 0, chat: chat?.unread ?? 0 }
  const part = (tab: Tab, content: ReactNode) => (
    <Part id={id} tab={tab} name={titles[tab]} tabbed={tabs.includes(tab)} hidden={tabs.includes(tab) && open !== tab}>
      {content}
    </Part>
  )
  const list = <TabList id={id} tabs={tabs} titles={titles} counts={counts} shown={open} show={setShown} />
  return (
    <div className="table-side" data-chat={chat !== null}>
      {narrow && list}
      {part('players', players)}
      {part('hand', hand)}
      {!narrow && tabs.length > 0 && list}
      {part('log', log)}
      {chat !== null && part('chat', chat.chat)}
    </div>
  )
}

/** A narrow screen shows one part at a time; a wide one shows all, with tabs for log and chat. */
const tabsFor = (narrow: boolean, chat: boolean): readonly Tab[] => {
  if (!chat) return narrow ? TABS : []
  return narrow ? [...TABS, 'chat'] : ['log', 'chat']
}

const Part = ({ id, tab, name, tabbed, hidden, children }: PartProps) => {
  const roles = tabbed
    ? { role: 'tabpanel', id: `${id}${tab}`, 'aria-labelledby': `${id}${tab}-tab` }
    : { role: 'region', 'aria-label': name }
  return (
    <div {...roles} className={`table-part table-part-${tab}`} hidden={hidden}>
      <h2 className={tabbed || tab !== 'log' ? 'unseen' : 'table-part-title'}>{name}</h2>
      {children}
    </div>
  )
}

interface PartProps {
  readonly id: string
  readonly tab: Tab
  readonly name: string
  /** Shown and hidden by a tab. */
  readonly tabbed: boolean
  readonly hidden: boolean
  readonly children: ReactNode
}

interface TabListProps {
  readonly id: string
  readonly tabs: readonly Tab[]
  readonly titles: Readonly<Record<Tab, string>>
  /** The number of new items behind each tab. */
  readonly counts: Readonly<Record<Tab, number>>
  readonly shown: Tab | undefined
  show(tab: Tab): void
}

const TabList = ({ id, tabs, titles, counts, shown, show }: TabListProps) => {
  const { words } = useTableTexts()
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? tabs.length - 1 : 0
    const next = shown && tabs[(tabs.indexOf(shown) + step) % tabs.length]
    if (step === 0 || next === undefined) return
    show(next)
    document.getElementById(`${id}${next}-tab`)?.focus()
  }
  return (
    <div role="tablist" className="table-tabs" aria-label={words('tabs.label')} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}${tab}-tab`}
          aria-controls={`${id}${tab}`}
          aria-selected={tab === shown}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => show(tab)}
        >
          {titles[tab]}
          {counts[tab] > 0 && ` (${counts[tab]})`}
        </button>
      ))}
    </div>
  )
}
