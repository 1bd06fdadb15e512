/** Errors in what the user asked for, printed as one sentence in the language of the terminal. */
import { Problem } from '../kit/problem.ts'
import { type Language, type Message, type ParamsOf, sayFrom, speak } from '../kit/text.ts'
import { problemTexts } from '../wire/text/index.ts'
import { plain } from './table/paint.ts'
import type { en } from './text/en.ts'
import { cliTexts } from './text/index.ts'

type English = typeof en

/** An error that only the terminal can have; `Problem` is for those of records and hosts. */
export class Trouble extends Error {
  readonly say: Message
  constructor(say: Message) {
    super(say.id)
    this.name = 'Trouble'
    this.say = say
  }
}

export const trouble = <Id extends keyof English>(id: Id, ...args: ParamsOf<English[Id]>): never => {
  throw new Trouble(sayFrom<English>()(id, ...args))
}

/** The sentence for a problem with input; undefined for a bug. */
export const sentence = (error: unknown, language: Language): string | undefined => {
  if (error instanceof Trouble) return spoken(error.say, cliTexts[language], language)
  return error instanceof Problem ? spoken(error.say, problemTexts[language], language) : undefined
}

const spoken = (say: Message, texts: Readonly<Record<string, string>>, language: Language): string =>
  plain(speak({ language, texts, seat: (seat) => String(seat + 1) }, say))
