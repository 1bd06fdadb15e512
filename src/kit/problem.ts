/**
 * A problem with input: one clear sentence in the reader's language. The error holds only the id of the sentence, so a
 * Dutch page does not load the English texts.
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

/** Throws a problem from the kit's own texts. */
export const complain = <Id extends keyof English>(id: Id, ...args: ParamsOf<English[Id]>): never => {
  throw new Problem(sayFrom<English>()(id, ...args))
}
