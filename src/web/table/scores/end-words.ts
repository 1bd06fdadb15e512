/** The words of the end screen, loaded with it. */
import type { Seat } from '../../../kit/game.ts'
import { type Language, type ParamsOf, sayFrom, speak, type Texts } from '../../../kit/text.ts'
import type { en } from './text/en.ts'

type English = typeof en

export type EndWords = <Id extends keyof English & string>(id: Id, ...args: ParamsOf<English[Id]>) => string

export const endWordsIn = (language: Language, texts: Texts, seat: (seat: Seat) => string): EndWords => {
  const message = sayFrom<English>()
  return (id, ...args) => speak({ language, texts, seat }, message(id, ...args))
}
