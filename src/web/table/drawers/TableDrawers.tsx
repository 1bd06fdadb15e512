/** The drawers that every table has: log, chat, all choices, players, points, menu. `FactsDrawers.tsx` has those of the game. */
import { lazy, memo, type ReactNode, Suspense, useEffect } from 'react'
import type { Choice, PendingDecision, TableView } from '../../../wire/host.ts'
import type { OnlineExtras } from '../frame/online-extras.ts'
import { PlayerCards, type PlayersProps } from '../players/Players.tsx'
import { useTableTexts } from '../texts.ts'
import type { NameOf } from '../turn/name-of.ts'
import { Drawer } from './Drawer.tsx'
import type { MenuDrawerProps } from './MenuDrawer.tsx'
import { closeDrawer, openDrawer } from './open-drawer.ts'
import './drawers.css'

// Loaded on demand, so that the first board does not wait for them.
const ChoiceList = lazy(async () => ({ default: (await import('../turn/ChoiceList.tsx')).ChoiceList }))
const Log = lazy(async () => ({ default: (await import('../log/Log.tsx')).Log }))
const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }))
const ScoreDrawer = lazy(async () => ({ default: (await import('../scores/ScoreDrawer.tsx')).ScoreDrawer }))

interface TableDrawersProps {
  readonly tableView: TableView
  /** Never late: the list must belong to the prompt. */
  readonly question: PendingDecision | null
  readonly players: PlayersProps
  readonly chat: OnlineExtras | null
  nameOf: NameOf
  choose(choice: Choice): void
  /** Takes back to this number of moves; null if this is not allowed. */
  readonly onBack: ((moves: number) => void) | null
  readonly menu: MenuDrawerProps
}

export const TableDrawers = memo(
  ({ tableView, question, players, chat, nameOf, choose, onBack, menu }: TableDrawersProps): ReactNode => {
    const { words } = useTableTexts()
    const open = openDrawer.use()
    useEffect(() => closeDrawer, [])
    return (
      <>
        {chat !== null && (
          <Drawer kind="chat" title={chat.chatTitle} state={open?.kind === 'chat' ? 'open' : 'hidden'}>
            {chat.chat}
          </Drawer>
        )}
        {open?.kind === 'log' && (
          <Drawer kind="log" title={words('tab.log')}>
            <Suspense>
              <Log tableView={tableView} onBack={onBack} />
            </Suspense>
          </Drawer>
        )}
        {open?.kind === 'choices' && (
          <Drawer kind="choices" title={words('choices.title')}>
            <Suspense>
              <ChoiceList question={question} nameOf={nameOf} choose={choose} />
            </Suspense>
          </Drawer>
        )}
        {open?.kind === 'players' && (
          <Drawer kind="players" title={words('tab.players')}>
            <PlayerCards {...players} />
          </Drawer>
        )}
        <Suspense>
          {open?.kind === 'score' && <ScoreDrawer tableView={tableView} seat={open.seat ?? 0} />}
          {(open?.kind === 'menu' || open?.kind === 'keys') && <MenuDrawer {...menu} />}
        </Suspense>
      </>
    )
  },
)
