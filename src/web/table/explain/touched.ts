/** Where the player touched last: small cards about a press are shown there. */
import { useEffect } from 'react'
import type { Edges } from './card-place.ts'

let touched: { readonly element: Element; readonly x: number; readonly y: number } | null = null

const CONTROL = 'button, a, input, label, summary, [role=button], [data-target]'
/** Something larger than this is touched at a point of it. In pixels. */
const LARGE = 260

/** Follows presses and keys while the table is shown. */
export const useTouched = (): void => {
  useEffect(() => {
    const onPointer = ({ target, clientX: x, clientY: y }: PointerEvent): void => {
      if (target instanceof Element) touched = { element: target.closest(CONTROL) ?? target, x, y }
    }
    const onKey = ({ target }: KeyboardEvent): void => {
      if (!(target instanceof Element)) return
      const { left, top, width, height } = target.getBoundingClientRect()
      touched = { element: target, x: left + width / 2, y: top + height / 2 }
    }
    document.addEventListener('pointerdown', onPointer, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', onPointer, true)
      document.removeEventListener('keydown', onKey, true)
      touched = null
    }
  }, [])
}

export const touchedElement = (): Element | null => touched?.element ?? null

/** The box of what was touched; a point of it if it is large or gone. */
export const touchedPlace = (): Edges => {
  const { element, x, y } = touched ?? { element: null, x: innerWidth / 2, y: innerHeight / 2 }
  const box = element?.isConnected ? element.getBoundingClientRect() : null
  if (box === null || box.width === 0 || box.width > LARGE || box.height > LARGE) {
    return { left: x, top: y, right: x, bottom: y }
  }
  return { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
}
