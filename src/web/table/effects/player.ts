/**
 * Plays effects one after another. A long queue plays faster, so that the table never lags far behind. The caption of
 * the last line stays for a while.
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
  /** The same for all steps of a line. */
  readonly caption: number
  /** How long it moves, in milliseconds. */
  readonly duration: number
}

export interface EffectPlayer {
  /** Adds steps that last `pace` milliseconds each. */
  add(steps: readonly EffectStep[], pace: number): void
  /** Ends all motion; the last caption stays. */
  skip(): void
  /** Forgets everything. */
  stop(): void
}

/** A caption stays this long after the last step, in milliseconds. */
const LINGER = 3_500
/** A queue lasts at most as long as this many steps at full length. */
const STEPS = 4
const SHORTEST = 140
/** The oldest steps of a longer queue are left out. */
const LONGEST = 24

/** `show` gets the step that is shown now, or null, and those that wait. */
export const createPlayer = (show: (shown: ShownStep | null, waiting: readonly EffectStep[]) => void): EffectPlayer => {
  let queue: readonly EffectStep[] = []
  let shown: ShownStep | null = null
  let pace = 0
  let made = 0
  let isMoving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const put = (step: EffectStep, duration: number): void => {
    made += 1
    const caption = shown?.line === step.line ? shown.caption : made
    shown = { ...step, key: made, caption, duration }
  }
  const after = (time: number, then: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(then, time)
  }
  const clear = (): void => {
    shown = null
    show(null, queue)
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
    show(shown, queue)
    after(duration, next)
  }
  return {
    add(steps, wanted) {
      pace = wanted
      queue = [...queue, ...steps].slice(-LONGEST)
      if (!isMoving && queue.length > 0) next()
      else show(shown, queue)
    },
    skip() {
      const last = queue.at(-1)
      if (last !== undefined) put(last, 0)
      queue = []
      if (!isMoving) return
      isMoving = false
      shown = shown && { ...shown, duration: 0 }
      show(shown, queue)
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
