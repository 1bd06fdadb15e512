/** Where the keyboard goes: to the next choice after each one, and never back to the top of the page. */
import { type RefObject, useEffect, useRef } from 'react'
import type { PendingDecision } from '../../../wire/host.ts'

/** The parts of a table with something to choose, in the order in which a part without anything is replaced. */
const ZONES = ['.dock-hand', '.table-strip', '.dock-more', '.table-board', '.table-choices', '.dock-buttons'] as const
type Zone = (typeof ZONES)[number]

const ABLE = [
  '.touch-can',
  'button:not([aria-disabled=true], :disabled, .panzoom-button)',
  'input:not(:disabled)',
  '[role=button][tabindex="0"]:not([aria-disabled=true])',
].join()

/** Everything that can be chosen in a part of the table and is in view. */
export const actionsIn = (table: ParentNode, zone: Zone): readonly (HTMLElement | SVGElement)[] =>
  [...(table.querySelector(zone)?.querySelectorAll<HTMLElement | SVGElement>(ABLE) ?? [])].filter((element) =>
    element.checkVisibility(),
  )

/** Moves to the first thing that can be chosen, in this part of the table if it has any; else to the prompt. */
export const focusNext = (table: ParentNode, first?: Zone): void => {
  const zones = first === undefined ? ZONES : [first, ...ZONES]
  const found = zones.flatMap((zone) => actionsIn(table, zone).slice(0, 1))[0]
  const prompt = table.querySelector<HTMLElement>('.table-prompt')
  const next = found ?? prompt
  next?.focus({ preventScroll: true })
}

/** When a choice disappears under the focus, the focus goes to the next one in the same part of the table. */
export const useNextFocus = (table: RefObject<HTMLElement | null>, question: PendingDecision | null): void => {
  const last = useRef<Zone | null>(null)
  const before = useRef(question)
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last.current = ZONES.find((zone) => target.closest(zone) !== null) ?? null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement === null
    // A turn that only arrives takes no focus.
    const isOwnStep = before.current !== null && question !== null
    const isSpent = isOwnStep && activeElement?.getAttribute('aria-disabled') === 'true'
    before.current = question
    if (table.current !== null && last.current !== null && (isLost || isSpent)) focusNext(table.current, last.current)
  }, [question])
}
