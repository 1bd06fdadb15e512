/** An action space: its name, what it does, what it costs and who stands there. */
import { memo, type ReactNode } from 'react'
import type { Target } from '../../../kit/game.ts'
import { inPile } from '../cells.ts'
import type { Effect } from '../data/effects.ts'
import { Coin, Glyphs, Pawn } from './Glyph.tsx'
import { SEATS } from './livery.ts'
import { CELL } from './sheet.ts'

export interface SpaceProps {
  readonly target: Target
  readonly name: string
  readonly x: number
  readonly y: number
  readonly effect: Effect
  readonly workers: number
  readonly coins: number
  readonly how: 'can' | 'asked' | 'idle'
  readonly closed: boolean
  /** Who stands there: seat and pile, in pairs. */
  readonly standing: string
  readonly title: string
}

export const Space = memo((props: SpaceProps): ReactNode => {
  const { target, name, x, y, effect, workers, coins, how, closed, standing, title } = props
  const there = standing === '' ? [] : standing.split(' ').map((pair) => pair.split(':').map(Number))
  return (
    <g
      className={`rr-space rr-${how}${closed ? ' rr-closed' : ''}`}
      transform={`translate(${x} ${y})`}
      data-target={target}
    >
      <title>{title}</title>
      <rect className="rr-space-card" width={CELL.width} height={CELL.height} rx="3" />
      <text className="rr-space-name" x="6" y="17">
        {name}
      </text>
      <g transform={`translate(${CELL.width - 4} 3)`}>
        <Cost workers={workers} coins={coins} />
      </g>
      <g transform={`translate(${CELL.width / 2} 0)`}>
        <Glyphs effect={effect} y={40} />
      </g>
      {there.map(([seat = 0, pile = 0], at) => (
        <Standing key={seat} seat={seat} pile={pile} x={4 + at * 18} many={there.length > 1} />
      ))}
      {closed && (
        <path
          className="rr-cross"
          d={`M4 4L${CELL.width - 4} ${CELL.height - 4}M${CELL.width - 4} 4L4 ${CELL.height - 4}`}
        />
      )}
    </g>
  )
})

/** Pawns and coins, small, from the right. */
const Cost = ({ workers, coins }: { readonly workers: number; readonly coins: number }): ReactNode => (
  <g className="rr-cost">
    {Array.from({ length: workers + coins }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a cost keep their order
      <g key={at} transform={`translate(${-14 * (at + 1)} 0) scale(0.75)`}>
        {at < coins ? <Coin /> : <Pawn kind="own" />}
      </g>
    ))}
  </g>
)

const Standing = ({ seat, pile, x, many }: { seat: number; pile: number; x: number; many: boolean }): ReactNode => {
  const { workers, temporary, black, coins } = inPile(pile)
  const pieces = [
    ...Array<'own'>(workers).fill('own'),
    ...Array<'temporary'>(temporary).fill('temporary'),
    ...Array<'black'>(black).fill('black'),
  ]
  return (
    <g className={`rr-seat-${SEATS[seat]?.name}`} transform={`translate(${x} 57)`}>
      <rect className="rr-seat-mark" width="17" height="23" rx="2" />
      <text className="rr-seat-letter" x="8.5" y="17">
        {SEATS[seat]?.letter}
      </text>
      {!many && (
        <>
          {pieces.map((kind, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pawns in a row
            <g key={at} transform={`translate(${19 + at * 13} 2) scale(0.85)`}>
              <Pawn kind={kind} />
            </g>
          ))}
          {Array.from({ length: coins }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: coins in a row
            <g key={`c${at}`} transform={`translate(${19 + (pieces.length + at) * 13} 3) scale(0.7)`}>
              <Coin />
            </g>
          ))}
        </>
      )}
    </g>
  )
}
