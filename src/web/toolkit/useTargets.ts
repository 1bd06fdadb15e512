/** What can be chosen in a drawing, for a view that moves there by itself. */
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Box, kept } from './camera.ts'
import { boxOf, pointAt, reachOf } from './screen.ts'
import type { CameraMove } from './useCamera.ts'

const CAN = '.touch-can'

const NONE: readonly Box[] = []

const boxesIn = (drawing: SVGSVGElement): readonly Box[] =>
  [...drawing.querySelectorAll(CAN)].map((target) => boxOf(drawing, target))

/** The boxes of everything that can be chosen, measured after it has been drawn. None while it is off. */
export const useTargets = (
  svg: RefObject<SVGSVGElement | null>,
  decision: unknown,
  isOn: boolean,
  isDrawn: boolean,
): readonly Box[] => {
  const [targets, setTargets] = useState(NONE)
  // The first frame already shows them close: no movement follows it, which would cost a slow device thirty more frames.
  useLayoutEffect(() => {
    const drawing = svg.current
    if (isDrawn && isOn && drawing !== null) setTargets(boxesIn(drawing))
  }, [svg, isOn, isDrawn])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision
  useEffect(() => {
    const drawing = svg.current
    if (!isOn || drawing === null) return setTargets(NONE)
    const measure = (): void => {
      const found = boxesIn(drawing)
      setTargets((before) => (isSame(before, found) ? before : found))
    }
    // After the frame that shows it: measuring must not delay it.
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = (): void => {
      clearTimeout(timer)
      timer = setTimeout(measure, PAUSE)
    }
    later()
    // A board may draw what can be chosen a little later, or turn to another page.
    const watch = new MutationObserver(later)
    watch.observe(drawing, { subtree: true, childList: true, attributeFilter: ['class'] })
    return () => {
      watch.disconnect()
      clearTimeout(timer)
    }
  }, [svg, decision, isOn])
  return targets
}

/** In milliseconds. */
const PAUSE = 60

/** Are these the same boxes? Small differences come from a moving camera and do not count. */
const isSame = (before: readonly Box[], now: readonly Box[]): boolean =>
  before.length === now.length &&
  before.every(({ x, y }, at) => Math.hypot(x - (now[at]?.x ?? 0), y - (now[at]?.y ?? 0)) < 1)

/** In pixels: a finger or a mouse hits what is at least this large. */
const FINGER = 44
const MOUSE = 24

/** A press on something too small for finger or mouse goes closer instead of choosing it. The next press on it chooses. */
export const useSmallTargets = (svg: RefObject<SVGSVGElement | null>, move: CameraMove) => {
  const isFinger = useRef(false)
  const closer = useRef<Element | null>(null)
  useEffect(() => {
    const note = ({ pointerType }: PointerEvent): void => {
      isFinger.current = pointerType === 'touch'
    }
    document.addEventListener('pointerdown', note, true)
    return () => document.removeEventListener('pointerdown', note, true)
  }, [])
  return (event: MouseEvent): void => {
    const drawing = svg.current
    // A press by keyboard or by an assistive device has no place.
    if (event.detail === 0 || drawing === null) return
    const target = event.target instanceof Element ? event.target.closest(CAN) : null
    if (target === null) return
    const reach = reachOf(target, isFinger.current)
    const least = isFinger.current ? FINGER : MOUSE
    if (reach >= least || closer.current === target) return
    closer.current = target
    event.stopPropagation()
    event.preventDefault()
    const { x, y } = pointAt(drawing, event.clientX, event.clientY)
    const factor = (least + 2) / Math.max(1, reach)
    move((camera, frame) => kept({ x, y, zoom: camera.zoom * factor }, frame))
  }
}
