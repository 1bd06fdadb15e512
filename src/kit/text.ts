/**
 * Texts. Code makes messages (an id and parameters); they become text in the reader's language when they are shown. A
 * catalogue is a table from id to template:
 *
 *     '{seat} takes {count} {count:share|shares} of {company}'
 *
 * `{name}` inserts a parameter, `{name:one|other}` the plural form for its number.
 */
import type { Seat } from './game.ts'

export const LANGUAGES = ['en', 'nl', 'de', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

export type Param = number | string | Message | { readonly seat: Seat } | readonly Param[]

export interface Message {
  readonly id: string
  readonly params?: Readonly<Record<string, Param>>
}

export type Texts = Readonly<Record<string, string>>

/** Has exactly the keys of the English catalogue. */
export type Translation<English extends Texts> = { readonly [Id in keyof English]: string }

/** What `text/<language>.ts` of a game exports: its messages. */
export interface Catalogue {
  readonly texts: Texts
}

/** What `rulebook/<language>.ts` of a game exports: its rules and section titles by id. Play does not need them. */
export interface Rulebook {
  readonly rules: Texts
}

type Name<Hole extends string> = Hole extends `${infer Before}:${string}` ? Before : Hole
type Names<Template extends string> = Template extends `${string}{${infer Hole}}${infer Rest}`
  ? Name<Hole> | Names<Rest>
  : never
export type ParamsOf<Template extends string> = [Names<Template>] extends [never]
  ? []
  : [params: Readonly<Record<Names<Template>, Param>>]

/** Makes messages. The compiler checks id and parameters against the English catalogue. */
export type Say<English extends Texts> = <Id extends keyof English & string>(
  id: Id,
  ...args: ParamsOf<English[Id]>
) => Message

export const sayFrom =
  <English extends Texts>(): Say<English> =>
  (id, ...args) => {
    const params = args[0]
    return params === undefined ? { id } : { id, params }
  }

/** A language, its texts, and the names of the seats. */
export interface Voice {
  readonly language: Language
  readonly texts: Texts
  seat(seat: Seat): string
}

export const speak = (voice: Voice, message: Message): string => {
  const template = voice.texts[message.id]
  if (template === undefined) throw new Error(`no text for ${message.id} in ${voice.language}`)
  return template.replace(
    /\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g,
    (_hole, name: string, one?: string, other?: string) => {
      const param = message.params?.[name]
      if (param === undefined) throw new Error(`no ${name} for ${message.id}`)
      if (one === undefined || other === undefined) return spell(voice, param)
      return plural(voice.language, param) === 'one' ? one : other
    },
  )
}

/** The names of a template's parameters, sorted. */
export const paramNames = (template: string): readonly string[] => {
  const names = [...template.matchAll(/\{(\w+)(?::[^{}]*)?\}/g)].map((match) => match[1] ?? '')
  return [...new Set(names)].sort()
}

const spell = (voice: Voice, param: Param): string => {
  if (typeof param === 'number') return number(voice.language, param)
  if (typeof param === 'string') return param
  if ('seat' in param) return voice.seat(param.seat)
  if ('id' in param) return speak(voice, param)
  return list(voice.language).format(param.map((item) => spell(voice, item)))
}

const plural = (language: Language, param: Param): string =>
  rules(language).select(typeof param === 'number' ? param : Number.NaN)

const remembered = <T>(make: (language: Language) => T): ((language: Language) => T) => {
  const made = new Map<Language, T>()
  return (language) => {
    const known = made.get(language) ?? make(language)
    made.set(language, known)
    return known
  }
}

const rules = remembered((language) => new Intl.PluralRules(language))
const list = remembered((language) => new Intl.ListFormat(language, { type: 'conjunction' }))
const numbers = remembered((language) => new Intl.NumberFormat(language))
/** With a minus sign: `Intl` writes a hyphen in our languages. */
const number = (language: Language, value: number): string => numbers(language).format(value).replace('-', '−')
