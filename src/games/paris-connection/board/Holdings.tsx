/** Each player's shares, as far as the viewer may know them, and who is above the limit. */
import { memo, type ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { SeatInfo } from '../../../wire/host.ts'
import { EXCESS_PENALTY, LIMIT } from '../data/counts.ts'
import { companyName, say as word } from '../describe/words.ts'
import { ALL, type Company } from '../moves.ts'
import type { View } from '../view.ts'
import { Mark } from './Locomotive.tsx'

interface HoldingsProps extends Pick<View, 'shares' | 'known' | 'holdings'> {
  readonly seats: readonly SeatInfo[]
  /** The seat to act, if any. */
  readonly moving: Seat | null
  readonly say: BoardProps<View>['say']
}

export const Holdings = memo((props: HoldingsProps): ReactNode => {
  const { seats, moving, holdings, shares, say } = props
  const limit = LIMIT[seats.length] ?? 0
  return (
    <section className="panel-part">
      <h2 className="panel-heading">{say(word('board.holdings'))}</h2>
      <table className="panel-table pc-table pc-holdings">
        <thead>
          <tr>
            <th scope="col">{say(word('board.player'))}</th>
            {ALL.map((company) => (
              <th key={company} scope="col">
                <Mark company={company} size={26} />
                <span className="unseen">{say(companyName(company))}</span>
              </th>
            ))}
            <th scope="col">{say(word('board.all'))}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(({ name }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <tr key={seat} className={seat === moving ? 'pc-moving' : undefined}>
              <th scope="row">{name}</th>
              {ALL.map((company) => (
                <td key={company}>
                  <Held {...props} seat={seat} company={company} />
                </td>
              ))}
              <td className="pc-total">
                <Total held={holdings[seat] ?? 0} limit={limit} say={say} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pc-remark">
        {say(word('board.limit', { limit, points: EXCESS_PENALTY }))}
        {shares.includes(null) && ` ${say(word('board.known'))}`}
      </p>
    </section>
  )
})

type HeldProps = Pick<HoldingsProps, 'shares' | 'known' | 'say'> & { readonly seat: Seat; readonly company: Company }

/** The exact number if known, else the minimum that the trades show. */
const Held = ({ shares, known, seat, company, say }: HeldProps): ReactNode => {
  const held = shares[seat]?.[company]
  if (held !== undefined) return <span className={held === 0 ? 'pc-none' : undefined}>{held}</span>
  const least = known[seat * ALL.length + company] ?? 0
  const [shown, spoken] =
    least === 0 ? ['?', say(word('sketch.unknown'))] : [`${least}+`, say(word('board.least', { count: least }))]
  return (
    <>
      <span aria-hidden="true" className={least === 0 ? 'pc-none' : undefined}>
        {shown}
      </span>
      <span className="unseen">{spoken}</span>
    </>
  )
}

interface TotalProps {
  readonly held: number
  readonly limit: number
  readonly say: BoardProps<View>['say']
}

const Total = ({ held, limit, say }: TotalProps): ReactNode => {
  const excess = Math.max(0, held - limit)
  return (
    <>
      <span aria-hidden="true">
        {held}/{limit}
      </span>
      <span className="unseen">{say(word('board.of', { held, limit }))}</span>
      {excess > 0 && <strong className="pc-excess">{say(word('board.excess', { count: excess }))}</strong>}
    </>
  )
}
