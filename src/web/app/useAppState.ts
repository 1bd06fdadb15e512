/** The state of the app: settings and texts, and what follows from their changes. */
import { useEffect, useMemo, useState } from 'react'
import { loadWords, type PageWords } from '../text/index.ts'
import { type AppContextValue, sayIn, translatorIn } from './context.ts'
import { go } from './navigation.ts'
import { loadTableAhead } from './page-loaders.ts'
import { applySettings, onMotionPreferenceChange } from './settings/document-settings.ts'
import { chosenLanguage, saveSettings, type UserSettings } from './settings/settings.ts'

export const useAppState = (first: UserSettings, firstWords: PageWords): AppContextValue => {
  const [settings, setSettings] = useState(first)
  const [words, setWords] = useState(firstWords)
  const wanted = chosenLanguage(settings, navigator.languages)

  useEffect(() => {
    let current = true
    // The page keeps the old language until the new texts are loaded.
    void loadWords(wanted).then((loaded) => {
      if (current) setWords(loaded)
    })
    return () => {
      current = false
    }
  }, [wanted])

  useEffect(() => {
    const show = (): void => applySettings(settings, words.language)
    show()
    return onMotionPreferenceChange(show)
  }, [settings, words.language])

  return useMemo(
    () => ({
      settings,
      set: (change) => {
        const changed = { ...settings, ...change }
        saveSettings(changed)
        setSettings(changed)
      },
      say: sayIn(words),
      translate: translatorIn(words),
      language: words.language,
      go,
      loadTable: (game) => loadTableAhead(game, words.language),
    }),
    [settings, words],
  )
}
