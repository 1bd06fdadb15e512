/** The number of a rule, leading to its words. */
import type { RuleId } from '../../../kit/game.ts'
import { useSpeech } from '../texts.ts'

export const RuleLink = ({ rule }: { rule: RuleId }) => {
  const { game, words } = useSpeech()
  return (
    <a className="table-rule-link" href={`#/rules/${game}/${rule}`} aria-label={words('rule.link', { rule })}>
      {rule}
    </a>
  )
}
