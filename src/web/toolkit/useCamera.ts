/** The camera of a drawing: it stays with the part that is worth seeing, until somebody moves it by hand. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Box, type Camera, framed, frameOf, type Size, seen, underway } from './camera.ts'
import { isStill } from './screen.ts'

/** Moves the camera within its frame. */
export type Move = (how: (camera: Camera, frame: Box) => Camera) => void

interface Held {
  /** What is seen of the drawing. */
  readonly box: Box
  /** Was it moved by hand, and closer than all? */
  readonly isClose: boolean
  readonly move: Move
  /** Goes home, and stays there from now on, wherever that will be. */
  goHome(): void
}

/** A camera that was moved by hand keeps the frame in which that began. */
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
  const move = useCallback<Move>(
    (how) => {
      setOwn((before) => {
        const { camera, frame } = before ?? taken(latest.current, { width, height })
        const moved = how(camera, frame)
        // What moves nothing, such as a focus on something in full view, is no moving by hand.
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

/** A box on its way to the goal, whenever that has changed; at once where nothing is to move. */
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

/** Begins and ends gently. */
const eased = (share: number): number => share * share * (3 - 2 * share)
