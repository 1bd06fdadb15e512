/** One sentence that answers a touch, with the rule where there is one. */
import type { RuleId } from '../../../kit/game.ts'

export interface Note {
  readonly title: string
  readonly text: string
  readonly rule: RuleId | null
}
