/** Points line by line, each with its rule, and the total. */
import type { ScoreLine } from '../../../kit/game.ts'
import { RuleLink } from '../dialogs/RuleLink.tsx'
import { useTableTexts } from '../texts.ts'
import { groupByRule, totalOf, withMinusSign } from './scores.ts'
import './scores.css'

export const ScoreLines = ({ lines }: { lines: readonly ScoreLine[] }) => {
  const { words, say } = useTableTexts()
  return (
    <table className="table-lines">
      <tbody>
        {groupByRule(lines).map(({ rule, lines: own }) =>
          own.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: score lines have no ids and keep their order
            <tr key={`${rule} ${at}`}>
              <td>{say(line.message)}</td>
              <td className="table-rule-cell">{at === 0 && <RuleLink rule={rule} />}</td>
              <td className="table-points">{withMinusSign(String(line.points))}</td>
            </tr>
          )),
        )}
        {lines.length === 0 && (
          <tr>
            <td colSpan={3}>{words('forecast.none')}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {words('forecast.total')}
          </th>
          <td className="table-points">{withMinusSign(String(totalOf(lines)))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
