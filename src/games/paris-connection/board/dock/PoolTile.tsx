/** The pool of one company: it extends the company, or gives one or two shares once a share to give is chosen. */
import { memo, type ReactNode } from 'react'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { anchor } from '../../../../web/toolkit/effects.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import type { Choice } from '../../../../wire/host.ts'
import { companyName, say as word } from '../../describe/words.ts'
import { type Company, extendTarget, giveTarget, swapTarget, takeTarget } from '../../moves.ts'
import type { View } from '../../view.ts'
import { poolAnchor } from '../anchors.ts'
import { Mark } from '../Locomotive.tsx'
import { lights } from '../lit.ts'
import { colourOf, livery } from '../palette.ts'
import { PressLayer, pressClass } from './PressLayer.tsx'

type PoolTileProps = Pick<BoardProps<View>, 'choose' | 'whyNot' | 'say'> & {
  readonly company: Company
  readonly count: number
  /** Can the company be extended? Null when nothing can be extended now. */
  readonly canExtend: boolean | null
  /** What can be taken for the share that is given; null while none is. */
  readonly trade: Trade | null
  extend(company: Company): void
}

/** PC-4.1 */
interface Trade {
  readonly given: Company
  readonly choices: readonly Choice[]
}

/** Rerendered only on change. */
export const PoolTile = memo((props: PoolTileProps): ReactNode => {
  const { say, company, count, canExtend, trade, extend } = props
  const name = companyName(company)
  const about = say(word('explain.pool', { company: name, count }))
  return (
    <div
      className={`pc-pool pc-${colourOf(company)} ${count === 0 ? 'pc-empty' : ''}`}
      {...anchor(poolAnchor(company))}
      {...lights(company)}
      {...explain(about, 'PC-3.2')}
    >
      {trade === null ? (
        <div className={`pc-heap${pressClass(canExtend)}`}>
          <Heap company={company} count={count} />
          {canExtend === null ? (
            <span className="unseen">{about}</span>
          ) : (
            <PressLayer
              target={extendTarget(company)}
              name={say(word('move.extend', { company: name }))}
              about={about}
              rule="PC-3.2"
              can={canExtend}
              press={() => extend(company)}
            />
          )}
        </div>
      ) : (
        ([1, 2] as const).map((taken) => <Take key={taken} {...props} trade={trade} taken={taken} />)
      )}
    </div>
  )
})

const Heap = ({ company, count }: { readonly company: Company; readonly count: number }): ReactNode => (
  <>
    <Mark company={company} size={30} />
    <span className="pc-left" aria-hidden="true">
      {count}
    </span>
  </>
)

interface TakeProps extends Pick<PoolTileProps, 'choose' | 'whyNot' | 'say' | 'company'> {
  readonly trade: Trade
  readonly taken: 1 | 2
}

/** PC-4.1: takes one or two for the share that is given. */
const Take = ({ trade: { given, choices }, choose, whyNot, say, company, taken }: TakeProps): ReactNode => {
  const choice = tradeFor(choices, given, company, taken)
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
