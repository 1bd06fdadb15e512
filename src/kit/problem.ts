/** Something is wrong with what came from outside: one clear sentence, in the reader's language. */

import { en } from './text/en.ts'
import { type Given, type Message, sayFrom, speak } from './text.ts'

export class Problem extends Error {
  readonly say: Message
  constructor(say: Message) {
    super(speak({ language: 'en', texts: en, seat: String }, say))
    this.name = 'Problem'
    this.say = say
  }
}

type English = typeof en

/** Throws a problem of the kit's own catalogue. */
export const complain = <Id extends keyof English>(id: Id, ...given: Given<English[Id]>): never => {
  throw new Problem(sayFrom<English>()(id, ...given))
}
