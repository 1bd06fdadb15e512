/** The locale in which a reader of a language writes dates and times. */
import type { Language } from '../../kit/text.ts'

/**
 * The browser's own variety of the language, such as en-US or de-AT. English without a country is
 * en-GB here: plain `en` would write dates as in the United States.
 */
export const localeOf = (language: Language, preferred: readonly string[] = navigator.languages): string =>
  preferred.find((tag) => tag.startsWith(`${language}-`)) ?? (language === 'en' ? 'en-GB' : language)
