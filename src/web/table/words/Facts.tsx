/**
 * Drawers with further facts: the board in words, the legend, and details. The board in words is always there for screen
 * readers; the others exist while they are open.
 */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { BoardProps } from '../../toolkit/board.ts'
import type { FaceExtras } from '../../toolkit/face-extras.ts'
import { useTableTexts } from '../texts.ts'
import { BoardInWords } from './BoardInWords.tsx'
import { type FactsDrawer, openFacts } from './drawer-open.ts'
import './words.css'

interface FactsProps {
  readonly extras: FaceExtras<unknown>
  readonly play: BoardProps<unknown>
}

export const Facts = ({ extras, play }: FactsProps): ReactNode => {
  const open = openFacts.use()
  const { Legend, Details } = extras
  useEffect(() => () => openFacts.set(null), [])
  return (
    <>
      <Drawer kind="words" isOpen={open === 'words'}>
        <BoardInWords view={play.view} inWords={extras.inWords} say={play.say} />
      </Drawer>
      {open === 'legend' && (
        <Drawer kind="legend" isOpen>
          <Legend say={play.say} seats={play.seats} />
        </Drawer>
      )}
      {open === 'details' && Details !== null && (
        <Drawer kind="details" isOpen>
          <Details {...play} />
        </Drawer>
      )}
    </>
  )
}

const Drawer = ({ kind, isOpen, children }: { kind: FactsDrawer; isOpen: boolean; children: ReactNode }): ReactNode => {
  const { words } = useTableTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true })
    }
  }, [isOpen])
  const close = (): void => openFacts.set(null)
  return (
    <section
      className={isOpen ? 'facts' : 'facts unseen'}
      aria-labelledby={id}
      data-facts={kind}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {words(`facts.${kind}`)}
        </h2>
        {isOpen && (
          <button type="button" className="button" onClick={close}>
            {words('close')}
          </button>
        )}
      </header>
      <div className="facts-body" tabIndex={isOpen ? 0 : undefined}>
        {children}
      </div>
    </section>
  )
}
