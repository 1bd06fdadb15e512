/** How large a drawing is shown, for labels that must stay readable. */
import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react'
import type { Size } from './camera.ts'

/** Pixels per unit of the drawing. It changes in steps, so that a pinch redraws little. */
export const Scale = createContext(1)
export const useScale = (): number => useContext(Scale)

const STEPS_TO_DOUBLE = 4

/** Rounds down to a step, so that labels never get smaller than they must be. */
export const stepped = (scale: number): number =>
  2 ** (Math.floor(Math.log2(scale) * STEPS_TO_DOUBLE + 1e-6) / STEPS_TO_DOUBLE)

/** The size of a drawing on the screen in pixels, measured before the first paint and after every resize. */
export const useRoom = (svg: RefObject<SVGSVGElement | null>): Size | null => {
  const [room, setRoom] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const drawing = svg.current
    if (drawing === null) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = drawing
      if (width === 0 || height === 0) return
      setRoom((before) => (before?.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(drawing)
    return () => watch.disconnect()
  }, [svg])
  return room
}

/** The scale at which a part of a drawing is shown in a room. */
export const scaleOf = (room: Size | null, part: Size): number =>
  room === null ? 1 : Math.min(room.width / part.width, room.height / part.height)
