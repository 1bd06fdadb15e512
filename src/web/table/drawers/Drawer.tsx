/** A drawer over the edge of the board. It takes the focus when the player opens it and gives it back. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { LineIcon } from '../frame/icons.tsx'
import { useTableTexts } from '../texts.ts'
import { closeDrawer, type DrawerKind } from './open-drawer.ts'

interface DrawerProps {
  readonly kind: DrawerKind
  readonly title: string
  /** `away`: screen readers still find its content. `hidden`: nobody does, but it keeps what was typed. */
  readonly state?: 'open' | 'away' | 'hidden'
  readonly children: ReactNode
}

export const Drawer = ({ kind, title, state = 'open', children }: DrawerProps): ReactNode => {
  const { words } = useTableTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const isOpen = state === 'open'
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true })
    }
  }, [isOpen])
  return (
    <section
      className={state === 'away' ? 'unseen' : 'drawer'}
      hidden={state === 'hidden'}
      aria-labelledby={id}
      data-drawer={kind}
      onKeyDown={({ key }) => {
        if (key === 'Escape') closeDrawer()
      }}
    >
      <header className="drawer-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {isOpen && (
          <button type="button" className="icon-button" aria-label={words('close')} onClick={closeDrawer}>
            <LineIcon shape="close" />
          </button>
        )}
      </header>
      {/* A box that scrolls must be reachable by keyboard. */}
      <div className="drawer-body" tabIndex={isOpen ? 0 : undefined}>
        {children}
      </div>
    </section>
  )
}
