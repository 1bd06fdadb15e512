/** The points of all seats side by side: what scores as rows, seats as columns, and the totals. */
import type { CSSProperties, ReactNode } from 'react'
import type { Outcome, Seat } from '../../../kit/game.ts'
import type { TableView } from '../../../wire/host.ts'
import type { SeatLook } from '../../toolkit/seats.ts'
import type { EndWords } from './end-words.ts'
import { type MatrixRow, totalsOf } from './score-matrix.ts'
import { withMinusSign } from './scores.ts'

interface Props {
  readonly tableView: TableView
  readonly outcome: Outcome | null
  readonly rows: readonly MatrixRow[]
  readonly columns: readonly Seat[]
  readonly looks: readonly SeatLook[]
  readonly words: EndWords
}

export const ScoreMatrix = ({ tableView, outcome, rows, columns, looks, words }: Props): ReactNode => {
  const totals = totalsOf(tableView.forecast, outcome)
  const isWinner = (seat: Seat): boolean => outcome?.ranks[seat] === 1
  return (
    <table className="end-matrix" aria-label={words('scores')} data-many={columns.length > 3}>
      <thead>
        <tr>
          <td className="end-matrix-corner" />
          {columns.map((seat) => (
            <th key={seat} scope="col" data-won={isWinner(seat)} style={coloursOf(looks[seat])}>
              <div className="end-seat">
                <span className="end-seat-letter" aria-hidden="true">
                  {looks[seat]?.letter}
                </span>
                <span className="end-seat-name">{tableView.table.seats[seat]?.name}</span>
                {seat === tableView.viewer && <small>{words('you')}</small>}
                {isWinner(seat) && (
                  <>
                    <Crown />
                    <span className="unseen">{words('won')}</span>
                  </>
                )}
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, points }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((seat) => (
              <Points
                key={seat}
                points={points[seat] ?? null}
                look={looks[seat]}
                won={isWinner(seat)}
                none={words('none')}
              />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words('total')}</th>
          {columns.map((seat) => (
            <Points
              key={seat}
              points={totals[seat] ?? null}
              look={looks[seat]}
              won={isWinner(seat)}
              none={words('none')}
            />
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

interface PointsProps {
  readonly points: number | null
  readonly look: SeatLook | undefined
  readonly won: boolean
  readonly none: string
}

const Points = ({ points, look, won, none }: PointsProps): ReactNode => (
  <td data-won={won} style={coloursOf(look)}>
    {points === null ? (
      <>
        <span aria-hidden="true">·</span>
        <span className="unseen">{none}</span>
      </>
    ) : (
      withMinusSign(String(points))
    )}
  </td>
)

const coloursOf = (look: SeatLook | undefined): CSSProperties =>
  ({ '--seat': look?.fill, '--seat-on': look?.on }) as CSSProperties

const Crown = (): ReactNode => (
  <svg className="end-crown" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M1 4l4 3 3-6 3 6 4-3-2 9H3zM3 14h10v1.5H3z" />
  </svg>
)
