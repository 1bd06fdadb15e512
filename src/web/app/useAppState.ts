/** The settings and the words of the app, and what happens when they change. */
import { useEffect, useMemo, useState } from 'react'
import { loadWords, type Words } from '../text/index.ts'
import { type App, sayIn, tellIn } from './context.ts'
import { onMotionWish, showSettings } from './settings/document-settings.ts'
import { keepSettings, languageOf, type Settings } from './settings/settings.ts'

export const useAppState = (first: Settings, firstWords: Words): App => {
  const [settings, setSettings] = useState(first)
  const [words, setWords] = useState(firstWords)
  const wanted = languageOf(settings, navigator.languages)

  useEffect(() => {
    let current = true
    // The page speaks its old language until the new words are there.
    void loadWords(wanted).then((loaded) => {
      if (current) setWords(loaded)
    })
    return () => {
      current = false
    }
  }, [wanted])

  useEffect(() => {
    const show = (): void => showSettings(settings, words.language)
    show()
    return onMotionWish(show)
  }, [settings, words.language])

  return useMemo(
    () => ({
      settings,
      set: (change) => {
        const changed = { ...settings, ...change }
        keepSettings(changed)
        setSettings(changed)
      },
      say: sayIn(words),
      tell: tellIn(words),
      language: words.language,
      go: (route) => {
        location.hash = route.replace(/^#/, '')
      },
    }),
    [settings, words],
  )
}
