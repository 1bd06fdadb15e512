/**
 * One line about an element of board, player card or dock. The frame shows it on hover, focus and long press, with a
 * link to the rule. Spread the result on the element: `<g {...explain(say(text), 'GL-5.1')}>`.
 */
import type { RuleId } from '../../kit/game.ts'

export interface ExplainAttributes {
  readonly 'data-explain': string
  readonly 'data-rule'?: RuleId
}

export const explain = (text: string, rule?: RuleId): ExplainAttributes =>
  rule === undefined ? { 'data-explain': text } : { 'data-explain': text, 'data-rule': rule }
