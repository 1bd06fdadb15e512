/** The people in a chat, and those whose lines this user does not want to see. */

import { useSyncExternalStore } from 'react'
import type { ChatLine, OnlineTable } from '../../../wire/online.ts'
import { browserStorage } from '../../app/browser-storage.ts'

interface ChatPerson {
  readonly id: string
  readonly name: string
}

/** Everybody else who sits at the table or has written, once each. */
export const chatPeople = ({ seats, you }: OnlineTable, lines: readonly ChatLine[]): readonly ChatPerson[] => {
  const sitting = seats.flatMap(({ person }) => (person === null ? [] : [person]))
  const spoken = lines.map(({ person, name }) => ({ id: person, name }))
  const known = new Map([...spoken, ...sitting].map((one) => [one.id, one]))
  return [...known.values()].filter(({ id }) => id !== you.person)
}

const STORAGE_KEY = 'roundhouse:ignored'
/** Beyond this number the oldest entries are dropped. */
const MOST = 200

export const useIgnored = (): ReadonlySet<string> => useSyncExternalStore(listen, () => ignored)

export const ignore = (person: string, isIgnored: boolean): void => {
  const others = [...ignored].filter((one) => one !== person)
  ignored = new Set(isIgnored ? [...others, person].slice(-MOST) : others)
  try {
    browserStorage()?.setItem(STORAGE_KEY, JSON.stringify([...ignored]))
  } catch {
    // Without storage it lasts for this visit.
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
    const kept: unknown = JSON.parse(browserStorage()?.getItem(STORAGE_KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

let ignored = readIgnored()
