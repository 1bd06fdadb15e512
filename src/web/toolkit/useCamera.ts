/** The camera of a drawing: it stays with the part that is worth seeing, until somebody moves it by hand. */
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { type Camera, isSame, underway } from './camera.ts'
import { isStill } from './screen.ts'

interface Held {
  readonly camera: Camera
  /** Was it moved by hand? */
  readonly isOwn: boolean
  readonly setCamera: Dispatch<SetStateAction<Camera>>
  /** Goes home, and stays there from now on, wherever that will be. */
  goHome(): void
}

export const useCamera = (home: Camera): Held => {
  const [own, setOwn] = useState<Camera | null>(null)
  const following = useGlide(home)
  const camera = own ?? following
  const latest = useRef(camera)
  useEffect(() => {
    latest.current = camera
  })
  const setCamera = useCallback((next: SetStateAction<Camera>): void => {
    setOwn((before) => {
      const from = before ?? latest.current
      const to = typeof next === 'function' ? next(from) : next
      // What moves nothing, such as a focus on something in full view, is no moving by hand.
      return before === null && isSame(from, to) ? null : to
    })
  }, [])
  const goHome = useCallback((): void => setOwn(null), [])
  return { camera, isOwn: own !== null, setCamera, goHome }
}

/** In milliseconds. */
const GLIDE = 500

/** A camera on its way to the goal, whenever that has changed; at once where nothing is to move. */
const useGlide = ({ x, y, zoom }: Camera): Camera => {
  const [camera, setCamera] = useState<Camera>({ x, y, zoom })
  const reached = useRef(camera)
  useEffect(() => {
    const [from, to] = [reached.current, { x, y, zoom }]
    if (isSame(from, to)) return
    const show = (share: number): void => {
      reached.current = share < 1 ? underway(from, to, eased(share)) : to
      setCamera(reached.current)
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
  }, [x, y, zoom])
  return camera
}

/** Begins and ends gently. */
const eased = (share: number): number => share * share * (3 - 2 * share)
