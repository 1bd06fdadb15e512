/** The user's settings, stored in the browser. Stored values may be damaged, outdated or made up. */

import { LANGUAGES, type Language } from '../../../kit/text.ts'
import { fieldsIn } from '../browser-storage.ts'

export interface UserSettings {
  readonly language: Language | 'auto'
  readonly theme: 'light' | 'dark' | 'auto'
  readonly motion: 'full' | 'reduced' | 'auto'
  readonly sound: boolean
  /** Of sounds: 1 to 100. */
  readonly volume: number
  /** Show win chances at tables that allow them. */
  readonly chances: boolean
  /** Ask for a second press where a choice makes earlier steps final. */
  readonly confirm: boolean
  /** One line of advice at each new kind of decision. */
  readonly coach: boolean
  readonly waitForDone: boolean
  /** The minimum milliseconds of a bot move. */
  readonly botDelay: number
}

export const THEMES = ['auto', 'light', 'dark'] as const
export const MOTIONS = ['auto', 'full', 'reduced'] as const
export const BOT_DELAYS = [0, 400, 900, 1800] as const
export const VOLUMES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const
const LANGUAGE_CHOICES = ['auto', ...LANGUAGES] as const

export const DEFAULTS: UserSettings = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  sound: false,
  volume: 50,
  chances: false,
  confirm: true,
  coach: true,
  waitForDone: true,
  botDelay: 900,
}

const KEY = 'roundhouse:settings'

/** Reads each setting on its own: an unusable one does not affect the others. */
export const parseSettings = (text: string | null): UserSettings => {
  const kept = fieldsIn(text)
  return {
    language: one(LANGUAGE_CHOICES, kept['language'], DEFAULTS.language),
    theme: one(THEMES, kept['theme'], DEFAULTS.theme),
    motion: one(MOTIONS, kept['motion'], DEFAULTS.motion),
    sound: one([true, false], kept['sound'], DEFAULTS.sound),
    volume: one<number>(VOLUMES, kept['volume'], DEFAULTS.volume),
    chances: one([true, false], kept['chances'], DEFAULTS.chances),
    confirm: one([true, false], kept['confirm'], DEFAULTS.confirm),
    coach: one([true, false], kept['coach'], DEFAULTS.coach),
    waitForDone: one([true, false], kept['waitForDone'], DEFAULTS.waitForDone),
    botDelay: one<number>(BOT_DELAYS, kept['botDelay'], DEFAULTS.botDelay),
  }
}

/** A browser may refuse access to its storage by throwing. */
export const readSettings = (): UserSettings => {
  try {
    return parseSettings(localStorage.getItem(KEY))
  } catch {
    return DEFAULTS
  }
}

export const saveSettings = (settings: UserSettings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Without storage, settings last for this visit only.
  }
}

/** The browser's first language that the project supports. */
export const chosenLanguage = (settings: UserSettings, spoken: readonly string[]): Language => {
  if (settings.language !== 'auto') return settings.language
  const codes = spoken.map((tag) => tag.slice(0, 2).toLowerCase())
  return codes.flatMap((code) => LANGUAGES.filter((language) => language === code))[0] ?? 'en'
}

const one = <T>(values: readonly T[], value: unknown, defaultValue: T): T =>
  values.find((known) => known === value) ?? defaultValue
