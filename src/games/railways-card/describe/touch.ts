/** A thing that may be touched in a decision, and what would be said of it if it were refused. */
import type { Refusal, RuleId, Target } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'

export interface Touch {
  readonly target: Target
  /** Asked only if no legal move names the target: words cost time. */
  why(): Omit<Refusal, 'target'>
}

export const touch = (target: Target, why: () => Omit<Refusal, 'target'>): Touch => ({ target, why })

export const because = (rule: RuleId, message: Message): Omit<Refusal, 'target'> => ({ rule, message })

/** A target that can never be refused in its decision. */
export const always = (target: Target): Touch => touch(target, () => never(target))

const never = (target: Target): never => {
  throw new Error(`${target} is always allowed`)
}
