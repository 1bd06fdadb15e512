/** The bar at the top: home, title, round or turn, the newest move, and the drawers. */
import { memo, type ReactNode, type Ref } from 'react'
import type { TableView } from '../../../wire/host.ts'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../../app/context.ts'
import type { SeatLook } from '../../toolkit/seats.ts'
import { type DrawerKind, openDrawer, toggleDrawer } from '../drawers/open-drawer.ts'
import { NewestLine } from '../log/NewestLine.tsx'
import { type TableTexts, useTableTexts } from '../texts.ts'
import { HomeMark, LineIcon, type LineIconName } from './icons.tsx'
import type { OnlineExtras } from './online-extras.ts'
import type { TableLayout } from './screen.ts'

interface TopBarProps {
  readonly tableView: TableView
  readonly layout: TableLayout
  readonly extras: OnlineExtras | null
  /** The number of log lines since the viewer last looked. */
  readonly newLines: number
  readonly looks: readonly SeatLook[]
  /** Where the board's buttons go, except on a phone: there it is in the dock. */
  readonly zoom: Ref<HTMLDivElement>
  /** Where the coach speaks. */
  readonly coach: Ref<HTMLDivElement>
  /** Saving has failed: downloads the match. */
  readonly onUnsaved: (() => void) | null
}

export const TopBar = memo(
  ({ tableView, layout, extras, newLines, looks, zoom, coach, onUnsaved }: TopBarProps): ReactNode => {
    const texts = useTableTexts()
    const { words, title, game } = texts
    const { settings, set } = useApp()
    const { table } = tableView
    return (
      <header className="top">
        <a className="top-home" href={hrefs.home} aria-label={words('top.home')}>
          <HomeMark />
        </a>
        <p className="top-title" aria-hidden="true">
          {title}
        </p>
        <p className="top-progress">
          <span>{progressText(tableView, texts)}</span>
        </p>
        {extras?.badge}
        {table.daily !== undefined && (
          <p className="top-daily">{words(table.daily.kind === 'practice' ? 'daily.practice' : 'daily.first')}</p>
        )}
        {onUnsaved !== null && (
          <button type="button" className="top-unsaved" onClick={onUnsaved}>
            <span>
              <LineIcon shape="save" />
              <span>
                {words('top.unsaved')}
                <span className="top-unsaved-save"> · {words('tools.save')}</span>
              </span>
            </span>
          </button>
        )}
        {layout === 'phone' ? (
          <span className="top-gap" />
        ) : (
          <div className="top-line">
            <NewestLine tableView={tableView} looks={looks} />
            <div className="top-coach" ref={coach} />
          </div>
        )}
        {layout !== 'phone' && <div className="top-zoom" ref={zoom} />}
        <nav className="top-tools" aria-label={words('tools.label')}>
          <a className="top-link" href={hrefs.rules(game)}>
            <span>{words('tools.rules')}</span>
          </a>
          {/* A phone has no room for it beside a chat or a warning: there it is in the menu. */}
          {(layout !== 'phone' || (extras === null && onUnsaved === null)) && (
            <DrawerButton kind="legend" shape="legend" label={words('facts.legend')} count={0} />
          )}
          <DrawerButton kind="log" shape="log" label={words('tab.log')} count={newLines} />
          {extras !== null && <DrawerButton kind="chat" shape="chat" label={extras.chatTitle} count={extras.unread} />}
          {/* On a high screen it is in the menu only. */}
          {layout !== 'tall' && (
            <button
              type="button"
              className="icon-button top-sound"
              aria-pressed={settings.sound}
              aria-label={words('tools.sound')}
              title={words('tools.sound')}
              onClick={() => set({ sound: !settings.sound })}
            >
              <LineIcon shape={settings.sound ? 'soundOn' : 'soundOff'} />
            </button>
          )}
          <DrawerButton kind="menu" shape="menu" label={words('tools.menu')} count={0} />
        </nav>
      </header>
    )
  },
)

interface DrawerButtonProps {
  readonly kind: DrawerKind
  readonly shape: LineIconName
  readonly label: string
  /** New items behind it. */
  readonly count: number
}

const DrawerButton = ({ kind, shape, label, count }: DrawerButtonProps): ReactNode => {
  const isOpen = openDrawer.use()?.kind === kind
  return (
    <button
      type="button"
      className="icon-button"
      aria-expanded={isOpen}
      title={label}
      onClick={() => toggleDrawer(kind)}
    >
      <LineIcon shape={shape} />
      <span className="unseen">{count > 0 ? `${label} (${count})` : label}</span>
      {count > 0 && (
        <span className="badge" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}

/** "Round 3 of 7 · Lotte", "Turn 10 · your move". */
const progressText = ({ progress, toAct, viewer, outcome }: TableView, { words, seat }: TableTexts): string => {
  if (outcome !== null) return words('title.over')
  const [first, ...others] = toAct
  const who = first === undefined || others.length > 0 ? '' : first === viewer ? words('top.yours') : seat(first)
  const when = progress === undefined ? '' : progressWords(progress, words)
  return [when, who].filter((part) => part !== '').join(' · ')
}

const progressWords = (progress: NonNullable<TableView['progress']>, words: TableTexts['words']): string =>
  progress.kind === 'round'
    ? words('top.round', { round: progress.round, of: progress.of })
    : words('top.turn', { turn: progress.turn })
