/** Faults of UI texts: too long, a number without its plural, the dots of a template. */
import type { Language, Texts } from '../../src/kit/text.ts'

/** Which texts of a catalogue are buttons, and which are prompts. */
export interface TextKinds {
  readonly buttons: readonly string[]
  readonly prompts: readonly string[]
}

const LONGEST_BUTTON = 30
export const LONGEST_PROMPT = 120

/** The faults of a catalogue. In a prompt a parameter counts as a name; of a button only its own words count. */
export const uiFaults = (texts: Texts, language: Language, { buttons, prompts }: TextKinds): readonly string[] => {
  const numbers = numberNames(texts)
  const faults = [
    ...buttons.flatMap((key) => lengthFaults('button', key, texts[key])),
    ...prompts.flatMap((key) => lengthFaults('prompt', key, texts[key])),
    ...Object.entries(texts).flatMap(([key, text]) =>
      [...pluralFaults(text, language, numbers), ...dotFaults(text)].map((fault) => `${key}: ${fault}`),
    ),
  ]
  return faults.map((fault) => `${language} ${fault}`)
}

const LENGTHS = {
  button: { longest: LONGEST_BUTTON, parameter: '' },
  prompt: { longest: LONGEST_PROMPT, parameter: 'Charlotte' },
} as const

const lengthFaults = (kind: keyof typeof LENGTHS, key: string, text: string | undefined): readonly string[] => {
  if (text === undefined) return [`${key}: is listed as a ${kind}, but there is no such text`]
  const { longest, parameter } = LENGTHS[kind]
  const { length } = filled(text, parameter)
  return length > longest ? [`${key}: is a ${kind} of ${length} characters; ${longest} is the most`] : []
}

const filled = (text: string, parameter: string): string =>
  text
    .replaceAll(/\{\w+:([^{}|]*)\|([^{}|]*)\}/g, (_hole, one: string, other: string) =>
      one.length > other.length ? one : other,
    )
    .replaceAll(/\{\w+\}/g, parameter)

/** `Claim …: …, … points` is a template with its gaps, not a text. One ellipsis at either end is punctuation. */
export const dotFaults = (text: string): readonly string[] =>
  /…[^…]*…|…\s*[,:;]/.test(text) ? ['shows the dots of a template'] : []

/** Parameters that hold numbers in every catalogue; a catalogue adds those that it gives a plural form anywhere. */
const NUMBERS = [
  ...['count', 'points', 'most', 'least', 'left', 'total', 'moves', 'matches'],
  ...['minutes', 'seconds', 'pieces', 'trains', 'ships', 'harbours'],
]

const numberNames = (texts: Texts): ReadonlySet<string> => {
  const plural = Object.values(texts).flatMap((text) => [...text.matchAll(/\{(\w+):/g)].map((match) => match[1] ?? ''))
  return new Set([...NUMBERS, ...plural])
}

/** A number directly before a noun needs `{name:one|other}` in the same text. Hungarian nouns stay singular after a number. */
const pluralFaults = (text: string, language: Language, numbers: ReadonlySet<string>): readonly string[] => {
  if (language === 'hu') return []
  return [...text.matchAll(/\{(\w+)\} (\p{L}+)/gu)].flatMap(([, name = '', word = '']) =>
    numbers.has(name) && isInflected(word, language) && !text.includes(`{${name}:`)
      ? [`has no plural form of “${word}” for {${name}}`]
      : [],
  )
}

const isInflected = (word: string, language: Exclude<Language, 'hu'>): boolean =>
  // German writes nouns, and nothing else within a sentence, with a capital.
  (language !== 'de' || /^\p{Lu}/u.test(word)) && !FIXED[language].has(word)

/** Words that are the same after one and after many: function words and units, in German nouns without a plural ending. */
const FIXED: Readonly<Record<Exclude<Language, 'hu'>, ReadonlySet<string>>> = {
  en: new Set(
    'and are at by each for from in is left min more needed not now of on or per placed s short the to too with'.split(
      ' ',
    ),
  ),
  nl: new Set(
    [
      'aan afgelegd betalen bij en genomen geplaatst heen in is keer kost kosten liggen meer met min nemen niet nodig nog of',
      'op over per s te tekort terug tot uit uur van voor waard zijn',
    ].flatMap((line) => line.split(' ')),
  ),
  de: new Set(['Arbeiter', 'Leiharbeiter', 'Prozent', 'Spieler', 'Verdoppler', 'Zuschauer']),
}
