/**
 * A replay: the match after a number of moves. The address follows the position with a short delay, because browsers
 * refuse to change it many times a second.
 */
import { useEffect, useRef, useState } from 'react'
import type { Viewer } from '../../../kit/game.ts'
import type { Host, TableView } from '../../../wire/host.ts'

export interface Replay {
  readonly at: number
  readonly of: number
  readonly playing: boolean
  readonly speed: Speed
  readonly viewer: Viewer
  goTo(at: number): void
  toggle(): void
  setSpeed(speed: Speed): void
  setViewer(viewer: Viewer): void
  leave(): void
}

interface Replayed {
  /** Null while the table is live. */
  readonly replay: Replay | null
  /** The view of the current position, as soon as it is loaded. */
  readonly past: TableView | null
  /** From which seat a replay is shown, also the next one. */
  setViewer(viewer: Viewer): void
}

export const useReplay = (
  host: Host,
  live: TableView,
  at: number | null,
  routeAt: (at: number) => string,
  leave: () => void,
): Replayed => {
  const [position, setPosition] = usePosition(at, routeAt)
  const [chosen, setViewer] = useState<Viewer | null>(null)
  const [speed, setSpeed] = useState<Speed>('steady')
  const [playing, setPlaying] = useState(false)
  const viewer = chosen ?? live.viewer
  const [past, of] = usePast(host, position, viewer, live)
  const here = position === null ? null : clamp(position, of)

  useEffect(() => {
    if (!playing || here === null) return
    if (here >= of) return setPlaying(false)
    const timer = setTimeout(() => setPosition(here + 1), PAUSE[speed])
    return () => clearTimeout(timer)
  }, [playing, here, of, speed, setPosition])

  if (here === null) return { replay: null, past: null, setViewer }
  const goTo = (to: number): void => {
    setPlaying(false)
    setPosition(clamp(to, of))
  }
  const toggle = (): void => {
    if (!playing && here >= of) setPosition(0)
    setPlaying(!playing)
  }
  return { replay: { at: here, of, playing, speed, viewer, goTo, toggle, setSpeed, setViewer, leave }, past, setViewer }
}

/** The position, from the route or the controls. Ignores routes that this hook wrote itself. */
const usePosition = (at: number | null, routeAt: (at: number) => string): [number | null, (at: number) => void] => {
  const [position, setPosition] = useState(at)
  const written = useRef(at)
  useEffect(() => {
    if (at === written.current) return
    written.current = at
    setPosition(at)
  }, [at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the position changes; the route is new each time
  useEffect(() => {
    if (position === null || position === written.current) return
    const timer = setTimeout(() => {
      written.current = position
      history.replaceState(history.state, '', routeAt(position))
    }, 250)
    return () => clearTimeout(timer)
  }, [position])
  return [position, setPosition]
}

/**
 * Loads a position from the host, and returns how many moves this viewer knows of: other viewers know of others.
 * A position beyond the last move means the last one. Late answers are dropped.
 */
const usePast = (
  host: Host,
  at: number | null,
  viewer: Viewer,
  live: TableView,
): readonly [TableView | null, number] => {
  const [past, setPast] = useState<TableView | null>(null)
  const [beyond, setBeyond] = useState<{ readonly viewer: Viewer; readonly of: number } | null>(null)
  const known = past?.viewer === viewer ? past.of : beyond?.viewer === viewer ? beyond.of : live.moves
  const of = viewer === live.viewer ? live.moves : known
  const asked = at === null ? null : clamp(at, of)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again after every change of the table
  useEffect(() => {
    if (asked === null) return setPast(null)
    let isLate = false
    const load = async (): Promise<void> => {
      const answer = await host.send({ kind: 'replay', moves: asked, viewer }).catch(() => null)
      if (isLate || answer === null) return
      if (answer.kind === 'scene') setPast(answer.scene)
      else if (answer.kind === 'problem' && answer.say.id === 'table.moves') {
        setBeyond({ viewer, of: Number(answer.say.params?.['of']) })
      }
    }
    void load()
    return () => {
      isLate = true
    }
  }, [host, asked, viewer, live.seq])
  return [past, of]
}

export const SPEEDS = ['slow', 'steady', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds from one move to the next. */
const PAUSE: Readonly<Record<Speed, number>> = { slow: 1600, steady: 700, fast: 250 }

export const clamp = (at: number, of: number): number => Math.max(0, Math.min(of, Math.trunc(at)))
