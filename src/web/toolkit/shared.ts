/** Values that a board and its panel share. The frame draws the two apart, so neither can pass props to the other. */
import { useSyncExternalStore } from 'react'
import type { PendingDecision } from '../../wire/host.ts'

export interface Shared<T> {
  /** The value now, for event handlers. */
  get(): T
  set(value: T): void
  /** A hook: the value, and a new drawing whenever it changes. */
  use(): T
}

/** Make it once, at the top of a module that both import. */
export const createShared = <T>(initial: T): Shared<T> => {
  let value = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const now = (): T => value
  return {
    get: () => value,
    set(next) {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, now, now),
  }
}

/** A hook: the picked value, or null, and the function that picks. */
export type UsePick<T> = (
  question: PendingDecision | null,
) => readonly [picked: T | null, pick: (picked: T | null) => void]

/** Something picked on the way to a choice, such as the card to play. It is forgotten with the next question. */
export const createPick = <T>(): UsePick<T> => {
  const shared = createShared<{ readonly question: PendingDecision; readonly picked: T } | null>(null)
  return (question) => {
    const now = shared.use()
    const picked = now !== null && now.question === question ? now.picked : null
    return [picked, (next) => shared.set(next === null || question === null ? null : { question, picked: next })]
  }
}
