/** What a person has set, kept in the browser. What is found there may be broken, old or made up. */
import { LANGUAGES, type Language } from '../../../kit/text.ts'

export interface Settings {
  readonly language: Language | 'auto'
  readonly theme: 'light' | 'dark' | 'auto'
  readonly motion: 'full' | 'reduced' | 'auto'
  readonly sound: boolean
  /** Is a search asked, wherever it may be, who would win? */
  readonly chances: boolean
  readonly waitForDone: boolean
  /** Milliseconds a bot takes at least. */
  readonly botDelay: number
}

export const THEMES = ['auto', 'light', 'dark'] as const
export const MOTIONS = ['auto', 'full', 'reduced'] as const
export const BOT_DELAYS = [0, 400, 900, 1800] as const
const LANGUAGE_CHOICES = ['auto', ...LANGUAGES] as const

export const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  sound: false,
  chances: false,
  waitForDone: true,
  botDelay: 900,
}

const KEY = 'roundhouse:settings'

/** Each setting by itself: one that cannot be used does not take the others with it. */
export const parseSettings = (text: string | null): Settings => {
  const kept = fieldsIn(text)
  return {
    language: one(LANGUAGE_CHOICES, kept['language'], DEFAULTS.language),
    theme: one(THEMES, kept['theme'], DEFAULTS.theme),
    motion: one(MOTIONS, kept['motion'], DEFAULTS.motion),
    sound: one([true, false], kept['sound'], DEFAULTS.sound),
    chances: one([true, false], kept['chances'], DEFAULTS.chances),
    waitForDone: one([true, false], kept['waitForDone'], DEFAULTS.waitForDone),
    botDelay: one<number>(BOT_DELAYS, kept['botDelay'], DEFAULTS.botDelay),
  }
}

/** A browser may refuse its storage, even to be asked. */
export const readSettings = (): Settings => {
  try {
    return parseSettings(localStorage.getItem(KEY))
  } catch {
    return DEFAULTS
  }
}

export const saveSettings = (settings: Settings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // They hold for this visit only.
  }
}

/** The first of the browser's languages that we speak. */
export const chosenLanguage = (settings: Settings, spoken: readonly string[]): Language => {
  if (settings.language !== 'auto') return settings.language
  const codes = spoken.map((tag) => tag.slice(0, 2).toLowerCase())
  return codes.flatMap((code) => LANGUAGES.filter((language) => language === code))[0] ?? 'en'
}

const one = <T>(values: readonly T[], value: unknown, usual: T): T => values.find((known) => known === value) ?? usual

const fieldsIn = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
