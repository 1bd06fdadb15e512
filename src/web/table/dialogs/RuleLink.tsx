/** The number of a rule as a link to the rules page. */
import type { RuleId } from '../../../kit/game.ts'
import { useTableTexts } from '../texts.ts'

export const RuleLink = ({ rule }: { rule: RuleId }) => {
  const { game, words } = useTableTexts()
  return (
    <a className="table-rule-link" href={`#/rules/${game}/${rule}`} aria-label={words('rule.link', { rule })}>
      {rule}
    </a>
  )
}
