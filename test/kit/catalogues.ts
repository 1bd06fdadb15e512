/** Finds faults in a catalogue, by itself and compared with the English one. */
import { type Language, paramNames, type Texts } from '../../src/kit/text.ts'

/**
 * The faults of a translation. `sameWords` lists the keys whose text is the same as in English. To check the English
 * catalogue itself, pass it twice, with all its keys as same words.
 */
export const catalogueFaults = (
  english: Texts,
  other: Texts,
  language: Language,
  sameWords: readonly string[],
): readonly string[] => {
  const faults = [
    ...Object.keys(english).flatMap((key) => entryFaults(key, english[key] ?? '', other[key], language, sameWords)),
    ...Object.keys(other).flatMap((key) => (key in english ? [] : [`${key}: is not in the English`])),
    ...sameWords.flatMap((key) => (key in english ? [] : [`${key}: is a same word, but there is no such text`])),
  ]
  return faults.map((fault) => `${language} ${fault}`)
}

/** Typing mistakes in a text. */
export const slips = (text: string, language: Language): readonly string[] =>
  [...SLIPS, ...OWN_SLIPS[language]].flatMap(([pattern, what]) => (pattern.test(text) ? [what] : []))

type Slip = readonly [pattern: RegExp, what: string]

const SLIPS: readonly Slip[] = [
  [/['"]/, 'has a straight quotation mark'],
  [/\.\.\./, 'has three dots for an ellipsis'],
  [/^\s|\s$/, 'begins or ends with a space'],
  [/\s\s/, 'has two spaces together'],
  // Not the question mark of a name that begins with it: ?-card.
  [/ (?:[,.;:!)]|\?(?!-))|\( /, 'has a space on the wrong side of a mark'],
  [/ - /, 'has a hyphen for a dash'],
]

/** Quotation marks of other languages; and in Hungarian `a` instead of `az`. */
const OWN_SLIPS: Readonly<Record<Language, readonly Slip[]>> = {
  en: [[/[„«»]/, 'has quotation marks of another language']],
  nl: [[/[„«»]/, 'has quotation marks of another language']],
  de: [[/”/, 'has quotation marks of another language']],
  hu: [
    [/“/, 'has quotation marks of another language'],
    [/(?:^|[\s(])a [aáeéiíoóöőuúüű]/i, 'has a before a vowel'],
  ],
}

const entryFaults = (
  key: string,
  english: string,
  text: string | undefined,
  language: Language,
  sameWords: readonly string[],
): readonly string[] => {
  if (text === undefined) return [`${key}: is missing`]
  if (text.trim() === '') return [`${key}: is empty`]
  const faults = [
    ...sameFaults(english === text, sameWords.includes(key)),
    ...holeFaults(english, text),
    ...figureFaults(english, text),
    ...slips(text, language),
  ]
  return faults.map((fault) => `${key}: ${fault}`)
}

const sameFaults = (isSame: boolean, isListed: boolean): readonly string[] => {
  if (isSame && !isListed) return ['is the same as in English']
  return isListed && !isSame ? ['is listed as a same word, but differs from the English'] : []
}

const holeFaults = (english: string, text: string): readonly string[] => {
  const plurals = [...text.matchAll(/\{\w+:([^{}]*)\}/g)].map((match) => match[1] ?? '')
  const rest = text.replaceAll(/\{\w+(?::[^{}]*)?\}/g, '')
  return [
    ...plurals.flatMap((forms) => (forms.split('|').length === 2 ? [] : [`has not two forms in '${forms}'`])),
    ...(/[{}]/.test(rest) ? ['has braces that are no parameter'] : []),
    ...(String(paramNames(text)) === String(paramNames(english))
      ? []
      : [`has {${paramNames(text)}} for {${paramNames(english)}}`]),
  ]
}

/** A translation has every number and rule id of the English text at least as often. */
const figureFaults = (english: string, text: string): readonly string[] => {
  const left = figures(text)
  return figures(english).flatMap((figure) => {
    const at = left.indexOf(figure)
    if (at < 0) return [`has lost ${figure}`]
    left.splice(at, 1)
    return []
  })
}

const figures = (text: string): string[] => text.match(/[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?|\d+/g) ?? []
