/**
 * Which element explains itself now. One listener for the whole table: hover, keyboard focus and a long press on an
 * element with `data-explain`. A long press is no click.
 */
import { useEffect, useState } from 'react'

export interface ExplainedElement {
  readonly target: Element
  /** What screen readers hear the text with: the focused element, which may lie in the target. */
  readonly described: Element
  readonly text: string
  readonly rule: string | null
  /** A focused element is described to screen readers at once, and to the eye a moment later. */
  readonly isShown: boolean
  readonly by: 'hover' | 'focus' | 'press'
}

/** In milliseconds. */
const HOVER = 500
const FOCUS = 700
const PRESS = 500
/** The pointer has this long to reach the card. */
const LEAVE = 250
/** A finger that moves further than this drags. In pixels. */
const STILL = 10

const CARD = '[data-explanation]'

export const useExplained = (): readonly [ExplainedElement | null, close: () => void] => {
  const [explained, setExplained] = useState<ExplainedElement | null>(null)
  useEffect(() => listen(setExplained), [])
  return [explained, () => setExplained(null)]
}

const listen = (set: (explained: ExplainedElement | null) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: Element | null = null
  let pressed: { readonly x: number; readonly y: number; readonly since: number } | null = null
  let wasLong = false
  let byKeyboard = false
  /** The mouse has not moved since the last press, or since the table appeared: what changes under it was not asked about. */
  let isResting = true

  const show = (target: Element, by: ExplainedElement['by'], isShown = true, described = target): void => {
    current = target
    const text = target.getAttribute('data-explain') ?? target.getAttribute('aria-label') ?? target.textContent ?? ''
    set({
      target,
      described,
      text,
      rule: target.closest('[data-rule]')?.getAttribute('data-rule') ?? null,
      isShown,
      by,
    })
  }
  const hide = (): void => {
    clearTimeout(timer)
    if (current === null) return
    current = null
    set(null)
  }
  const later = (time: number, then: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(then, time)
  }

  const onPointerOver = (event: PointerEvent): void => {
    const { target, pointerType } = event
    if (pointerType !== 'mouse' || isResting || !(target instanceof Element)) return
    const found = explainable(target)
    if (isOverCard(event) || found === current) clearTimeout(timer)
    else if (found === null) later(LEAVE, hide)
    else later(current === null ? HOVER : LEAVE, () => show(found, 'hover'))
  }
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target.closest(CARD) !== null) return
    // The end of a long press moves the focus to what was pressed: its line stays.
    if (wasLong && !byKeyboard) return
    const found = target.matches(':focus-visible') ? explainable(target) : null
    hide()
    if (found === null) return
    show(found, 'focus', false, target)
    // After a press the page itself moves the focus: a card there would cover the next choice.
    if (byKeyboard) later(FOCUS, () => show(found, 'focus', true, target))
  }
  const onPointerDown = ({ target, pointerType, clientX: x, clientY: y, timeStamp }: PointerEvent): void => {
    wasLong = false
    byKeyboard = false
    isResting = true
    if (!(target instanceof Element) || target.closest(CARD) !== null) return
    hide()
    const found = pointerType === 'mouse' ? null : explainable(target)
    if (found === null) return
    pressed = { x, y, since: timeStamp }
    later(PRESS, () => {
      wasLong = true
      show(found, 'press')
    })
  }
  const onPointerMove = (event: PointerEvent): void => {
    const { clientX, clientY, movementX, movementY } = event
    if (isResting && Math.abs(movementX) + Math.abs(movementY) > 0) {
      isResting = false
      onPointerOver(event)
    }
    if (pressed === null || wasLong || Math.hypot(clientX - pressed.x, clientY - pressed.y) < STILL) return
    pressed = null
    clearTimeout(timer)
  }
  const onPointerUp = ({ timeStamp }: PointerEvent): void => {
    if (pressed !== null && !wasLong) clearTimeout(timer)
    // A busy page hears of the end of a short press only after the time of a long one.
    if (pressed !== null && wasLong && timeStamp - pressed.since < PRESS) {
      wasLong = false
      hide()
    }
    pressed = null
  }
  const onClick = (event: MouseEvent): void => {
    if (!wasLong) return
    wasLong = false
    event.stopPropagation()
    event.preventDefault()
  }
  const onContextMenu = (event: MouseEvent): void => {
    if (wasLong || pressed !== null) event.preventDefault()
  }
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    byKeyboard = true
    if (key === 'Escape') hide()
  }

  const listeners = [
    ['pointerover', onPointerOver],
    ['focusin', onFocusIn],
    ['pointerdown', onPointerDown],
    ['pointermove', onPointerMove],
    ['pointerup', onPointerUp],
    ['pointercancel', onPointerUp],
    ['click', onClick],
    ['contextmenu', onContextMenu],
    ['keydown', onKeyDown],
    ['scroll', hide],
  ] as const
  for (const [type, listener] of listeners) document.addEventListener(type, listener as EventListener, true)
  return () => {
    clearTimeout(timer)
    for (const [type, listener] of listeners) document.removeEventListener(type, listener as EventListener, true)
  }
}

/** Presses go through the card, so it is found by its place. */
const isOverCard = ({ clientX, clientY }: PointerEvent): boolean => {
  const box = document.querySelector(CARD)?.getBoundingClientRect()
  return box !== undefined && clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom
}

/** A part of a drawing, or a button with a sign instead of words, is explained by its name if it has no line of its own. */
const explainable = (target: Element): Element | null =>
  target.closest('[data-explain], svg [role="button"], .dock-body button[aria-label]') ??
  target.closest('button')?.querySelector('[data-explain]') ??
  null
