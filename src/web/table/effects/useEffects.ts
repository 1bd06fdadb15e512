/** Follows the log of a table and plays what is new in it. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Viewer } from '../../../kit/game.ts'
import type { LogLine, TableView } from '../../../wire/host.ts'
import { useApp } from '../../app/context.ts'
import type { FaceExtras } from '../../toolkit/face-extras.ts'
import { groupLog } from '../log/log-groups.ts'
import { createEffects, stepsOf } from './effect-of.ts'
import { lastFew, newLines } from './new-lines.ts'
import { createPlayer, type EffectStep, type ShownStep } from './player.ts'
import { shownStep, waitingSteps } from './shown.ts'

/** Milliseconds of one step, by the speed of bots. */
const PACES: Readonly<Record<number, number>> = { 0: 300, 400: 420, 900: 700, 1800: 1100 }

const showSteps = (shown: ShownStep | null, waiting: readonly EffectStep[]): void => {
  waitingSteps.set(waiting)
  shownStep.set(shown)
}

interface Effects {
  /** The last new lines of others in this table view, to be announced. */
  readonly news: readonly LogLine[]
}

/** `onSteps` is called with the new steps, for sounds. */
export const useEffects = (
  extras: FaceExtras<unknown> | null,
  tableView: TableView,
  onSteps: (steps: readonly EffectStep[]) => void,
): Effects => {
  const { botDelay } = useApp().settings
  const player = useMemo(() => createPlayer(showSteps), [])
  const [news, setNews] = useState<readonly LogLine[]>([])
  const seen = useRef(new Map<Viewer, readonly LogLine[]>())
  const { log, viewer } = tableView
  // biome-ignore lint/correctness/useExhaustiveDependencies: each viewer is shown effects of their own
  const effectOf = useMemo(() => createEffects(extras), [extras, viewer])

  const isHidden = useHidden()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new log
  useEffect(() => {
    if (isHidden) return
    const before = seen.current.get(viewer)
    seen.current.set(viewer, log)
    // A player who comes back is shown what happened since their last turn.
    const lines =
      before === undefined ? groupLog(log, viewer).since.flatMap((turn) => turn.lines) : newLines(before, log)
    const shown = lastFew(lines).map((line) => ({ line, effect: effectOf(line, tableView) }))
    if (shown.length === 0) return
    const steps = shown.flatMap(({ line, effect }) => stepsOf(line, effect))
    player.add(steps, PACES[botDelay] ?? 700)
    onSteps(steps)
    setNews(shown.filter(({ effect }) => effect.seat !== viewer).map(({ line }) => line))
  }, [log, viewer, isHidden])

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') player.skip()
    }
    document.addEventListener('pointerdown', player.skip)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', player.skip)
      document.removeEventListener('keydown', onKeyDown)
      player.stop()
    }
  }, [player])
  return { news }
}

/** Is the page in the background? What happens there is shown when it comes back. */
const useHidden = (): boolean => useSyncExternalStore(onVisibility, () => document.hidden)

const onVisibility = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
