/** The camera of a drawing. It follows the part in use until the player moves it. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Box, boxBetween, type Camera, framed, frameOf, type Size, seen, showsMiddle } from './camera.ts'
import { isStill } from './screen.ts'

/** Moves the camera within its frame. */
export type CameraMove = (how: (camera: Camera, frame: Box) => Camera) => void

interface Held {
  /** The visible part of the drawing. */
  readonly box: Box
  /** Has the player moved it, and is it zoomed in? */
  readonly isClose: boolean
  /** Has the player moved it? */
  readonly isMoved: boolean
  readonly move: CameraMove
  /** Shows the whole drawing, and stays there. */
  showAll(): void
  /** Returns to the part in use and follows it again. */
  goHome(): void
}

/** A camera that the player moved keeps the frame in which the movement began. */
interface Own {
  readonly camera: Camera
  readonly frame: Box
}

/**
 * A new `room` (the size on the screen) is shown at once, and ends what the player did in the old one. So do new targets
 * that would all be out of view.
 */
export const useCamera = (
  home: Box,
  { width, height }: Size,
  room: Size | null,
  targets: readonly Box[],
  isDrawn: boolean,
): Held => {
  const [own, setOwn] = useState<Own | null>(null)
  const following = useGlide(home, room, isDrawn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each size
  useEffect(() => setOwn(null), [room])
  useEffect(() => {
    if (targets.length === 0) return
    setOwn((before) =>
      before !== null && targets.some((target) => showsMiddle(seen(before.camera, before.frame), target))
        ? before
        : null,
    )
  }, [targets])
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
  const showAll = useCallback((): void => {
    const { frame } = taken(latest.current, { width, height })
    setOwn({ camera: framed(frame, frame), frame })
  }, [width, height])
  const goHome = useCallback((): void => setOwn(null), [])
  const box = own === null ? following : seen(own.camera, own.frame)
  return { box, isClose: own !== null && own.camera.zoom > 1, isMoved: own !== null, move, showAll, goHome }
}

const taken = (box: Box, size: Size): Own => {
  const frame = frameOf(box, size)
  return { camera: framed(box, frame), frame }
}

const isSame = (one: Camera, other: Camera): boolean =>
  one.x === other.x && one.y === other.y && one.zoom === other.zoom

/** In milliseconds. */
const GLIDE = 500

/** Moves a box to its goal when the goal changes; at once before anything is seen, in a new room, or when motion is reduced. */
const useGlide = ({ x, y, width, height }: Box, room: Size | null, isDrawn: boolean): Box => {
  const [box, setBox] = useState<Box>({ x, y, width, height })
  const reached = useRef(box)
  const last = useRef(room)
  const isUnseen = useRef(true)
  useEffect(() => {
    if (!isDrawn) return
    const frame = requestAnimationFrame(() => {
      isUnseen.current = false
    })
    return () => cancelAnimationFrame(frame)
  }, [isDrawn])
  useLayoutEffect(() => {
    const isNewRoom = last.current !== room
    last.current = room
    const [from, to] = [reached.current, { x, y, width, height }]
    if (from.x === x && from.y === y && from.width === width && from.height === height) return
    const show = (share: number): void => {
      reached.current = share < 1 ? boxBetween(from, to, eased(share)) : to
      setBox(reached.current)
    }
    if (isUnseen.current || isNewRoom || isStill()) {
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
  }, [x, y, width, height, room])
  return box
}

/** Eases in and out. */
const eased = (share: number): number => share * share * (3 - 2 * share)
