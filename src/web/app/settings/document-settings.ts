/** Applies settings to the document: language, colours, motion. */
import type { Language } from '../../../kit/text.ts'
import type { UserSettings } from './settings.ts'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

export const applySettings = ({ theme, motion }: UserSettings, language: Language): void => {
  const root = document.documentElement
  root.lang = language
  if (theme === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  root.dataset['motion'] = motion === 'auto' ? (matchMedia(REDUCED_MOTION).matches ? 'reduced' : 'full') : motion
}

/** Calls back when the system's motion preference changes; returns a function that stops this. */
export const onMotionPreferenceChange = (changed: () => void): (() => void) => {
  const preference = matchMedia(REDUCED_MOTION)
  preference.addEventListener('change', changed)
  return () => preference.removeEventListener('change', changed)
}

/** Milliseconds to wait for fonts. */
const PATIENCE = 1_500

/** Letters of a language that are not in the basic font file. */
const EXTRA_LETTERS: Readonly<Partial<Record<Language, string>>> = { hu: 'őű' }

/** Waits for the fonts, but not too long: late fonts stay unused on this page view, so nothing jumps. */
export const fontsReady = async (language: Language): Promise<void> => {
  const fonts = ['600 1em "Josefin Sans Variable"', '400 1em "Source Sans 3 Variable"']
  const loaded = Promise.all(fonts.map((font) => document.fonts.load(font, `a${EXTRA_LETTERS[language] ?? ''}`)))
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE, 'late'))
  const first = await Promise.race([loaded.catch(() => 'late' as const), late])
  if (first === 'late') document.documentElement.dataset['fonts'] = 'late'
}
