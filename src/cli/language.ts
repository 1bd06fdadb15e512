/** The language of the terminal, and its texts; the kit and the game have their own. */
import { LANGUAGES, type Language, type ParamsOf, sayFrom, speak } from '../kit/text.ts'
import type { en } from './text/en.ts'
import { cliTexts } from './text/index.ts'
import { trouble } from './trouble.ts'

type English = typeof en

/** The terminal's own texts as a speaker. */
export type CliWords = <Id extends keyof English>(id: Id, ...args: ParamsOf<English[Id]>) => string

export const wordsIn = (language: Language): CliWords => {
  const say = sayFrom<English>()
  const voice = { language, texts: cliTexts[language], seat: String }
  return (id, ...args) => speak(voice, say(id, ...args))
}

type Env = Readonly<Record<string, string | undefined>>

/** The language of `--lang`, else of the system, else English. */
export const chooseLanguage = (wanted: string | undefined, env: Env): Language => {
  if (wanted === undefined) return systemLanguage(env)
  return known(wanted) ?? trouble('usage.language', { language: wanted, languages: LANGUAGES })
}

/** The language for a sentence about arguments that could not be read as a whole. */
export const languageAmong = (args: readonly string[], env: Env): Language => {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const wanted = args[at]?.startsWith('--lang=') ? args[at].slice('--lang='.length) : args[at + 1]
  return (at >= 0 && known(wanted ?? '')) || systemLanguage(env)
}

const systemLanguage = (env: Env): Language => {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '')
  return known(locale?.slice(0, 2).toLowerCase() ?? '') ?? 'en'
}

const known = (language: string): Language | undefined => LANGUAGES.find((known) => known === language)
