/** The number of a rule as a link to the rules. The table opens them in a sheet. */
import type { RuleId } from '../../../kit/game.ts'
import { hrefs } from '../../../wire/route.ts'
import { useTableTexts } from '../texts.ts'

export const RuleLink = ({ rule }: { rule: RuleId }) => {
  const { game, words } = useTableTexts()
  return (
    <a className="table-rule-link" href={hrefs.rule(game, rule)} aria-label={words('rule.link', { rule })}>
      {rule}
    </a>
  )
}
