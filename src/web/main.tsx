/** Where the page begins. Colours and language are set before anything is drawn, so nothing flashes. */
// First of all the styles, so that those of a page stand after them and win.
import './theme/fonts.css'
import './theme/theme.css'
import './theme/base.css'
import './app/app.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { applySettings, fontsReady } from './app/settings/document-settings.ts'
import { chosenLanguage, readSettings } from './app/settings/settings.ts'
import { loadWords } from './text/index.ts'

const settings = readSettings()
const language = chosenLanguage(settings, navigator.languages)
applySettings(settings, language)

const begin = async (): Promise<void> => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no root')
  const [words] = await Promise.all([loadWords(language), fontsReady(language)])
  createRoot(root).render(
    <StrictMode>
      <App settings={settings} words={words} />
    </StrictMode>,
  )
}

void begin()
