/** A target of a decision, and the reason if it is refused. */
import type { Refusal, RuleId, Target } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'

export interface TouchTarget {
  readonly target: Target
  /** Called only if no legal move has the target, because messages cost time. */
  why(): Omit<Refusal, 'target'>
}

export const touch = (target: Target, why: () => Omit<Refusal, 'target'>): TouchTarget => ({ target, why })

export const because = (rule: RuleId, message: Message): Omit<Refusal, 'target'> => ({ rule, message })

/** A target that can never be refused in its decision. */
export const always = (target: Target): TouchTarget => touch(target, () => never(target))

const never = (target: Target): never => {
  throw new Error(`${target} is always allowed`)
}
