/** Input that cannot be used: one clear sentence, from the texts of the kit or of the terminal. */
import { Problem } from '../kit/problem.ts'
import { kitTexts } from '../kit/text/index.ts'
import { type Language, type Message, type ParamsOf, sayFrom, speak } from '../kit/text.ts'
import { plain } from './table/paint.ts'
import type { en } from './text/en.ts'
import { cliTexts } from './text/index.ts'

type English = typeof en

export class Trouble extends Error {
  readonly say: Message
  constructor(say: Message) {
    super(say.id)
    this.name = 'Trouble'
    this.say = say
  }
}

export const trouble = <Id extends keyof English>(id: Id, ...given: ParamsOf<English[Id]>): never => {
  throw new Trouble(sayFrom<English>()(id, ...given))
}

/** The sentence for a problem with input; undefined for a bug. */
export const sentence = (error: unknown, language: Language): string | undefined => {
  if (error instanceof Trouble) return spoken(error.say, cliTexts[language], language)
  return error instanceof Problem ? spoken(error.say, kitTexts[language], language) : undefined
}

const spoken = (say: Message, texts: Readonly<Record<string, string>>, language: Language): string =>
  plain(speak({ language, texts, seat: (seat) => String(seat + 1) }, say))
