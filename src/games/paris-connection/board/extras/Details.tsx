/** Each player's shares, as far as the viewer can know them. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { EXCESS_PENALTY, IDLE_ROUNDS, LIMIT } from '../../data/counts.ts'
import { companyName, say as word } from '../../describe/words.ts'
import { ALL } from '../../moves.ts'
import type { View } from '../../view.ts'
import { isExact, type ShareBounds, sharesKnown } from '../knowledge.ts'
import { Mark } from '../Locomotive.tsx'

export const Details = ({ view, seats, say }: BoardProps<View>): ReactNode => {
  const limit = LIMIT[view.seats] ?? 0
  return (
    <div className="pc-details">
      <table className="panel-table">
        <caption>{say(word('board.holdings'))}</caption>
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
            <tr key={seat}>
              <th scope="row">{name}</th>
              {sharesKnown(view, seat).map((bounds, company) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a company is its number
                <td key={company}>
                  <Known bounds={bounds} say={say} />
                </td>
              ))}
              <td>{say(word('hold.shares', { held: view.holdings[seat] ?? 0, limit }))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {say(word('board.limit', { limit, points: EXCESS_PENALTY }))}
        {view.shares.includes(null) && ` ${say(word('board.known'))}`}
      </p>
      <p>{say(word('textBoard.idle', { count: view.idle, most: IDLE_ROUNDS * view.seats }))}</p>
    </div>
  )
}

/** `2`, `2+` for at least two, or a question mark. */
const Known = ({ bounds, say }: { readonly bounds: ShareBounds } & Pick<BoardProps<View>, 'say'>): ReactNode => {
  const { least } = bounds
  if (isExact(bounds)) return least
  return (
    <>
      <span aria-hidden="true">{least === 0 ? '?' : `${least}+`}</span>
      <span className="unseen">
        {say(least === 0 ? word('textBoard.unknown') : word('board.least', { count: least }))}
      </span>
    </>
  )
}
