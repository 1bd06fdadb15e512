/**
 * Something is wrong with what came from outside: one clear sentence, in the reader's language. The
 * error itself carries only which sentence: a page that speaks Dutch need not load the English.
 */
import type { en } from './text/en.ts'
import { type Message, type ParamsOf, sayFrom } from './text.ts'

export class Problem extends Error {
  readonly say: Message
  constructor(say: Message) {
    super(say.params === undefined ? say.id : `${say.id} ${JSON.stringify(say.params)}`)
    this.name = 'Problem'
    this.say = say
  }
}

type English = typeof en

/** Throws a problem of the kit's own catalogue. */
export const complain = <Id extends keyof English>(id: Id, ...given: ParamsOf<English[Id]>): never => {
  throw new Problem(sayFrom<English>()(id, ...given))
}
