/** The games saved in this browser. */
import { useCallback, useEffect, useState } from 'react'
import { isBotName } from '../../../bots/levels.ts'
import type { Language, Message } from '../../../kit/text.ts'
import type { Saved } from '../../host/local.ts'
import { useApp } from '../context.ts'
import { browserTables, messageOf } from '../local-tables.ts'

export interface SavedList {
  /** The latest first; null until they are known. */
  readonly saved: readonly Saved[] | null
  readonly fault: Message | null
  refresh(): void
}

export const useSaved = (): SavedList => {
  const [saved, setSaved] = useState<readonly Saved[] | null>(null)
  const [fault, setFault] = useState<Message | null>(null)
  const refresh = useCallback(() => {
    browserTables()
      .list()
      .then(
        (list) => {
          rememberContinue(list.some(({ over, broken }) => !over && broken === null))
          setSaved([...list].sort((a, b) => b.changed - a.changed))
        },
        (problem: unknown) => setFault(messageOf(problem)),
      )
  }, [])
  useEffect(refresh, [refresh])
  return { saved, fault, refresh }
}

/** The names of the people in a saved game. */
export const peopleIn = ({ players }: Pick<Saved, 'players'>): readonly string[] =>
  players.filter((player) => !isBotName(player))

/** Who plays a saved game, in words. */
export const usePlayers = (saved: Saved): string => {
  const { say, language } = useApp()
  const people = peopleIn(saved)
  const bots = saved.players.length - people.length
  // A record names bots by their kind: "3 bots" reads better than "casual, casual and casual".
  return listIn(language, bots === 0 ? people : [...people, say('saved.bots', { count: bots })])
}

export const listIn = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)

const KEY = 'roundhouse:continue'

/** Was there a game to continue the last time? */
export const expectsContinue = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

const rememberContinue = (isThere: boolean): void => {
  try {
    if (isThere) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage there are no saved games either.
  }
}
