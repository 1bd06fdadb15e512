/** The language menu. Each language is named in itself. */
import { type ReactNode, useId } from 'react'
import { LANGUAGES, type Language } from '../../../kit/text.ts'
import { useApp } from '../context.ts'

const NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands', de: 'Deutsch', hu: 'Magyar' }

export const LanguageField = (): ReactNode => {
  const { say, settings, set } = useApp()
  const id = useId()
  const choose = (value: string): void => set({ language: LANGUAGES.find((one) => one === value) ?? 'auto' })
  return (
    <div className="setting">
      <label htmlFor={id}>{say('settings.language')}</label>
      <select id={id} className="field" value={settings.language} onChange={(event) => choose(event.target.value)}>
        <option value="auto">{say('settings.language.auto')}</option>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {NAMES[language]}
          </option>
        ))}
      </select>
    </div>
  )
}
