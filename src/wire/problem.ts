/** Why a host or a server refuses something: one sentence from the texts of the wire or of the kit. */
import { Problem } from '../kit/problem.ts'
import type { en as kit } from '../kit/text/en.ts'
import { type ParamsOf, sayFrom } from '../kit/text.ts'
import type { en } from './text/en.ts'

type English = typeof en & typeof kit

export const complain = <Id extends keyof English>(id: Id, ...args: ParamsOf<English[Id]>): never => {
  throw new Problem(sayFrom<English>()(id, ...args))
}
