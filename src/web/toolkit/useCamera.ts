/** The camera of a drawing. It follows the part in use until the player moves it. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Box, type Camera, framed, frameOf, type Size, seen, underway } from './camera.ts'
import { isStill } from './screen.ts'

/** Moves the camera within its frame. */
export type CameraMove = (how: (camera: Camera, frame: Box) => Camera) => void

interface Held {
  /** The visible part of the drawing. */
  readonly box: Box
  /** Has the player moved it, and is it zoomed in? */
  readonly isClose: boolean
  readonly move: CameraMove
  /** Returns to the part in use and follows it again. */
  goHome(): void
}

/** A camera that the player moved keeps the frame in which the movement began. */
interface Own {
  readonly camera: Camera
  readonly frame: Box
}

export const useCamera = (home: Box, { width, height }: Size): Held => {
  const [own, setOwn] = useState<Own | null>(null)
  const following = useGlide(home)
  const latest = useRef(following)
  useEffect(() => {
    latest.current = following
  })
  const move = useCallback<CameraMove>(
    (how) => {
      setOwn((before) => {
        const { camera, frame } = before ?? taken(latest.current, { width, height })
        const moved = how(camera, frame)
        // A focus on something in full view moves nothing and does not count.
        return before === null && isSame(camera, moved) ? null : { camera: moved, frame }
      })
    },
    [width, height],
  )
  const goHome = useCallback((): void => setOwn(null), [])
  const box = own === null ? following : seen(own.camera, own.frame)
  return { box, isClose: own !== null && own.camera.zoom > 1, move, goHome }
}

const taken = (box: Box, size: Size): Own => {
  const frame = frameOf(box, size)
  return { camera: framed(box, frame), frame }
}

const isSame = (one: Camera, other: Camera): boolean =>
  one.x === other.x && one.y === other.y && one.zoom === other.zoom

/** In milliseconds. */
const GLIDE = 500

/** Moves a box to its goal when the goal changes; at once when motion is reduced. */
const useGlide = ({ x, y, width, height }: Box): Box => {
  const [box, setBox] = useState<Box>({ x, y, width, height })
  const reached = useRef(box)
  useEffect(() => {
    const [from, to] = [reached.current, { x, y, width, height }]
    if (from.x === x && from.y === y && from.width === width && from.height === height) return
    const show = (share: number): void => {
      reached.current = share < 1 ? underway(from, to, eased(share)) : to
      setBox(reached.current)
    }
    if (isStill()) {
      show(1)
      return
    }
    const began = performance.now()
    const step = (now: number): void => {
      const share = Math.max(0, (now - began) / GLIDE)
      show(share)
      if (share < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [x, y, width, height])
  return box
}

/** Eases in and out. */
const eased = (share: number): number => share * share * (3 - 2 * share)
