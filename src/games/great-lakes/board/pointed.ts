/** The ticket that somebody points at in the panel, so that the map can show its way: the two are drawn apart. */
import { useSyncExternalStore } from 'react'
import type { Ticket } from '../map/map.ts'

let pointed: Ticket | null = null
const listeners = new Set<() => void>()

export const pointAt = (ticket: Ticket | null): void => {
  if (ticket === pointed) return
  pointed = ticket
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const usePointed = (): Ticket | null => useSyncExternalStore(subscribe, () => pointed)
