/** The rule behind each decision. */
import type { RuleId } from '../../../kit/game.ts'
import type { PendingDecision } from '../../../wire/host.ts'

const RULES: Readonly<Record<string, RuleId>> = {
  bonus: 'RR-1.7',
  turn: 'RR-2.2',
  pay: 'RR-2.5',
  slot: 'RR-5.2',
  factory: 'RR-6.6',
  gap: 'RR-6.2',
  again: 'RR-8.4',
  card: 'RR-13.2',
  end: 'RR-12.3',
  relocate: 'RR-10.5',
  swap: 'RR-10.2',
}

/** What is left to do comes in any order. */
const ANY_ORDER = 'RR-2.10'

export const ruleOfAsk = (question: PendingDecision | null): RuleId => RULES[question?.ask.kind ?? ''] ?? ANY_ORDER
