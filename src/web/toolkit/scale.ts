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

/** The scale at which all of a drawing is seen. It is measured before the first paint, and when its room changes. */
export const useFittedScale = (svg: RefObject<SVGSVGElement | null>, { width, height }: Size): number => {
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const drawing = svg.current
    if (drawing === null) return
    const measure = (): void => {
      const least = Math.min(drawing.clientWidth / width, drawing.clientHeight / height)
      if (least > 0) setScale(least)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(drawing)
    return () => watch.disconnect()
  }, [svg, width, height])
  return scale
}
