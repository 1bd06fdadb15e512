/**
 * Plays effects one after another. A long queue plays faster, so that the table never lags far behind. The captions of
 * the last lines stay for a while.
 */
import type { LogLine } from '../../../wire/host.ts'
import type { EventEffect } from '../../toolkit/effects.ts'

export interface EffectStep {
  readonly line: LogLine
  readonly effect: EventEffect
}

/** A step that is shown now. */
export interface ShownStep extends EffectStep {
  /** Unique at this table. */
  readonly key: number
  /** How long it moves, in milliseconds. */
  readonly duration: number
}

export interface EffectPlayer {
  /** Adds steps that last `pace` milliseconds each. */
  add(steps: readonly EffectStep[], pace: number): void
  /** Ends all motion; the last captions stay. */
  skip(): void
  /** Forgets everything. */
  stop(): void
}

/** This many captions are in view. */
const CAPTIONS = 3
/** A caption stays this long after the last step, in milliseconds. */
const LINGER = 3_500
/** A queue lasts at most as long as this many steps at full length. */
const STEPS = 4
const SHORTEST = 140
/** The oldest steps of a longer queue are left out. */
const LONGEST = 24

/** `show` gets the steps in view, the newest last; only that one may move. */
export const createPlayer = (show: (shown: readonly ShownStep[]) => void): EffectPlayer => {
  let queue: readonly EffectStep[] = []
  let shown: readonly ShownStep[] = []
  let pace = 0
  let made = 0
  let isMoving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const put = (step: EffectStep, duration: number): void => {
    made += 1
    shown = [...shown, { ...step, key: made, duration }].slice(-CAPTIONS)
  }
  const after = (time: number, then: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(then, time)
  }
  const clear = (): void => {
    shown = []
    show(shown)
  }
  const next = (): void => {
    const [step, ...rest] = queue
    isMoving = step !== undefined
    if (step === undefined) {
      after(LINGER, clear)
      return
    }
    const duration = Math.max(SHORTEST, Math.round(pace * Math.min(1, STEPS / queue.length)))
    queue = rest
    put(step, duration)
    show(shown)
    after(duration, next)
  }
  return {
    add(steps, wanted) {
      pace = wanted
      queue = [...queue, ...steps].slice(-LONGEST)
      if (!isMoving && queue.length > 0) next()
    },
    skip() {
      for (const step of queue) put(step, 0)
      queue = []
      if (!isMoving) return
      isMoving = false
      shown = shown.map((step) => ({ ...step, duration: 0 }))
      show(shown)
      after(LINGER, clear)
    },
    stop() {
      clearTimeout(timer)
      queue = []
      isMoving = false
      clear()
    },
  }
}
