/** The people whose lines this reader does not want to see, kept in this browser. */
import { useSyncExternalStore } from 'react'
import { browserStorage } from '../connection/browser.ts'

const KEPT = 'roundhouse:ignored'
/** The oldest are forgotten: people come and go. */
const MOST = 200

export const useIgnored = (): ReadonlySet<string> => useSyncExternalStore(listen, () => ignored)

export const ignore = (person: string, yes: boolean): void => {
  const others = [...ignored].filter((one) => one !== person)
  ignored = new Set(yes ? [...others, person].slice(-MOST) : others)
  try {
    browserStorage()?.setItem(KEPT, JSON.stringify([...ignored]))
  } catch {
    // It holds for this visit.
  }
  for (const changed of listeners) changed()
}

const listeners = new Set<() => void>()

const listen = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

const readIgnored = (): ReadonlySet<string> => {
  try {
    const kept: unknown = JSON.parse(browserStorage()?.getItem(KEPT) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

let ignored = readIgnored()
