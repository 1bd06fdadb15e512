/** Undo, redo, hint, and the one large button that says what it does. */
import type { ReactNode } from 'react'
import type { TableView } from '../../../wire/host.ts'
import { primaryAction } from '../../toolkit/primary.ts'
import { LineIcon, type LineIconName } from '../frame/icons.tsx'
import { useTableTexts } from '../texts.ts'
import type { Orders } from '../turn/orders.ts'
import type { Turn } from '../turn/turn.ts'

interface DockButtonsProps {
  readonly tableView: TableView
  readonly turn: Turn
  readonly orders: Orders
  /** Asks for a hint; null where there is none. */
  readonly onHint: (() => void) | null
}

export const DockButtons = ({ tableView, turn, orders, onHint }: DockButtonsProps): ReactNode => {
  const { words } = useTableTexts()
  const isPlayer = tableView.viewer !== 'watcher'
  return (
    <div className="dock-buttons">
      {isPlayer && (
        <>
          <DockTool shape="undo" label={words('turn.undo')} able={tableView.undo.can} onPress={orders.undo} />
          <DockTool shape="redo" label={words('turn.redo')} able={tableView.redo.length > 0} onPress={orders.redo} />
        </>
      )}
      {onHint !== null && <DockTool shape="hint" label={words('hint.label')} able onPress={onHint} />}
      {turn.kind === 'over' || turn.kind === 'brokenOff' ? (
        <Primary able label={words('turn.result')} onPress={() => orders.showEnd(true)} />
      ) : (
        isPlayer && <PlayerPrimary tableView={tableView} orders={orders} />
      )}
    </div>
  )
}

/** What the dock of the game has put together, else the end of the turn. */
const PlayerPrimary = ({ tableView, orders }: Pick<DockButtonsProps, 'tableView' | 'orders'>): ReactNode => {
  const { words } = useTableTexts()
  const action = primaryAction.use()
  const isOffered = action !== null && tableView.question?.choices.includes(action.choice) === true
  if (!isOffered) return <Primary able={tableView.handOver} label={words('turn.done')} onPress={orders.done} />
  const note = action.choice.final ? words('final.mark') : null
  return <Primary able label={action.label} note={note} onPress={() => orders.choose(action.choice)} />
}

interface ButtonProps {
  readonly able: boolean
  readonly label: string
  onPress(): void
}

/** A button that cannot be used now can be pressed, and then explains why. */
const Primary = ({ able, label, note = null, onPress }: ButtonProps & { readonly note?: string | null }): ReactNode => (
  <button
    type="button"
    className="button dock-primary"
    data-kind={able ? 'main' : undefined}
    aria-disabled={!able}
    onClick={onPress}
  >
    <span>
      {label}
      {note !== null && <small> – {note}</small>}
    </span>
  </button>
)

const DockTool = ({ shape, able, label, onPress }: ButtonProps & { readonly shape: LineIconName }): ReactNode => (
  <button
    type="button"
    className="button dock-tool"
    aria-label={label}
    title={label}
    aria-disabled={!able}
    onClick={onPress}
  >
    <LineIcon shape={shape} />
  </button>
)
