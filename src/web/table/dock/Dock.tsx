/** The dock: the prompt, what the player holds, and the buttons. On a phone it is a sheet with two heights. */
import { type ReactNode, type Ref, useState } from 'react'
import type { TableView } from '../../../wire/host.ts'
import type { SeatLook } from '../../toolkit/seats.ts'
import { LineIcon } from '../frame/icons.tsx'
import type { TableLayout } from '../frame/screen.ts'
import { NewestLine } from '../log/NewestLine.tsx'
import { useTableTexts } from '../texts.ts'
import { isYours, type Turn } from '../turn/turn.ts'
import { ChoicesButton } from './ChoicesButton.tsx'
import { promptOf } from './prompt.ts'

interface DockProps {
  readonly tableView: TableView
  readonly turn: Turn
  readonly layout: TableLayout
  readonly looks: readonly SeatLook[]
  /** Where the board's button goes on a phone. */
  readonly zoom: Ref<HTMLDivElement>
  /** The hand, or what a spectator gets instead. */
  readonly hand: ReactNode
  /** What a phone shows in the sheet as well. */
  readonly more: ReactNode
  /** All choices in words, in the sheet. */
  readonly list: ReactNode
  readonly buttons: ReactNode
}

export const Dock = ({ tableView, turn, layout, looks, zoom, hand, more, list, buttons }: DockProps): ReactNode => {
  const texts = useTableTexts()
  const { words } = texts
  const [isHigh, setHigh] = useState(false)
  const isSmall = layout === 'phone' || layout === 'flat'
  const hasChoices = turn.kind !== 'replay' && tableView.viewer !== 'watcher'
  return (
    <section
      className="dock table-turn"
      aria-label={words('turn.heading')}
      data-yours={isYours(turn)}
      data-decision={tableView.question?.decision}
      data-high={isSmall && isHigh}
    >
      <div className="dock-sheet">
        {layout === 'phone' && (
          <div className="dock-handle">
            <button
              type="button"
              className="icon-button"
              aria-expanded={isHigh}
              aria-label={words(isHigh ? 'dock.less' : 'dock.more')}
              onClick={() => setHigh(!isHigh)}
            >
              <LineIcon shape={isHigh ? 'down' : 'up'} />
            </button>
            <NewestLine tableView={tableView} looks={looks} />
            <div ref={zoom} />
          </div>
        )}
        <div className="dock-prompt">
          {/* The keyboard continues here when there is nothing more to choose. */}
          <p role="status" aria-live="polite" className="table-prompt" tabIndex={-1}>
            {promptOf(turn, tableView, texts)}
          </p>
          {hasChoices && (
            <ChoicesButton
              count={tableView.question?.choices.length ?? 0}
              inSheet={isSmall ? { isOpen: isHigh, open: setHigh } : null}
            />
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a field set would be one of a form */}
        <div
          className="dock-body"
          role="group"
          aria-label={words('dock.label')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that may scroll must be reachable by keyboard
          tabIndex={0}
        >
          <div className="dock-hand" data-anchor="hand">
            {hand}
          </div>
          {isSmall && <div className="dock-more">{more}</div>}
          {isSmall && isHigh && hasChoices && list}
        </div>
        {buttons}
      </div>
    </section>
  )
}
