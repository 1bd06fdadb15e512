/** The companies: value, pool, and the viewer's shares; and the buttons to extend one. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { companyName, say as word } from '../describe/words.ts'
import { ALL, type Company, extendTarget } from '../moves.ts'
import type { View } from '../view.ts'
import { Mark } from './Locomotive.tsx'
import { Stack } from './Stack.tsx'

export const Companies = (props: BoardProps<View>): ReactNode => {
  const { view, viewer, say } = props
  const own = viewer === 'watcher' ? null : (view.shares[viewer] ?? null)
  return (
    <section className="panel-part" aria-label={say(word('board.companies'))}>
      <table className="panel-table pc-table pc-companies">
        <thead>
          <tr>
            <th scope="col">{say(word('board.company'))}</th>
            <th scope="col">{say(word('sketch.value'))}</th>
            <th scope="col">{say(word('board.pool'))}</th>
            {own !== null && <th scope="col">{say(word('board.own'))}</th>}
          </tr>
        </thead>
        <tbody>
          {ALL.map((company) => (
            <tr key={company}>
              <th scope="row">
                <CompanyHead {...props} company={company} />
              </th>
              <td className="pc-figure">{view.values[company]}</td>
              <td className="pc-figure pc-light">{view.pools[company]}</td>
              {own !== null && (
                <td>
                  <Stack company={company} count={own[company] ?? 0} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The company's mark stays in place; beside it is its name, or a button while the company can be extended. */
const CompanyHead = (props: BoardProps<View> & { readonly company: Company }): ReactNode => {
  const { company, question, choose, whyNot, say } = props
  const target = extendTarget(company)
  const asked = question?.ask.kind === 'act'
  const choice = asked ? question.choices.find(({ targets }) => targets.includes(target)) : undefined
  return (
    <div className={asked && choice === undefined ? 'pc-head pc-faint' : 'pc-head'}>
      <Mark company={company} />
      {asked ? (
        <button
          type="button"
          className="pc-name-of panel-press pc-press"
          aria-disabled={choice === undefined}
          onClick={() => (choice === undefined ? whyNot(target) : choose(choice))}
        >
          {say(word('move.extend', { company: companyName(company) }))}
        </button>
      ) : (
        <span className="pc-name-of">{say(companyName(company))}</span>
      )}
    </div>
  )
}
