/** How large a drawing is shown, for what must stay readable however small that is. */
import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react'
import type { Size } from './camera.ts'

/** Pixels of the page for one unit of the drawing; in steps, so that a pinch draws little anew. */
export const Scale = createContext(1)
export const useScale = (): number => useContext(Scale)

const STEPS_TO_DOUBLE = 4

/** The step at or below, so that what is as large as it must be stays so. */
export const stepped = (scale: number): number =>
  2 ** (Math.floor(Math.log2(scale) * STEPS_TO_DOUBLE + 1e-6) / STEPS_TO_DOUBLE)

/** The scale at which a part of a drawing is seen. Its room is measured before the first paint, and when it changes. */
export const useScaleOf = (svg: RefObject<SVGSVGElement | null>, part: Size): number => {
  const [room, setRoom] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const drawing = svg.current
    if (drawing === null) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = drawing
      if (width > 0 && height > 0) setRoom({ width, height })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(drawing)
    return () => watch.disconnect()
  }, [svg])
  return room === null ? 1 : Math.min(room.width / part.width, room.height / part.height)
}
