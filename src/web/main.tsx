/** The entry of the page. Colours and language are set before the first paint, so nothing flashes. */
// Global styles come first, so that the styles of a page override them.
import './preact-options.ts'
import './theme/fonts.css'
import './theme/theme.css'
import './theme/base.css'
import './theme/shell.css'
import './app/app.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { currentRoute, startNavigation } from './app/navigation.ts'
import { loadAhead } from './app/page-loaders.ts'
import { applySettings, fontsReady } from './app/settings/document-settings.ts'
import { chosenLanguage, readSettings } from './app/settings/settings.ts'
import { startOffline } from './offline/offline.ts'
import { loadWords } from './text/index.ts'

startNavigation()
const settings = readSettings()
const language = chosenLanguage(settings, navigator.languages)
applySettings(settings, language)

const begin = async (): Promise<void> => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no root')
  loadAhead(currentRoute(), language)
  const [words] = await Promise.all([loadWords(language), fontsReady(language)])
  createRoot(root).render(
    <StrictMode>
      <App settings={settings} words={words} />
    </StrictMode>,
  )
  void startOffline().catch(() => null)
}

void begin()
