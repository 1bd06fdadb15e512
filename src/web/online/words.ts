/** The texts of the online pages, loaded with them. */
import { createContext, useContext, useEffect, useState } from 'react'
import { type Language, type ParamsOf, sayFrom, speak, type Texts } from '../../kit/text.ts'
import type { en } from './text/en.ts'
import { loadOnlineTexts } from './text/index.ts'

type English = typeof en

export type OnlineWords = <Id extends keyof English & string>(id: Id, ...args: ParamsOf<English[Id]>) => string

const onlineWordsIn = (language: Language, texts: Texts): OnlineWords => {
  const message = sayFrom<English>()
  return (id, ...args) => speak({ language, texts, seat: String }, message(id, ...args))
}

export const WordsContext = createContext<OnlineWords | null>(null)

export const useWords = (): OnlineWords => {
  const words = useContext(WordsContext)
  if (words === null) throw new Error('useWords outside of the online pages')
  return words
}

/** Null until the first texts are loaded; after a change of language the old texts stay until the new ones are loaded. */
export const useLoadedWords = (language: Language): OnlineWords | null => {
  const [words, setWords] = useState<{ readonly say: OnlineWords } | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    let current = true
    loadOnlineTexts(language).then(
      (texts) => current && setWords({ say: onlineWordsIn(language, texts) }),
      (error: unknown) => current && setFault(error),
    )
    return () => {
      current = false
    }
  }, [language])
  if (fault !== null) throw fault
  return words?.say ?? null
}
