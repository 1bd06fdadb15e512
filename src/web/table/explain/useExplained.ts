/**
 * Which element explains itself now. One listener for the whole table: hover, keyboard focus and a long press on an
 * element with `data-explain`. A long press is no click.
 */
import { useEffect, useState } from 'react'

export interface ExplainedElement {
  readonly target: Element
  readonly text: string
  readonly rule: string | null
  /** A focused element is described to screen readers at once, and to the eye a moment later. */
  readonly isShown: boolean
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
  let pressed: { readonly x: number; readonly y: number } | null = null
  let wasLong = false

  const show = (target: Element, isShown: boolean): void => {
    current = target
    set({ target, text: target.getAttribute('data-explain') ?? '', rule: target.getAttribute('data-rule'), isShown })
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

  const onPointerOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return
    const found = explainable(target)
    if (target.closest(CARD) !== null || found === current) clearTimeout(timer)
    else if (found === null) later(LEAVE, hide)
    else later(current === null ? HOVER : LEAVE, () => show(found, true))
  }
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target.closest(CARD) !== null) return
    const found = target.matches(':focus-visible') ? explainable(target) : null
    hide()
    if (found === null) return
    show(found, false)
    later(FOCUS, () => show(found, true))
  }
  const onPointerDown = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    wasLong = false
    if (!(target instanceof Element) || target.closest(CARD) !== null) return
    hide()
    const found = pointerType === 'mouse' ? null : explainable(target)
    if (found === null) return
    pressed = { x, y }
    later(PRESS, () => {
      wasLong = true
      show(found, true)
    })
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
    if (pressed === null || wasLong || Math.hypot(clientX - pressed.x, clientY - pressed.y) < STILL) return
    pressed = null
    clearTimeout(timer)
  }
  const onPointerUp = (): void => {
    if (pressed !== null && !wasLong) clearTimeout(timer)
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

const explainable = (target: Element): Element | null => target.closest('[data-explain]')
