/** Fingers, mouse and wheel over a drawing, turned into movements of its camera. */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { dragged, type Point, zoomed } from './camera.ts'
import { pointAt } from './screen.ts'
import type { CameraMove } from './useCamera.ts'

/** A movement of fewer pixels is a tap. */
const TAP = 8
const DOUBLE_TAP = { within: 320, near: 28, factor: 2 }

interface Fingers {
  readonly down: Map<number, Point>
  /** Where a single finger went down, until it has moved far enough to be a drag. */
  start: Point | null
  /** The drag belongs to the element it began on. */
  isOwnDrag: boolean
  hasMoved: boolean
  lastTap: { readonly time: number; readonly at: Point } | null
}

type Handler = (event: PointerEvent<SVGSVGElement>) => void

interface Gestures {
  readonly onPointerDown: Handler
  readonly onPointerMove: Handler
  readonly onPointerUp: Handler
  readonly onPointerCancel: Handler
  readonly onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => void
}

export const useGestures = (svg: RefObject<SVGSVGElement | null>, move: CameraMove): Gestures => {
  const fingers = useRef<Fingers>({ down: new Map(), start: null, isOwnDrag: false, hasMoved: false, lastTap: null })
  useWheel(svg, move)

  const onPointerDown: Handler = (event) => {
    const hand = fingers.current
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (event.isPrimary) hand.down.clear()
    hand.down.set(event.pointerId, at(event))
    hand.start = hand.down.size === 1 ? at(event) : null
    hand.hasMoved = hand.down.size > 1
    hand.isOwnDrag =
      hand.down.size === 1 && event.target instanceof Element && !!event.target.closest('[data-own-drag]')
  }

  const onPointerMove: Handler = (event) => {
    const hand = fingers.current
    const before = hand.down.get(event.pointerId)
    if (before === undefined || hand.isOwnDrag) return
    if (hand.start !== null) {
      if (apart(hand.start, at(event)) < TAP) return
      hand.start = null
      hand.hasMoved = true
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    const drawing = event.currentTarget
    const other = [...hand.down].find(([id]) => id !== event.pointerId)?.[1]
    hand.down.set(event.pointerId, at(event))
    const now = at(event)
    if (other === undefined) pan(drawing, before, now, move)
    else pinch(drawing, other, before, now, move)
  }

  const onPointerUp: Handler = (event) => {
    const hand = fingers.current
    if (!hand.down.delete(event.pointerId)) return
    // The click that ends this drag comes before the next task; a later click is a new one.
    setTimeout(() => {
      hand.hasMoved = false
    })
    if (hand.down.size > 0 || hand.hasMoved || hand.isOwnDrag) return
    const tap = { time: event.timeStamp, at: at(event) }
    const isSecond =
      hand.lastTap !== null &&
      tap.time - hand.lastTap.time < DOUBLE_TAP.within &&
      apart(tap.at, hand.lastTap.at) < DOUBLE_TAP.near
    hand.lastTap = isSecond ? null : tap
    if (!isSecond) return
    const middle = pointAt(event.currentTarget, tap.at.x, tap.at.y)
    move((camera, frame) => zoomed(camera, frame, DOUBLE_TAP.factor, middle))
  }

  const onPointerCancel: Handler = (event) => {
    fingers.current.down.delete(event.pointerId)
  }

  /** Ignores the click that ends a drag. */
  const onClickCapture: Gestures['onClickCapture'] = (event) => {
    if (!fingers.current.hasMoved) return
    event.stopPropagation()
    event.preventDefault()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture }
}

const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY })

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

const pan = (svg: SVGSVGElement, before: Point, now: Point, move: CameraMove): void => {
  const [from, to] = [pointAt(svg, before.x, before.y), pointAt(svg, now.x, now.y)]
  move((camera, frame) => dragged(camera, frame, from, to))
}

const pinch = (svg: SVGSVGElement, other: Point, before: Point, now: Point, move: CameraMove): void => {
  const factor = apart(other, now) / Math.max(1, apart(other, before))
  const middle = pointAt(svg, (other.x + now.x) / 2, (other.y + now.y) / 2)
  const was = pointAt(svg, (other.x + before.x) / 2, (other.y + before.y) / 2)
  move((camera, frame) => dragged(zoomed(camera, frame, factor, middle), frame, was, middle))
}

/** Browsers may listen to wheels passively; ours must keep the page from scrolling. */
const useWheel = (svg: RefObject<SVGSVGElement | null>, move: CameraMove): void => {
  useEffect(() => {
    const drawing = svg.current
    if (drawing === null) return
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
      const middle = pointAt(drawing, event.clientX, event.clientY)
      move((camera, frame) => zoomed(camera, frame, Math.exp(-pixels / 400), middle))
    }
    drawing.addEventListener('wheel', onWheel, { passive: false })
    return () => drawing.removeEventListener('wheel', onWheel)
  }, [svg, move])
}
