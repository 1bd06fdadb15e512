/** How the online pages speak: in words of their own, which come with them. */
import { createContext, useContext, useEffect, useState } from 'react'
import { type Language, type ParamsOf, sayFrom, speak, type Texts } from '../../kit/text.ts'
import type { en } from './text/en.ts'
import { loadOnlineTexts } from './text/index.ts'

type English = typeof en

export type OnlineWords = <Id extends keyof English & string>(id: Id, ...given: ParamsOf<English[Id]>) => string

const onlineWordsIn = (language: Language, texts: Texts): OnlineWords => {
  const message = sayFrom<English>()
  return (id, ...given) => speak({ language, texts, seat: String }, message(id, ...given))
}

export const WordsContext = createContext<OnlineWords | null>(null)

export const useWords = (): OnlineWords => {
  const words = useContext(WordsContext)
  if (words === null) throw new Error('an online page stands outside of its words')
  return words
}

/** Null until the first words are connected; another language keeps the old words until it is connected. */
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
