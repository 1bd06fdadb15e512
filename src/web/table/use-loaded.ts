/** What a table loads for its game and its language: the board with its texts, or the lesson. */
import { useEffect, useState } from 'react'
import type { Language } from '../../kit/text.ts'

/** `waiting` until it is loaded for the first time. */
export type Loaded<T> = T | 'waiting' | 'failed'

type Load<T> = (game: string, language: Language) => Promise<T | 'failed'>

/** Nothing is loaded without a game. After a change of language the old texts stay until the new ones are loaded. */
export const useLoaded = <T>(game: string | null, language: Language, load: Load<T>): Loaded<T> => {
  const [loaded, setLoaded] = useState<Loaded<T>>('waiting')
  useEffect(() => {
    if (game === null) return
    let isGone = false
    const done = (now: T | 'failed'): void => {
      if (!isGone) setLoaded(() => now)
    }
    load(game, language).then(done, () => done('failed'))
    return () => {
      isGone = true
    }
  }, [game, language, load])
  return loaded
}
