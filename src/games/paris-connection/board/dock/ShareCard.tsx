/** The player's shares of one company, as a stack of certificates. Touched, one of them is given in a trade. */
import { memo, type ReactNode } from 'react'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { strokes } from '../../../../web/toolkit/patterns.ts'
import { companyName, say as word } from '../../describe/words.ts'
import { type Company, giveTarget } from '../../moves.ts'
import type { View } from '../../view.ts'
import { Mark } from '../Locomotive.tsx'
import { lights } from '../lit.ts'
import { colourOf, livery } from '../palette.ts'
import { PressLayer, pressClass } from './PressLayer.tsx'

type ShareCardProps = Pick<BoardProps<View>, 'whyNot' | 'say'> & {
  readonly company: Company
  readonly count: number
  readonly value: number
  /** Can one of them be given? Null when there is nothing to trade. */
  readonly canGive: boolean | null
  readonly isGiven: boolean
  give(company: Company | null): void
}

/** Rerendered only on change. */
export const ShareCard = memo(
  ({ whyNot, say, company, count, value, canGive, isGiven, give }: ShareCardProps): ReactNode => {
    const name = companyName(company)
    const about = say(word('explain.share', { count, company: name, value, points: count * value }))
    const target = giveTarget(company)
    return (
      <div
        className={`pc-card pc-${colourOf(company)} pc-deep-${Math.min(count, 3)}${pressClass(canGive)}${isGiven ? ' pc-given' : ''}`}
        {...lights(company)}
        {...(canGive === null ? explain(about, 'PC-6.1') : {})}
      >
        <Certificate company={company} count={count} value={value} />
        {canGive === null ? (
          <span className="unseen">{about}</span>
        ) : (
          <PressLayer
            target={target}
            name={say(word('board.give.one', { company: name, count }))}
            about={about}
            rule="PC-6.1"
            can={canGive}
            isPressed={isGiven}
            press={() => (canGive ? give(isGiven ? null : company) : whyNot(target))}
          />
        )}
      </div>
    )
  },
)

/** Number, letter, pattern, and what each share is worth. */
const Certificate = memo(({ company, count, value }: Pick<ShareCardProps, 'company' | 'count' | 'value'>) => {
  const { letter, pattern } = livery(company)
  return (
    <span className="pc-face" aria-hidden="true">
      <span className="pc-card-letter">{letter}</span>
      <Mark company={company} size={44} />
      <span className="pc-count">{count}</span>
      <svg className="pc-band-of" viewBox="0 0 42 8" aria-hidden="true">
        <path className="pc-pattern" d={strokes(pattern, 42, 8, 6)} />
      </svg>
      <span className="pc-worth">×{value}</span>
    </span>
  )
})
