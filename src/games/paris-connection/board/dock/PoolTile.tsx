/** The pool of one company: it extends the company, or gives one or two shares once a share to give is chosen. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { isQuestion } from '../../../../web/toolkit/choosing.ts'
import { anchor } from '../../../../web/toolkit/effects.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { Press } from '../../../../web/toolkit/Press.tsx'
import type { Choice, PendingDecision } from '../../../../wire/host.ts'
import { companyName, say as word } from '../../describe/words.ts'
import { type Company, extendTarget, giveTarget, swapTarget, takeTarget } from '../../moves.ts'
import type { View } from '../../view.ts'
import { poolAnchor } from '../anchors.ts'
import { Mark } from '../Locomotive.tsx'
import { lights } from '../lit.ts'
import { colourOf, livery } from '../palette.ts'

type PoolTileProps = BoardProps<View> & { readonly company: Company; readonly given: Company | null }

export const PoolTile = (props: PoolTileProps): ReactNode => {
  const { view, question, say, company, given } = props
  const count = view.pools[company] ?? 0
  const name = companyName(company)
  const about = say(word('explain.pool', { company: name, count }))
  return (
    <div
      className={`pc-pool pc-${colourOf(company)} ${count === 0 ? 'pc-empty' : ''}`}
      {...anchor(poolAnchor(company))}
      {...lights(company)}
      {...explain(about, 'PC-3.2')}
    >
      {!isQuestion(question, 'act') ? (
        <div className="pc-heap">
          <Heap company={company} count={count} />
          <span className="unseen">{about}</span>
        </div>
      ) : given === null ? (
        <Press
          {...props}
          className="pc-heap"
          target={extendTarget(company)}
          name={say(word('move.extend', { company: name }))}
        >
          <Heap company={company} count={count} />
        </Press>
      ) : (
        ([1, 2] as const).map((taken) => (
          <Take key={taken} {...props} question={question} given={given} taken={taken} />
        ))
      )}
    </div>
  )
}

const Heap = ({ company, count }: { readonly company: Company; readonly count: number }): ReactNode => (
  <>
    <Mark company={company} size={30} />
    <span className="pc-left" aria-hidden="true">
      {count}
    </span>
  </>
)

interface TakeProps extends PoolTileProps {
  readonly question: PendingDecision
  readonly given: Company
  readonly taken: 1 | 2
}

/** PC-4.1: takes one or two for the share that is given. */
const Take = ({ question, choose, whyNot, say, company, given, taken }: TakeProps): ReactNode => {
  const choice = tradeFor(question.choices, given, company, taken)
  const press = (): void => {
    if (choice !== undefined) choose(choice)
    else whyNot(company === given ? swapTarget(company) : takeTarget(company, taken))
  }
  return (
    <button
      type="button"
      className="panel-press pc-take"
      data-target={takeTarget(company, taken)}
      aria-disabled={choice === undefined}
      onClick={press}
    >
      <span className="pc-chip" aria-hidden="true">
        {livery(company).letter}
      </span>
      <span aria-hidden="true">+{taken}</span>
      <span className="unseen">
        {say(word('move.trade', { give: companyName(given), count: taken, take: companyName(company) }))}
      </span>
    </button>
  )
}

const tradeFor = (choices: readonly Choice[], give: Company, take: Company, count: 1 | 2): Choice | undefined =>
  choices.find(({ targets }) => targets.includes(giveTarget(give)) && targets.includes(takeTarget(take, count)))
