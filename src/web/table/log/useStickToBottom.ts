/** Keeps a box scrolled to its bottom when lines are added, unless the user has scrolled up. */
import { type RefObject, useEffect, useRef } from 'react'

const NEAR = 60

export const useStickToBottom = (length: number): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  useEffect(() => {
    const box = ref.current
    if (box === null) return
    let top = 0
    // Only scrolling up stops it: the box may grow between our scroll and its event.
    const note = (): void => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
      if (isNear) follows.current = true
      else if (box.scrollTop < top) follows.current = false
      top = box.scrollTop
    }
    // A box that was hidden has lost its scroll position.
    const shown = new ResizeObserver(() => toBottom(box, follows.current))
    box.addEventListener('scroll', note)
    shown.observe(box)
    return () => {
      box.removeEventListener('scroll', note)
      shown.disconnect()
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when lines are added
  useEffect(() => {
    if (ref.current !== null) toBottom(ref.current, follows.current)
  }, [length])
  return ref
}

const toBottom = (box: HTMLElement, follows: boolean): void => {
  if (follows) box.scrollTop = box.scrollHeight
}
